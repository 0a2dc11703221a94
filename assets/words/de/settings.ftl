### Die Einstellungen.

language_heading = Sprache
language_of_system = Systemsprache
