### Che cosa cambia con una mossa ad Abande, un fatto per frase: per i consigli e per l’analisi.

fact_ended = La partita è finita.
fact_points = Punti: { $mover } { $own }, { $other } { $others }.
fact_given_away =
    { $cost ->
        [one] La pila del { $owner } in { $point } può essere catturata da { $by }: perderla costa 1 punto.
       *[other] La pila del { $owner } in { $point } può essere catturata da { $by }: perderla costa { $cost } punti.
    }
fact_given_away_for_now =
    { $cost ->
        [one] La pila del { $owner } in { $point } può essere catturata da { $by }: perderla costa 1 punto, ma permette di riprendere.
       *[other] La pila del { $owner } in { $point } può essere catturata da { $by }: perderla costa { $cost } punti, ma permette di riprendere.
    }
fact_offered = La pila del { $owner } in { $point } può essere catturata da { $by }, ma perderla non costa nulla.
fact_offered_for_now = La pila del { $owner } in { $point } può essere catturata da { $by }, ma perderla non costa nulla e permette di riprendere.
fact_offered_at_a_loss =
    { $cost ->
        [one] La pila del { $owner } in { $point } può essere catturata da { $by }, ma la cattura costerebbe 1 punto al { $enemy }.
       *[other] La pila del { $owner } in { $point } può essere catturata da { $by }, ma la cattura costerebbe { $cost } punti al { $enemy }.
    }
fact_saved = La pila del { $owner } in { $point } non è più in pericolo.
fact_moved_to_safety = La pila del { $owner } ha lasciato { $from }, dove era in pericolo.
fact_threatened =
    { $gain ->
        [one] La pila del { $owner } in { $point } è minacciata da { $by }: catturarla frutterebbe 1 punto.
       *[other] La pila del { $owner } in { $point } è minacciata da { $by }: catturarla frutterebbe { $gain } punti.
    }
fact_threatened_in_vain = La pila del { $owner } in { $point } è minacciata da { $by }, ma catturarla non frutterebbe nulla.
fact_threatened_at_a_loss =
    { $cost ->
        [one] La pila del { $owner } in { $point } è minacciata da { $by }, ma catturarla costerebbe 1 punto.
       *[other] La pila del { $owner } in { $point } è minacciata da { $by }, ma catturarla costerebbe { $cost } punti.
    }
fact_tower = Il { $owner } ha una nuova torre in { $point }.
fact_put_to_sleep =
    { $stacks ->
        [one] La pila del { $owner } in { $points } ora dorme.
       *[other] Le pile del { $owner } in { $points } ora dormono.
    }
fact_woken =
    { $stacks ->
        [one] La pila del { $owner } in { $points } si sveglia.
       *[other] Le pile del { $owner } in { $points } si svegliano.
    }
fact_pinned =
    { $stacks ->
        [one] La pila del { $owner } in { $points } ora è inchiodata.
       *[other] Le pile del { $owner } in { $points } ora sono inchiodate.
    }
fact_freed =
    { $stacks ->
        [one] La pila del { $owner } in { $points } non è più inchiodata.
       *[other] Le pile del { $owner } in { $points } non sono più inchiodate.
    }
fact_last_entry = Il { $player } ha inserito la sua ultima pedina.
