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
handicap_of_captures = { $player } darf erst schlagen, wenn { $pieces } Steine eingesetzt sind

handicap_heading = Vorgabe
no_handicap = Keine
no_handicap_means = Für beide gelten dieselben Regeln.
pieces_given =
    { $pieces ->
        [one] 1 Stein
       *[other] { $pieces } Steine
    }
points_given =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
captures_given = Schlagen ab { $pieces }
other_gives_handicap = Die andere Seite gibt sie
no_handicap_suggested = Es wird keine Vorgabe empfohlen: Du und der Computer seid etwa gleich stark, oder deine Wertung ist noch zu unsicher.
suggested_in_list = { $handicap } · empfohlen
handicap_suggested_means = Für dich empfohlen: { $handicap }.
worth_in_points =
    { $points ->
        [one] { $handicap }: 1 Punkt oder { $levels } wert
       *[other] { $handicap }: { $points } Punkte oder { $levels } wert
    }
worth_in_levels = { $handicap }: { $levels } wert
levels_worth =
    { $levels ->
        [0] weniger als eine Stufe
        [one] etwa eine Stufe
       *[other] etwa { $levels } Stufen
    }

handicap_unknown = „{ $text }“ ist keine Vorgabe. Zum Beispiel: white-pieces-3, black-points-5 oder white-captures-12.
handicap_pieces_range = Auf diesem Brett kann man { $least } bis { $most } Steine vorgeben.
handicap_points_range = Auf diesem Brett kann man { $least } bis { $most } Punkte vorgeben.
handicap_captures_range = Auf diesem Brett kann das Schlagen erlaubt sein, sobald { $least } bis { $most } Steine eingesetzt sind.
game_without_handicap = In { $game } ist das Komi die Vorgabe.
