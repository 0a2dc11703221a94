### L’apprentissage dans la fenêtre : les leçons, les indices pas à pas, l’entraîneur.

learn_page_label = Apprendre
learn_page_tip = Des leçons étape par étape et des problèmes
hint_label = Indice
hint_tip = Obtenir de l’aide, petit à petit
coach_label = Entraîneur
coach_tip = Être averti avant un coup qui coûte cher
lesson_again_label = Réessayer
lesson_again_tip = Reprendre cette étape au début
lesson_next_label = Suite
lesson_next_tip = Passer à l’étape suivante
lesson_leave_label = Quitter la leçon
lesson_leave_tip = Revenir à votre partie, restée telle quelle
lesson_open_yet = Terminez d’abord cette étape.

lessons_progress = Terminées : { $done } sur { $all }
lesson_numbered = { $number }. { $title }
lesson_suggested = À suivre
lesson_read_aloud =
    { $state ->
        [done] { $lesson }, leçon terminée. { $about }
        [next] { $lesson }, à suivre. { $about }
       *[new] { $lesson }. { $about }
    }

lesson_progress = { $lesson }, étape { $step } sur { $steps }
lesson_ended_early = La partie s’est terminée avant que l’étape soit réussie. Réessayez.
lesson_to_follow = Leçon suivante : { $title }
lesson_answer_by_click = Répondez en cliquant sur le tablier.
all_lessons_finished = Vous avez terminé toutes les leçons de ce jeu.

lesson_offer_title = Vous débutez ?
lesson_offer_text = De courtes leçons vous apprennent chaque jeu coup par coup, directement sur le tablier.
lesson_offer_accept = Apprendre { $game }
lesson_offer_decline = Non merci

hint_heading = Indice
hint_progress = Indice { $step } sur { $steps }
hint_tell_more = En savoir plus
hint_searching = Recherche d’un indice…
hint_close = Fermer l’indice

coach_heading = Jouer vraiment ce coup ?
coach_explained = Votre entraîneur pose la question avant un coup qui coûte cher. Le menu permet de le désactiver.
coach_play_anyway = Jouer quand même
coach_take_back = Annuler
