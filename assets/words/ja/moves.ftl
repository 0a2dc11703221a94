### The list of moves and its menu, comments and glyphs.
