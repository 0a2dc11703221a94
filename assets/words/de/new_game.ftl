### Das Fenster für eine neue Partie und die Einigung auf das Komi.

new_game_title = Neue Partie
players_title = Spieler ändern
play_from_title = Ab hier spielen

start_game = Starten
play_on_with_these = Weiterspielen
cancel_new_game = Abbrechen
back_from_new_game = Zurück

designed_by = von { $designer }
board_and_size = { $board }, { $size }

komi_heading = Komi
komi_by_pie = Einer nennt, der andere wählt die Farbe
komi_agreed = Vereinbart

swap_colours = Farben tauschen
change_places = Plätze tauschen
place_names = Nennt
place_picks = Wählt
choose_computer = Computer
choose_human = Mensch
level_and_name = Stufe { $level } · { $name }
chair_names_komi = Nennt das Komi
chair_picks_side = Wählt dann die Farbe
chair_you_begin = Du spielst und beginnst
chair_computer_begins = Du spielst, Computer beginnt
chair_begins = Beginnt
chair_same_screen = Spielt am selben Bildschirm

name_komi_title = Nenne das Komi
name_komi_for_player = Nenne eine Zahl, mit der beide Farben gleich gut sind: Der andere wählt danach seine Farbe.
name_komi_for_computer = Nenne eine Zahl, mit der beide Farben gleich gut sind: Der Computer wählt danach seine Farbe.
name_this_komi = { $komi } nennen
less_komi = Weniger Komi
more_komi = Mehr Komi
pick_side_title = Wähle eine Farbe
player_named_komi = Der andere hat ein Komi von { $komi } genannt. { $means }
computer_named_komi = Der Computer hat ein Komi von { $komi } genannt. { $means }
komi_means =
    { $komi ->
        [0] Weiß bekommt nichts dafür, dass Schwarz beginnt.
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
