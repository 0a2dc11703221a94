### Les séries de problèmes, par exemple contre la montre, et le problème du jour.

daily_title = Problème du jour
daily_about = { $date }, hors classement
daily_about_solved = { $date }, résolu
daily_tip = Le même pour tout le monde, un nouveau chaque jour
unrated_puzzle = Ce problème ne change pas votre classement.

rush_label = Sprint
streak_label = Série
rush_about = 3 minutes, 3 erreurs
streak_about = Jusqu’à la première erreur
run_about_best = { $about } · record : { $best }
offer_read_aloud = { $title } : { $about }
rush_begins = Sprint : résolvez le plus de problèmes possible en trois minutes. Le troisième mauvais coup y met fin.
streak_begins = Série : résolvez le plus de problèmes possible. Le premier mauvais coup y met fin. Vous pouvez sauter un problème.

run_title = { $run } : { $board }
run_time_left = Temps restant : { $time }
run_minute_left = Plus qu’une minute
run_seconds_left = Plus que 20 secondes
run_score = Résolus : { $count }
run_mistakes_left = Erreurs restantes : { $count }
run_skip_label = Sauter
run_skip_tip = Passer au problème suivant ; possible une seule fois
run_stop_label = Arrêter
run_stop_tip = S’arrêter là et voir le résultat

run_time_up = Le temps est écoulé.
run_third_mistake = C’était le troisième mauvais coup.
run_first_mistake = C’était un mauvais coup.
run_none_left = Il n’y a plus de problèmes.
run_stopped = Vous avez mis fin à la tentative.
run_solved = Problèmes résolus : { $count }
run_new_best = Nouveau record !
run_best = Record : { $best }
run_highest = Problème résolu le plus difficile : classement { $rating }
run_missed_heading = Problèmes non résolus
run_missed_unrated = Ils ne changent pas votre classement.
run_missed_row = { $board }, classement { $rating }
run_missed_next_tip = Aller au problème non résolu suivant, puis revenir au résultat
run_again_label = Rejouer
run_again_tip = Faire une nouvelle tentative
