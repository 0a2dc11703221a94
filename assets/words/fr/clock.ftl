### La pendule d’une partie : son choix, le temps des joueurs, et ce qui est annoncé.

clock_hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
clock_minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
clock_seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
clock_two_units = { $larger } { $smaller }
clock_short_minutes = { $minutes } min
clock_short_seconds = { $seconds } s

clock_heading = Pendule
without_clock = Sans pendule
custom_clock = Personnalisée…
short_byo_yomi = { $main } + { $periods }×{ $length }
short_hourglass = Sablier { $main }
without_clock_means = Chacun prend le temps qu’il veut
for_each_player = { $time } chacun
sudden_death_means = { $main } pour toute la partie
fischer_means = { $main }, plus { $increment } à chaque coup
bronstein_means = { $main } ; un coup rend le temps qu’il a pris, jusqu’à { $delay }
byo_yomi_means =
    { $periods ->
        [one] { $main }, puis une période de { $length }, qui repart à chaque coup
       *[other] { $main }, puis { $periods } périodes de { $length } ; seule une période écoulée est perdue
    }
byo_yomi_alone_means =
    { $periods ->
        [one] Une période de { $length }, qui repart à chaque coup
       *[other] { $periods } périodes de { $length } ; seule une période écoulée est perdue
    }
hourglass_means = { $main } ; ce que l’un dépense, l’autre le gagne
other_time_for_white = Autre temps pour Blanc
other_time_for_picker = Autre temps pour qui choisit son camp
time_for_both = Temps des deux joueurs
time_for = Temps : { $player }
time_control_examples = 5 : cinq minutes pour la partie. 5+3 : plus 3 secondes à chaque coup. 5d3 : un coup rend jusqu’à 3 secondes. 10b3x30 : puis 3 périodes de 30 secondes. 5h : un sablier.
time_control_unreadable = Écrivez par exemple 5, 5+3 ou 10b3x30
time_control_without_time = Ne laisse pas de temps pour jouer
time_control_too_long = Jusqu’à 100 h, et jusqu’à 1 h par coup

pause_clock_label = Arrêter la pendule
pause_clock_tip = Suspendre le temps des deux joueurs
run_clock_label = Relancer la pendule
run_clock_tip = Laisser le temps s’écouler de nouveau
give_opponent_time = Donner { $time } à l’adversaire
give_player_time = Donner { $time } à { $player }
give_time_tip = Ajouter du temps à l’autre joueur

supply_and_time = { $supply }, temps restant : { $time }
clock_less_than = moins de { $time }
time_in_periods =
    { $periods ->
        [one] { $time } dans la dernière période
       *[other] { $time }, encore { $periods } périodes
    }
clock_without_time = aucun

flag_fell = { $player } n’a plus de temps
clock_stood_still = Le programme s’est arrêté pendant { $time }, la pendule aussi
was_given_time = { $player } reçoit { $time } de plus
has_time_left = Il reste { $time } à { $player }
