### Rätsel im Fenster: die Seite, auf der eines gewählt wird, was daneben steht, und was jedes Thema bedeutet.

puzzles_label = Rätsel
puzzles_tip = Den einen richtigen Zug finden
puzzle_again_label = Nochmal
puzzle_again_tip = Den falschen Zug zurücknehmen oder das Rätsel von vorn beginnen
puzzle_solution_label = Lösung
puzzle_solution_tip = Aufgeben und die Lösung ansehen
puzzle_next_label = Weiter
puzzle_next_tip = Zum nächsten Rätsel
puzzle_leave_label = Rätsel verlassen
puzzle_leave_tip = Aufhören und zurück zu deiner Partie
puzzle_nothing_wrong = Es gibt keinen falschen Zug, den du zurücknehmen könntest.
puzzle_plays = Warte, bis die Züge auf dem Brett gespielt sind.

lessons_section = Lektionen
puzzles_solved = { $solved } von { $all } gelöst
puzzles_in_a_row = In Folge: { $streak }, Rekord: { $best }
puzzle_board_heading = Brett
puzzle_difficulty_heading = Schwierigkeit
difficulty_easier = Leichter
difficulty_usual = Passend
difficulty_harder = Schwerer
puzzle_theme_heading = Thema
any_theme = alle Themen
theme_tally = { $solved } von { $all }
theme_read_aloud = { $theme }, { $solved } von { $all } gelöst
solve_puzzle = Rätsel lösen
these_are_solved = Hier hast du alle Rätsel gelöst. Wähle ein anderes Brett oder Thema.

puzzle_title = Rätsel: { $board }
puzzle_details = Wertung { $rating }, { $name }
puzzle_refuting = Die beste Antwort wird gesucht …
puzzle_take_back = Ein Klick aufs Brett nimmt deinen Zug zurück.
puzzle_shown = Das war die Lösung.
puzzle_why = Was der Schlüsselzug bewirkt
puzzle_learnt = Worum es ging

own_mistakes = Meine Fehler
own_mistakes_tip = Einen besseren Zug finden als den gespielten; was du dir merkst, kommt in immer größeren Abständen wieder
mistakes_due = { $count } fällig
mistakes_none = Wenn du eine Partie gegen den Computer auswertest, werden deine Fehler hier zum Üben gesammelt.
mistakes_next =
    { $days ->
        [one] Morgen ist dein nächster Fehler zum Üben dran.
       *[other] In { $days } Tagen ist dein nächster Fehler zum Üben dran.
    }
mistake_title = Aus deiner Partie: { $board }
mistake_back =
    { $days ->
        [one] Diese Stellung kommt morgen wieder.
       *[other] Diese Stellung kommt in { $days } Tagen wieder.
    }
mistake_learnt = Das sitzt: Diese Stellung kommt nicht wieder.
mistakes_done = Für heute sind keine Fehler mehr fällig.
mistakes_kept =
    { $count ->
        [one] Einer deiner Fehler ist zum Üben vorgemerkt: auf der Seite „Lernen“ unter „Rätsel“.
       *[other] { $count } deiner Fehler sind zum Üben vorgemerkt: auf der Seite „Lernen“ unter „Rätsel“.
    }

about_win = Nur ein Zug hält den Gewinn fest. Nach jedem anderen ist er dahin.
about_draw = Nur ein Zug rettet das Unentschieden. Jeder andere verliert.
about_points = Mehrere Züge gewinnen, aber nur einer so hoch.
about_entry = Im ersten Zug wird ein Stein eingesetzt.
about_capture = Der erste Zug ist ein Schlagzug.
about_pass = Einmal ist Passen der beste Zug.
about_sacrifice = Der erste Zug gibt etwas her und bringt dafür mehr ein.
about_defence = Der erste Zug schützt, was der Gegner hätte schlagen können.
about_threat = Der erste Zug droht mit einem Schlagzug, der Punkte bringt.
about_tower = Ein Stapel wird zum Turm, den niemand schlagen kann.
about_sleep = Ein gegnerischer Stapel schläft ein und zählt nicht mehr.
about_waking = Einer deiner schlafenden Stapel wacht auf und zählt wieder.
about_pin = Ein gegnerischer Stapel wird gefesselt und kann nicht mehr schlagen.
about_freedom = Einer deiner gefesselten Stapel darf wieder schlagen.
about_last_entry = Der letzte Stein eines Spielers kommt aufs Brett.
about_smothering = Eine gegnerische Gruppe erstickt und kommt vom Brett.
about_rescue = Eine deiner Gruppen entgeht dem Ersticken.
about_connection = Zwei deiner Gruppen werden zu einer.
about_double_attack = Ein Zug greift mehrere Gruppen zugleich an.
about_counter = Nebenbei wird noch eine gegnerische Gruppe erstickt.
about_elimination = Der letzte Zug beendet die Partie.
about_two_moves = Du musst zwei Züge finden.
about_long = Du musst drei Züge oder mehr finden.
about_warm_up = Ein einziger Zug löst die Aufgabe. Aufwärmrätsel ändern deine Wertung nicht.
