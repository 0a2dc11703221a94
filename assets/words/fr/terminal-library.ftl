### The terminal game: the library, with games that are kept and games that were interrupted. What a player types stays
