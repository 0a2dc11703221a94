### Das Spiel im Terminal: Antworten auf Fragen zum Brett.

turn_now =
    { $plies ->
        [one] { $player } ist am Zug ({ $seat }). 1 Zug gespielt.
       *[other] { $player } ist am Zug ({ $seat }). { $plies } Züge gespielt.
    }
over_after =
    { $plies ->
        [one] Die Partie ist nach 1 Zug zu Ende.
       *[other] Die Partie ist nach { $plies } Zügen zu Ende.
    }
no_move_played = Bisher wurde kein Zug gespielt.
before_any_move = Das ist der Anfang, vor dem ersten Zug.

may_enter = Einsetzen: { $points }.
may_place = Setzen: { $cells }.
may_place_two = Zwei Steine auf Randabschnitte setzen, die sich nicht berühren: { $cells }.
may_spend_komi = Oder einen Komipunkt ausgeben: komi
may_capture = Schlagen: { $captures }.
may_pass = Oder passen: pass
only_pass = Du kannst nur passen: pass
no_capture = Es gibt nichts zu schlagen.

which_point = Welche Stelle? Zum Beispiel: d4
point_unknown = „{ $text }“ gibt es auf diesem Brett nicht. Gib eine Stelle wie d4 an.
point_is_empty = { $point } ist leer.
tower_stays = { $point } ist ein Turm: Er kann weder ziehen noch geschlagen werden.
stack_is_safe = { $player } kann { $point } in diesem Zug nicht schlagen.
stack_is_attacked = { $point } kann von { $from } aus geschlagen werden.
stack_attacks = { $point } kann { $targets } schlagen.

empty_point = { $point }: leer.
enterable_point = { $point }: leer, hier kann ein Stein eingesetzt werden.
stack_on_point =
    { $point }: { $pieces }, Höhe { $height }, { $fixed ->
        [tower] Turm,{" "}
        [pinned] gefesselt,{" "}
       *[free] {""}
    }{ $state ->
        [asleep] schläft
       *[awake] wach
    }.
open_cell = { $point }: leer, hier kann ein Stein gesetzt werden.
territory_cell = { $point }: leer, Gebiet von { $owner }.
own_territory_cell = { $point }: leer, Gebiet von { $owner }, hier kann ein Stein gesetzt werden.
stone_on_cell =
    { $point }: { $owner }, in einer Gruppe mit { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steinen
    } und { $breaths ->
        [one] 1 Atemraum
       *[other] { $breaths } Atemräumen
    }.

which_row = Welche Reihe? Zum Beispiel: row d
row_of_points = { $points }.
row_stack = { $point } { $pieces }
row_gap = { $point } leer
row_gaps = { $first } bis { $last } leer

which_stacks = Zum Beispiel: stacks black oder: stacks white
stacks_of = { $player } hat { $stacks } Stapel.
sleeping_stacks = Schlafend: Schwarz { $black }; Weiß { $white }.
none_asleep = kein Stapel
towers_of_players = Türme: Schwarz { $black }; Weiß { $white }.
no_towers = keine
no_stack_pinned = Kein Stapel ist gefesselt.
stack_pinned = { $player } { $point }. { $reason }

which_groups = Zum Beispiel: groups black oder: groups white
groups_of =
    { $groups ->
        [one] { $player } hat 1 Gruppe.
       *[other] { $player } hat { $groups } Gruppen.
    }
group_breaths =
    { $breaths ->
        [one] { $cells }: 1 Atemraum.
       *[other] { $cells }: { $breaths } Atemräume.
    }
group_at =
    { $owner-is ->
        [black] Die schwarze
       *[white] Die weiße
    } Gruppe auf { $point } hat { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } und { $breaths ->
        [one] 1 Atemraum
       *[other] { $breaths } Atemräume
    }.
breath_enemies =
    { $groups ->
        [one] { $cells }: 1 gegnerische Gruppe.
       *[other] { $cells }: { $groups } gegnerische Gruppen.
    }
territory_of_players = Gebiet: Schwarz { $black }; Weiß { $white }.
no_territory = kein Feld
