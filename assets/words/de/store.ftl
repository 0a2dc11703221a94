generic_name = Brettspiel
summary = Stapeln und Schlagen in 3D
comment = Die Brettspiele Abande und Anda in 3D spielen
keywords = Brett;Strategie;Stapel;Steine;Hex;abstrakt;Anda;
record_kind = Abande-Partie

about_abande = Abande ist ein Brettspiel von Dieter Stein für zwei Personen: Setze Steine ein, schlage, indem du auf benachbarte Stapel ziehst, halte alles zusammen und sichere dir die hohen Stapel dort, wo sich die Farben treffen. Die Regeln sind in zwei Minuten gelernt.
about_list = Du spielst an einem Holztisch in 3D:
about_computer = gegen den Computer, auf jeder Stufe von der ersten Partie bis zur vollen Stärke
about_friend = zu zweit am selben Bildschirm, oder du siehst zwei Computern zu
about_boards = auf einem Sechseck, einem quadratischen Brett oder einem Snub-Quadrat-Parkett
about_learning = mit Lektionen, Rätseln, Tipps, einem Trainer und der Auswertung deiner Partien
about_anda = Das zweite Spiel, Anda von Saïd Galdseid, spielt man auf Sechsecken mit drei bis elf Feldern pro Seite. Das Programm erklärt, warum ein Zug nicht erlaubt ist, und öffnet und speichert Partien als Text. Eine Grafikkarte ist nicht nötig, und du kannst auch im Terminal spielen.

picture_game = Eine Partie Abande
picture_result = Am Ende werden die Stapel gezählt
picture_anda = Eine Partie Anda
