### Il gioco nel terminale: risposte alle domande sul tavoliere.

turn_now =
    { $plies ->
        [one] Tocca al { $player } ({ $seat }). 1 mossa giocata.
       *[other] Tocca al { $player } ({ $seat }). { $plies } mosse giocate.
    }
over_after =
    { $plies ->
        [one] La partita è finita dopo 1 mossa.
       *[other] La partita è finita dopo { $plies } mosse.
    }
no_move_played = Non è ancora stata giocata nessuna mossa.
before_any_move = È la posizione iniziale, prima della prima mossa.

may_enter = Inserire: { $points }.
may_place = Posare: { $cells }.
may_place_two = Posare due pietre su parti del bordo che non si toccano: { $cells }.
may_spend_komi = Oppure usare un punto komi: komi
may_capture = Catturare: { $captures }.
may_pass = Oppure passare.
only_pass = Si può solo passare.
no_capture = Nessuna cattura possibile.

which_point = Quali coordinate? Per esempio: d4
point_unknown = «{ $text }» non esiste su questo tavoliere. Scrivi per esempio: d4
point_is_empty = { $point } è vuota.
tower_stays = { $point } è una torre: non può muoversi né essere catturata.
stack_is_safe = In questo turno il { $player } non può catturare { $point }.
stack_is_attacked = { $point } può essere catturata da { $from }.
stack_attacks = { $point } può catturare { $targets }.

empty_point = { $point }: vuota.
enterable_point = { $point }: vuota, qui si può inserire una pedina.
stack_on_point =
    { $point }: { $pieces }, altezza { $height }, { $fixed ->
        [tower] torre,{" "}
        [pinned] inchiodata,{" "}
       *[free] {""}
    }{ $state ->
        [asleep] dormiente
       *[awake] sveglia
    }.
open_cell = { $point }: vuota, qui si può posare una pietra.
territory_cell = { $point }: vuota, territorio del { $owner }.
own_territory_cell = { $point }: vuota, territorio del { $owner }, qui si può posare una pietra.
stone_on_cell =
    { $point }: { $owner }, in un gruppo di { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    } con { $breaths ->
        [one] 1 respiro
       *[other] { $breaths } respiri
    }.

which_row = Quale riga? Per esempio: row d
row_of_points = { $points }.
row_stack = { $point } { $pieces }
row_gap = { $point } vuota
row_gaps = da { $first } a { $last } vuote

which_stacks = Per esempio: stacks black, oppure: stacks white
stacks_of =
    { $stacks ->
        [one] Il { $player } ha 1 pila.
       *[other] Il { $player } ha { $stacks } pile.
    }
sleeping_stacks = Dormienti: Nero { $black }; Bianco { $white }.
none_asleep = nessuna
towers_of_players = Torri: Nero { $black }; Bianco { $white }.
no_towers = nessuna
no_stack_pinned = Nessuna pila è inchiodata.
stack_pinned = { $player } { $point }. { $reason }

which_groups = Per esempio: groups black, oppure: groups white
groups_of =
    { $groups ->
        [one] Il { $player } ha 1 gruppo.
       *[other] Il { $player } ha { $groups } gruppi.
    }
group_breaths =
    { $breaths ->
        [0] { $cells }: nessun respiro.
        [one] { $cells }: 1 respiro.
       *[other] { $cells }: { $breaths } respiri.
    }
group_at =
    Il gruppo del { $owner } in { $point } ha { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    } e { $breaths ->
        [one] 1 respiro
       *[other] { $breaths } respiri
    }.
breath_enemies =
    { $groups ->
        [0] { $cells }: nessun gruppo avversario.
        [one] { $cells }: 1 gruppo avversario.
       *[other] { $cells }: { $groups } gruppi avversari.
    }
territory_of_players = Territorio: Nero { $black }; Bianco { $white }.
no_territory = nessuna casella
