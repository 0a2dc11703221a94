hint_example = Par exemple : hint, ou, pour voir tout de suite le coup : hint all
hint_more = Pour en savoir plus, tapez : hint
coach_example = Par exemple : coach on, ou : coach off
coach_on = L’entraîneur est activé : il vous invitera à réfléchir encore avant un mauvais coup.
coach_off = L’entraîneur est désactivé.
coach_insist = Pour jouer ce coup malgré tout, tapez-le encore une fois.

review_example = Par exemple : review, ou : review keep
review_nothing = Il n’y a encore aucun coup à analyser.
review_next = Pour voir les erreurs une à une, tapez : next-mistake. Pour tout ajouter aux notes de la partie, tapez : review keep
review_missing = Cette partie n’a pas encore été analysée. Pour l’analyser, tapez : review
review_is_old = La partie a changé depuis l’analyse. Pour l’analyser de nouveau, tapez : review
no_next_mistake = Il n’y a pas d’erreur plus loin.
no_previous_mistake = Il n’y a pas d’erreur plus tôt.
again_here = Que joueriez-vous ? À { $player } de jouer.
again_missing = Placez-vous d’abord sur une erreur. Pour aller à la suivante, tapez : next-mistake
trial_best = C’est le meilleur coup.
trial_good = Ce coup convient aussi.
trial_worse = Il y a mieux. Pour essayer encore, tapez : again
review_kept =
    { $nodes ->
        [one] { $nodes } note a été ajoutée à la partie.
       *[other] { $nodes } notes ont été ajoutées à la partie.
    }
review_kept_already = Les notes de la partie contiennent déjà tout cela.
