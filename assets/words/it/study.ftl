region_centre = al centro
region_top = in alto
region_bottom = in basso
region_left = a sinistra
region_right = a destra
region_top_left = in alto a sinistra
region_top_right = in alto a destra
region_bottom_left = in basso a sinistra
region_bottom_right = in basso a destra

hint_region = Guarda { $region }. { $aim }
aim_end = Lì la mossa migliore chiude la partita.
aim_points =
    { $points ->
        [one] Lì la mossa migliore frutta subito 1 punto.
       *[other] Lì la mossa migliore frutta subito { $points } punti.
    }
aim_tower = Lì la mossa migliore costruisce una torre.
aim_safety = Lì la mossa migliore ti mette al riparo da un pericolo.
aim_attack = Lì la mossa migliore crea una minaccia.
aim_smothering = Lì la mossa migliore soffoca un gruppo.
aim_sleep = Lì la mossa migliore addormenta una pila avversaria.
aim_waking = Lì la mossa migliore sveglia una tua pila.
aim_pin = Lì la mossa migliore inchioda una pila avversaria.
aim_freedom = Lì la mossa migliore libera una tua pila inchiodata.
aim_connection = Lì la mossa migliore unisce i tuoi gruppi.
aim_last_entry = Lì la mossa migliore inserisce la tua ultima pedina.
aim_later = Lì la mossa migliore cambia poco sul momento, ma prepara il seguito.

hint_kind = { $kind } { $reason }
kind_enter = Inserisci una pedina.
kind_capture = Cattura.
kind_pass = Passa.
kind_place = Posa una pietra.
kind_spend_komi = Usa un punto komi.
kind_only = Non puoi fare altro.
kind_best = Nessun’altra mossa è altrettanto buona.
kind_found = Il computer non ha trovato di meglio.

hint_stack_only_one = Gioca con la pila in { $point }: nessun’altra può catturare.
hint_stack_in_danger = Gioca con la pila in { $point }: dov’è ora, è in pericolo.
hint_stack_free = Gioca con la pila in { $point }.
hint_stack_protected = Guarda la pila del { $owner } in { $point }: la mossa migliore la protegge.
hint_stack_threatened = Guarda la pila del { $owner } in { $point }: la mossa migliore la minaccia.
hint_stack_woken = Guarda la pila del { $owner } in { $point }: la mossa migliore la sveglia.
hint_stack_put_to_sleep = Guarda la pila del { $owner } in { $point }: la mossa migliore la addormenta.
hint_stack_pinned = Guarda la pila del { $owner } in { $point }: la mossa migliore la inchioda.
hint_stack_freed = Guarda la pila del { $owner } in { $point }: la mossa migliore la libera.
hint_stack_beside = La mossa migliore è accanto alla pila del { $owner } in { $point }.
hint_group_protected = Guarda il gruppo del { $owner } in { $point }: la mossa migliore lo protegge.
hint_group_threatened = Guarda il gruppo del { $owner } in { $point }: la mossa migliore lo minaccia.
hint_group_smothered = Guarda il gruppo del { $owner } in { $point }: la mossa migliore lo soffoca.
hint_group_beside = La mossa migliore è accanto al gruppo del { $owner } in { $point }.

hint_move = La mossa migliore è { $mv }.
chance_to_win =
    { $percent ->
        [one] Tra giocatori forti, il { $player } vincerebbe circa 1 volta su 100.
       *[other] Tra giocatori forti, il { $player } vincerebbe circa { $percent } volte su 100.
    }
sure_to_win = Se entrambi giocano al meglio, il { $player } vince di sicuro.
sure_to_lose = Se entrambi giocano al meglio, il { $player } perde di sicuro.

question_falls = Guarda bene: { $point } potrebbe essere catturata da { $by }.
question_smothered = Guarda bene: una pietra in { $by } soffocherebbe { $cells }.
question_plain = Guarda bene prima di giocare { $mv }: c’è una mossa migliore.
stake_game = Così potresti perdere la partita.
stake_chance = Così perdi buona parte delle tue probabilità di vittoria.
stake_points =
    { $points ->
        [one] Così perdi circa 1 punto.
       *[other] Così perdi circa { $points } punti.
    }

review_progress = Posizione { $done } di { $all }
review_accuracy = Precisione del { $player }: { $percent }%.
review_chances = Le probabilità di vittoria si intendono tra giocatori forti.
review_flawless = Non sono stati trovati errori.
review_mistakes =
    { $count ->
        [one] C’è stato un errore:
       *[other] Ci sono stati { $count } errori, in ordine di gravità:
    }
review_cost =
    { $percent ->
        [0] { $points ->
            [one] { $mv } è costata 1 punto.
           *[other] { $mv } è costata { $points } punti.
        }
        [one] { $points ->
            [0] { $mv } ha ridotto la probabilità di vittoria di 1 punto percentuale.
            [one] { $mv } ha ridotto la probabilità di vittoria di 1 punto percentuale ed è costata 1 punto.
           *[other] { $mv } ha ridotto la probabilità di vittoria di 1 punto percentuale ed è costata { $points } punti.
        }
       *[other] { $points ->
            [0] { $mv } ha ridotto la probabilità di vittoria di { $percent } punti percentuali.
            [one] { $mv } ha ridotto la probabilità di vittoria di { $percent } punti percentuali ed è costata 1 punto.
           *[other] { $mv } ha ridotto la probabilità di vittoria di { $percent } punti percentuali ed è costata { $points } punti.
        }
    }
review_cost_nothing = { $mv } non è costata nulla.
review_proved = Il motore lo ha dimostrato.
review_better = Era meglio { $line }.
review_better_facts = Che cosa sarebbe cambiato:
review_played_facts = Che cosa è cambiato con la mossa:

fact_wins = Vince il { $winner }.
fact_smothered =
    { $stones ->
        [one] La pietra del { $owner } in { $cells } è soffocata.
       *[other] Le pietre del { $owner } in { $cells } sono soffocate.
    }
fact_rescued = Il gruppo del { $owner } in { $cells } non è più in pericolo.
fact_attacked = Il gruppo del { $owner } in { $cells } può essere soffocato alla prossima mossa.
fact_endangered = Il gruppo del { $owner } in { $cells } ora può essere soffocato con una pietra in { $by }.
fact_joined = { $groups } gruppi del { $owner } diventano uno solo.
fact_komi_spent = Viene usato un punto komi.
