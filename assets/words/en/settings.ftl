### The settings, and what the program says about itself.

## The choice of a language. The other choices are the languages by their own names.

language_heading = Language
# The language of the operating system.
language_of_system = System
