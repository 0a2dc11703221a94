### Che cosa dice la finestra attorno al tavoliere durante una partita.

window_set_up = Imposta posizione · Abande
window_to_move = Tocca al { $player } · Abande
window_won = Ha vinto il { $player } · Abande
window_draw = Patta · Abande

game_title = { $game } · { $board }
game_title_komi = { $game } · { $board } · komi { $komi }

your_turn = Tocca a te
player_to_move = Tocca al { $player }
player_thinking = Il { $player } sta pensando
game_paused = In pausa
counting_points = Conteggio dei punti
your_first_stone = Tocca a te: pietra 1 di 2
your_second_stone = Tocca a te: pietra 2 di 2
first_stone_of = { $player }: pietra 1 di 2
second_stone_of = { $player }: pietra 2 di 2
starting_position = Posizione iniziale
move_of = Mossa { $number } di { $moves }
in_a_variation = In una variante

last_entered = Il { $player } inserisce una pedina in { $point }
last_placed = Il { $player } gioca in { $points }
last_captured = Il { $player } cattura { $to } da { $from }
last_passed = Il { $player } passa
last_spent_komi = Il { $player } usa un punto komi
last_removed =
    { $groups ->
        [one] { $last } · 1 gruppo tolto
       *[other] { $last } · { $groups } gruppi tolti
    }
last_lost =
    { $groups ->
        [one] { $last } · 1 gruppo perso
       *[other] { $last } · { $groups } gruppi persi
    }

move_now = Muovi ora
skip_counting = Salta
back_to_the_game = Torna alla partita
play_on = Riprendi

plate = { $player } ({ $seat }): { $score }, { $supply }
plate_to_move = { $player } ({ $seat }), di turno: { $score }, { $supply }
plate_tip = { $plate }. Clicca per cambiare chi gioca.
you = Tu
points_and_asleep =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ({ $asleep ->
        [one] un altro dorme
       *[other] altri { $asleep } dormono
    }, senza pile avversarie accanto)
points_below =
    { $points ->
        [one] punto
       *[other] punti
    }
groups_below =
    { $groups ->
        [one] gruppo
       *[other] gruppi
    }
in_hand =
    { $pieces ->
        [0] riserva vuota
       *[other] { $pieces } in riserva
    }
# What sleeps and so does not count, behind what is in hand.
supply_and_asleep =
    { $asleep ->
        [one] { $supply } · 1 dorme
       *[other] { $supply } · { $asleep } dormono
    }
stones_and_komi =
    { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    } · komi rimasti: { $komi }
turn_long = di turno
turn_short = turno
thinking_long = pensa da { $seconds } s
thinking_short = { $seconds } s

cannot_pass_now = Ora non puoi passare.
pass_later =
    { $pieces ->
        [one] Puoi passare quando non hai più pedine in riserva: ne resta 1 da inserire.
       *[other] Puoi passare quando non hai più pedine in riserva: ne restano { $pieces } da inserire.
    }
computers_turn = Tocca al computer.
computer_plays_both = Il computer gioca con entrambi i colori.

pass_you_win = Se passi, la partita finisce: vinci { $own }–{ $other }
pass_you_lose = Se passi, la partita finisce: perdi { $own }–{ $other }
pass_wins = Se passi, la partita finisce: il { $player } vince { $own }–{ $other }
pass_loses = Se passi, la partita finisce: il { $player } perde { $own }–{ $other }
pass_draws = Se passi, la partita finisce patta, { $own }–{ $other }
pass_and_end = Passa e termina
decided_won_by =
    { $points ->
        [one] La partita è decisa: se entrambi giocano al meglio, vinci di 1 punto.
       *[other] La partita è decisa: se entrambi giocano al meglio, vinci di { $points } punti.
    }
decided_lost_by =
    { $points ->
        [one] La partita è decisa: se entrambi giocano al meglio, perdi di 1 punto.
       *[other] La partita è decisa: se entrambi giocano al meglio, perdi di { $points } punti.
    }
decided_won = La partita è decisa: se entrambi giocano al meglio, vinci.
decided_lost = La partita è decisa: se entrambi giocano al meglio, perdi.
decided_finish = Termina
decided_finish_tip = Il { $player } abbandona e la partita finisce
decided_play_on = Continua
decided_play_on_tip = In questa partita non ti verrà più chiesto

stood_at_start = La partita è cominciata da questa stessa posizione. Le regole permettono di ripeterla.
stood_after = Questa posizione si era già presentata dopo la mossa { $number }. Le regole permettono di ripeterla.

hint_first_piece = Clicca su un’intersezione qualsiasi per inserire la tua prima pedina
hint_next_pieces = Inserisci una pedina accanto a un’altra già sul tavoliere: tutte le pedine formano un solo gruppo
hint_capture = Ora puoi anche catturare: clicca su una tua pila, poi su una pila evidenziata lì accanto
hint_two_stones = Posa due pietre sul bordo del tavoliere, su due lati o angoli che non si toccano
hint_second_stone = Ora posa la seconda pietra su una casella evidenziata, o premi Esc per ritirare la prima
hint_territory = Posa una pietra fuori dal territorio avversario; passa col mouse su un gruppo per vederne i respiri

card_stack = { $point }: { $pieces }
card_points =
    { $points ->
        [one] 1 punto per il { $player }
       *[other] { $points } punti per il { $player }
    }
card_asleep =
    { $points ->
        [one] Dorme: il suo punto non conta
       *[other] Dorme: i suoi { $points } punti non contano
    }
card_tower = Una torre: non si muove più e non si può catturare
card_pinned = Inchiodata: tiene unito il gruppo
card_holds =
    { $count ->
        [one] Inchiodata: se si muove, { $points } resta isolata
       *[other] Inchiodata: se si muove, { $points } restano isolate
    }
card_captors = Può essere catturata da { $points }
card_safe = Nessuna pila può catturarla
card_group = Gruppo del { $player }

legend_threatened = rischia di andare persa
legend_capturable = si può catturare ora
legend_tower = una torre: non si muove più
legend_safe = una torre: al sicuro
legend_pinned = inchiodata: passaci sopra
legend_part = una delle parti che unisce
legend_freeing = una pedina qui la libera
legend_open = qui puoi giocare
legend_closed = qui non puoi giocare
legend_asleep = dormiente: non conta
legend_breath = tiene in vita il gruppo
legend_short_breath = non lo tiene in vita
legend_enemy = avversario lì accanto
legend_doomed = lascerebbe il tavoliere
legend_territory = riservato al { $player }
legend_danger = a una mossa dal soffocamento
legend_danger_from = la mossa che lo soffoca

tag_counted = { $points }
tag_laid_aside = Dormienti: non contano
tag_half = 1 di 2
tag_change = { $player } { $change }
tag_changes = { $mover } · { $other }
tag_removes =
    Toglie { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    } del { $player } ({ $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    })
tag_removes_both =
    Toglie { $enemy_groups ->
        [one] 1 gruppo
       *[other] { $enemy_groups } gruppi
    } del { $enemy } ({ $enemy_stones ->
        [one] 1 pietra
       *[other] { $enemy_stones } pietre
    }), poi { $own_groups ->
        [one] 1 gruppo
       *[other] { $own_groups } gruppi
    } del { $own } ({ $own_stones ->
        [one] 1 pietra
       *[other] { $own_stones } pietre
    })
tag_breaths_none =
    { $breaths ->
        [0] Gruppo del { $player }: nessun respiro
        [one] Gruppo del { $player }: 1 respiro, che non lo tiene in vita
       *[other] Gruppo del { $player }: { $breaths } respiri, ma nessuno lo tiene in vita
    }
tag_breaths_some =
    { $alive ->
        [one] Gruppo del { $player }: { $breaths } respiri, di cui 1 lo tiene in vita
       *[other] Gruppo del { $player }: { $breaths } respiri, di cui { $alive } lo tengono in vita
    }
tag_breaths_all =
    { $breaths ->
        [one] Gruppo del { $player }: 1 respiro, che lo tiene in vita
       *[other] Gruppo del { $player }: { $breaths } respiri, e tutti lo tengono in vita
    }
tag_in_danger = { $tag } · a una mossa dal soffocamento
