### La page d’analyse.

engine_off = Activez le moteur pour voir ici les meilleurs coups.
engine_off_in_game = Pendant une partie, le moteur reste coupé, sauf si vous l’activez.
engine_over = La partie est terminée dans cette position.
engine_waits = Le moteur attend pendant que l’ordinateur réfléchit.
engine_silent = Essayez d’abord un coup : le moteur se tait jusque-là.
engine_begins = Le moteur démarre…
engine_failed = Le moteur s’est arrêté. Désactivez-le puis réactivez-le.
engine_depth = Profondeur { $depth } · { $positions } positions
engine_playouts = { $playouts } simulations
engine_proved = Résolu · { $positions } positions
engine_helps = Le moteur vous aide maintenant dans une partie en cours.
engine_settings = Réglages du moteur
lines_label = Variantes
lines_of =
    { $lines ->
        [one] { $lines } variante
       *[other] { $lines } variantes
    }
threads_label = Threads
threads_fewer = Un thread de moins
threads_more = Un thread de plus
memory_label = Mémoire (Mo)
memory_of = { $size } Mo
arrows_label = Flèches sur le tablier

line_name = { $letter } : { $moves }. { $value }
line_depth = Profondeur { $depth }
line_visits =
    { $visits ->
        [one] Essayée dans { $visits } simulation
       *[other] Essayée dans { $visits } simulations
    }
line_enter = Cliquez pour essayer le premier coup.
line_not_now = Vous pourrez essayer des coups une fois la partie terminée, ou dans une position antérieure.
value_ahead =
    { $points ->
        [one] { $player } mène d’environ { $points } point.
       *[other] { $player } mène d’environ { $points } points.
    }
value_even = Aucun joueur ne mène.
value_won =
    { $points ->
        [one] { $player } gagne à coup sûr de { $points } point.
       *[other] { $player } gagne à coup sûr de { $points } points.
    }
value_drawn = Nulle à coup sûr.
value_sure = { $player } gagne à coup sûr.
value_unknown = Pas encore d’évaluation.
graph_name = Graphique de la partie
graph_empty = Le cours de la partie s’affiche ici après l’analyse.
graph_at = Coup { $number } : { $value }

review_none = Une fois la partie terminée, vous pourrez l’analyser ici.
review_offer = Chaque coup est évalué ; les erreurs les plus graves sont relevées.
review_done =
    { $count ->
        [one] L’analyse est terminée : { $count } erreur trouvée.
       *[other] L’analyse est terminée : { $count } erreurs trouvées.
    }
review_failed = L’analyse a échoué.
review_overtaken = La partie a été modifiée pendant l’analyse.
review_cancel = Arrêter l’analyse
percent = { $percent } %
percent_lost = −{ $percent } %
review_accuracy_label = Précision
review_position = Erreur { $number } sur { $all }
review_own_mistakes = Vos erreurs
review_other_mistakes = Erreurs de l’ordinateur
review_mistakes_count =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
mistake_name = { $mv }, { $grade }
grade_inaccuracy = imprécision
grade_mistake = erreur
grade_blunder = gaffe
again_judging = Évaluation de votre coup…
trial_not_best = Il y a mieux.
