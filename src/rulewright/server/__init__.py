"""The table in the browser: a server that holds games for people, and the built client."""
