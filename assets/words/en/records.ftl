### What is wrong with a record that is opened or pasted.
