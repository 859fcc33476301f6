"""Words in three languages: Fluent messages, card texts told from ability trees, choices and log lines."""
