### Why something is not possible in living card games, in English.

refuse-no-host = there is no { $what } to attach { $card } to
refuse-not-a-host = { $source } is attached to { $what_a }
refuse-not-restricted = { $card } is not a Restricted attachment of { $source }
