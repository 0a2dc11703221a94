### What is wrong with a position that somebody sets up or types.
