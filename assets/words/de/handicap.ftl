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
pie_rule_means = Nach Schwarz’ erstem Stein darf Weiß die Seiten tauschen, statt zu ziehen
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

handicap_unknown = „{ $text }“ ist keine Vorgabe. Gib an, wer vorgibt, was und wie viel: white-pieces-3, black-points-5 oder white-captures-12. Die Tauschregel heißt: pie
handicap_pieces_range = Auf diesem Brett kann eine Seite { $least } bis { $most } Steine weniger haben.
handicap_points_range = Auf diesem Brett kann man { $least } bis { $most } Punkte vorgeben.
handicap_captures_range = Auf diesem Brett kann das Schlagen für eine Seite nach { $least } bis { $most } eingesetzten Steinen beginnen.
game_without_handicap = In { $game } dient das Komi als Vorgabe.

## The pie rule

swap_sides = Seiten tauschen
swap_sides_tip = Schwarz mit seinem Stein übernehmen. Wer Schwarz hatte, spielt als Weiß weiter
sides_swapped = Die Seiten sind getauscht. Schwarz: { $black }. Weiß: { $white }.
not_your_swap = Du bist nicht am Zug, um die Seiten zu tauschen.
type_swap = Weiß darf jetzt die Seiten tauschen, statt zu ziehen. Gib dazu ein: swap
swap_taken_back = Der Seitentausch wurde zurückgenommen.
