"""What the living card games share: ready and exhausted, damage, attachments, drawing and discarding, uniqueness."""
