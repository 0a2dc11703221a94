### The position editor.
