### L’orologio di una partita: la scelta, il tempo dei giocatori e gli annunci.

clock_hours =
    { $hours ->
        [one] 1 ora
       *[other] { $hours } ore
    }
clock_minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minuti
    }
clock_seconds =
    { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
clock_two_units = { $larger } e { $smaller }
clock_short_minutes = { $minutes } min
clock_short_seconds = { $seconds } s

clock_heading = Orologio
without_clock = Senza orologio
custom_clock = Personalizzato…
short_byo_yomi = { $main } + { $periods }×{ $length }
short_hourglass = Clessidra { $main }
without_clock_means = Ognuno si prende il tempo che vuole
for_each_player = { $time } a testa
sudden_death_means = { $main } per tutta la partita
fischer_means = { $main }, più { $increment } a ogni mossa
bronstein_means = { $main }; una mossa restituisce il tempo che ha richiesto, fino a { $delay }
byo_yomi_means =
    { $periods ->
        [one] { $main }, poi un periodo di { $length }, che riparte a ogni mossa
       *[other] { $main }, poi { $periods } periodi di { $length }; si perde solo un periodo scaduto
    }
byo_yomi_alone_means =
    { $periods ->
        [one] Un periodo di { $length }, che riparte a ogni mossa
       *[other] { $periods } periodi di { $length }; si perde solo un periodo scaduto
    }
hourglass_means = { $main }; il tempo usato da uno passa all’altro
other_time_for_white = Tempo diverso per il Bianco
other_time_for_picker = Tempo diverso per chi sceglie il colore
time_for_both = Tempo dei due giocatori
time_for = Tempo: { $player }
time_control_examples = 5: cinque minuti per la partita. 5+3: più 3 secondi a ogni mossa. 5d3: una mossa restituisce fino a 3 secondi. 10b3x30: poi 3 periodi di 30 secondi. 5h: una clessidra.
time_control_unreadable = Scrivi per esempio 5, 5+3 o 10b3x30
time_control_without_time = Non lascia tempo per muovere
time_control_too_long = Fino a 100 ore, e fino a 1 ora per mossa

pause_clock_label = Ferma l’orologio
pause_clock_tip = Sospendi il tempo dei due giocatori
run_clock_label = Fai ripartire l’orologio
run_clock_tip = Fai scorrere di nuovo il tempo
give_opponent_time = Dai { $time } all’avversario
give_player_time = Dai { $time } al { $player }
give_time_tip = Aggiungi tempo all’altro giocatore

supply_and_time = { $supply }, tempo rimasto: { $time }
clock_less_than = meno di { $time }
time_in_periods =
    { $periods ->
        [one] { $time } nell’ultimo periodo
       *[other] { $time }, ancora { $periods } periodi
    }
clock_without_time = nessuno

flag_fell = Il tempo del { $player } è scaduto
clock_stood_still = Il programma è rimasto fermo per { $time }, e così l’orologio
was_given_time = Il { $player } riceve { $time } in più
has_time_left = Il { $player } ha ancora { $time }
