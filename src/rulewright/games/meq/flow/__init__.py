"""The book in steps: a file for each chapter."""
