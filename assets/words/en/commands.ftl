### The names of all commands, with their tips.
