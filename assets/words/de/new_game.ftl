### Das Fenster für eine neue Partie und die Einigung auf das Komi.

new_game_title = Neue Partie
players_title = Spieler ändern
play_from_title = Ab hier spielen

start_game = Starten
play_on_with_these = Weiterspielen
cancel_new_game = Abbrechen
back_from_new_game = Zurück

designed_by = von { $designer }
abande_in_short = Zieh mit deinen Stapeln auf benachbarte gegnerische. Am Ende zählt jeder Stapel neben einem gegnerischen so viele Punkte, wie er Steine hat, für den, dessen Stein oben liegt.
anda_in_short = Umschließe gegnerische Steine, bis ihre Gruppe nicht mehr atmen kann und vom Brett muss. Wer seine letzte Gruppe verliert, verliert die Partie.
learn_game_first = Erst { $game } lernen
board_and_size = { $board }, { $size }

komi_heading = Komi
komi_by_pie = Einer bestimmt es, der andere wählt die Farbe
komi_agreed = Vereinbart
komi_pie_means = Einer bestimmt, wie oft Weiß darauf verzichten darf, einen Stein zu setzen; der andere sieht die Zahl und wählt die Farbe.

swap_colours = Farben tauschen
change_places = Plätze tauschen
place_names = Wählt das Komi
place_picks = Wählt die Farbe
choose_computer = Computer
choose_human = Mensch
level_and_name = Stufe { $level } · { $name }
chair_names_komi = Wählt zuerst das Komi
chair_picks_side = Wählt dann die Farbe
chair_you_begin = Du ziehst zuerst
chair_computer_begins = Du ziehst nach dem Computer
chair_begins = Beginnt
chair_same_screen = Spielt am selben Bildschirm

name_komi_title = Komi festlegen
name_komi_for_player = Wähle eine Zahl, mit der beide Farben gleich gut sind: Die andere Seite sucht sich danach eine Farbe aus.
name_komi_for_computer = Wähle eine Zahl, mit der beide Farben gleich gut sind: Der Computer sucht sich danach eine Farbe aus.
komi_suggested = Unser Vorschlag ist { $komi }: Damit gewinnen Schwarz und Weiß etwa gleich oft, wenn der Computer gegen sich selbst spielt.
name_this_komi = Komi auf { $komi } festlegen
less_komi = Weniger Komi
more_komi = Mehr Komi
pick_side_title = Farbe wählen
player_named_komi = Die andere Seite hat das Komi auf { $komi } festgelegt. { $means }
computer_named_komi = Der Computer hat das Komi auf { $komi } festgelegt. { $means }
komi_means =
    { $komi ->
        [0] Wie Schwarz muss auch Weiß in jedem Zug einen Stein setzen.
        [1] Weiß darf einmal darauf verzichten, einen Stein zu setzen.
        [2] Weiß darf zweimal darauf verzichten, einen Stein zu setzen.
       *[other] Weiß darf { $komi }-mal darauf verzichten, einen Stein zu setzen.
    }
play_as = { $player } spielen
side_begins = beginnt
side_has_komi =
    { $komi ->
        [one] 1 Komipunkt
       *[other] { $komi } Komipunkte
    }
