### Questions, boîtes de dialogue et réponses.

close_dialog = Fermer
close_dialog_tip = Fermer  (Échap)
keep_playing = Continuer à jouer

resign_title = Abandonner ?
resign_as = Vous jouez { $player } : si vous abandonnez, { $other } gagne.
resign_for = { $player } abandonne, et { $other } gagne.

leave_title = Quitter cette partie ?
leave_question = Elle n’est ni terminée ni enregistrée.
leave_it = Quitter

offer_title = Partie inachevée
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } contre { $white }, { $moves } coup
       *[other] { $game } · { $board }. { $black } contre { $white }, { $moves } coups
    }
offers_more =
    { $games ->
        [one] { $games } autre partie en attente
       *[other] { $games } autres parties en attente
    }
offer_continue = Reprendre
offer_continue_tip = Remettre cette partie sur la table
offer_later = Plus tard
offer_later_tip = La partie reste dans la bibliothèque
