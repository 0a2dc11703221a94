### Le impostazioni, e che cosa il programma dice di sé.

language_heading = Lingua
language_of_system = Sistema
