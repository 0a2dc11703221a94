### Les réglages, et ce que le programme dit de lui-même.

language_heading = Langue
language_of_system = Système
