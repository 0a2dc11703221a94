### The library of games and its statistics.
