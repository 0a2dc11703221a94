### Questions, file dialogs, and what they answer.
