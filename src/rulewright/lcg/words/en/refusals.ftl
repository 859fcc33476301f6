### Why something is not possible in living card games, in English.

refuse-no-host = there is no { $what } to attach { $card } to
refuse-not-a-host = { $source } is attached to { $what_a }
refuse-not-restricted = { $card } is not one of the Restricted cards that there are too many of
