handicap_of_pieces =
    { $pieces ->
        [one] { $player } hat 1 Stein weniger
       *[other] { $player } hat { $pieces } Steine weniger
    }
handicap_of_points =
    { $points ->
        [one] { $player } beginnt mit 1 Punkt
       *[other] { $player } beginnt mit { $points } Punkten
    }
handicap_of_captures = { $player } darf erst schlagen, wenn insgesamt { $pieces } Steine eingesetzt sind

handicap_heading = Vorgabe
no_handicap = Keine
no_handicap_means = Für beide gelten dieselben Regeln
pieces_given =
    { $pieces ->
        [one] 1 Stein weniger
       *[other] { $pieces } Steine weniger
    }
points_given =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
captures_given = Schlagen ab Stein { $pieces }
pie_rule = Tauschregel
pie_rule_means = Nach dem ersten Stein von Schwarz darf Weiß die Farben tauschen, statt zu ziehen
other_gives_handicap = Vorgabe umkehren
no_handicap_suggested = Es wird keine Vorgabe empfohlen. In Abande gegen den Computer gibt es eine Empfehlung, sobald deine Wertung sicher genug ist und ihr nicht etwa gleich stark seid.
suggested_in_list = { $handicap } · empfohlen
handicap_suggested_means = Für dich empfohlen: { $handicap }
worth_in_points =
    { $points ->
        [one] { $handicap }: 1 Punkt wert ({ $levels })
       *[other] { $handicap }: { $points } Punkte wert ({ $levels })
    }
worth_in_levels = { $handicap }: { $levels } wert
levels_worth =
    { $levels ->
        [0] weniger als eine Stufe
        [one] etwa eine Stufe
       *[other] etwa { $levels } Stufen
    }

handicap_unknown = „{ $text }“ ist keine Vorgabe. Gib an, wer vorgibt, was und wie viel: white-pieces-3, black-points-5 oder white-captures-12. Für die Tauschregel gib an: pie
handicap_pieces_range = Auf diesem Brett kann eine Seite { $least } bis { $most } Steine weniger haben.
handicap_points_range = Auf diesem Brett kann man { $least } bis { $most } Punkte vorgeben.
handicap_captures_range = Auf diesem Brett kann das Schlagen für eine Seite nach { $least } bis { $most } eingesetzten Steinen beginnen.
game_without_handicap = In { $game } dient das Komi als Vorgabe.

## The pie rule

swap_sides = Farben tauschen
swap_sides_tip = Schwarz und den ersten Stein übernehmen; wer bisher Schwarz hatte, spielt mit Weiß weiter
sides_swapped = Die Farben wurden getauscht. Schwarz: { $black }. Weiß: { $white }.
not_your_swap = Nur wer am Zug ist, kann die Farben tauschen, und nur in der aktuellen Stellung der Partie.
type_swap = Weiß darf jetzt die Farben tauschen, statt zu ziehen. Um zu tauschen, gib ein: swap
swap_taken_back = Der Tausch der Farben wurde zurückgenommen.
