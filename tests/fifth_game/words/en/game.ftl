ask-post = Which guard do you post?
refuse-weaker = { $card } is weaker than { $source }, whom you posted last
stat-strength = strength
kind-guard = guard
in-play = before you
