"""A position that is written wrongly is refused with one sentence that says where."""
