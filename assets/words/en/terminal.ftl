### What the terminal game answers.
