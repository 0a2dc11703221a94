### The settings, and what the program says about itself.
