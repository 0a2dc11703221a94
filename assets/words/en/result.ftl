### The end of a game: who won, why, and by how much.
