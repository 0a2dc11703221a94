### La liste des coups et son menu, et pourquoi quelque chose n’est pas possible.

moves_heading = Coups
no_moves_yet = Aucun coup pour l’instant. { $player } commence.
no_moves = Aucun coup.
folded_moves =
    { $moves ->
        [one] + { $moves } autre coup
       *[other] + { $moves } autres coups
    }
comment_on_game = Commenter cette partie
comment_on_move = Commenter ce coup

to_start_label = Position de départ
to_start_tip = Aller à la position de départ
back_label = Reculer
back_tip = Reculer d’un coup
forward_label = Avancer
forward_tip = Avancer d’un coup
autoplay_label = Dérouler la partie
autoplay_tip = Montrer les coups l’un après l’autre à partir de cette position
stop_autoplay_label = Arrêter le déroulement
stop_autoplay_tip = Rester sur cette position
to_end_label = Dernière position
to_end_tip = Aller au dernier coup

take_back_to_here = Annuler jusqu’ici
continue_from_here = Continuer à partir d’ici
move_up = Remonter
cut_moves = Couper
copy_from_here = Copier à partir d’ici
paste_after_this = Coller à la suite
delete_moves = Supprimer
undo_last_edit = Annuler la modification
redo_edit = Rétablir la modification

game_stands_here = La partie en est déjà à ce coup.
nothing_cut_or_copied = Vous n’avez encore coupé ni copié aucun coup.
cut_on_other_board = Les coups coupés ou copiés viennent d’un autre tablier.

over_because = La partie est terminée : { $how }.
ended_already = La partie est déjà terminée.
no_end_to_take_back = Aucun joueur n’a mis fin à cette partie avant son terme : il n’y a pas de fin à annuler.
no_draws = Il n’y a pas de nulle dans { $game }.
no_clock = Cette partie se joue sans pendule.
no_swap = On ne peut échanger les camps qu’avec la règle du gâteau, juste après l’entrée de la première pièce.
game_is_full = Cette partie ne peut pas contenir davantage de coups.
no_such_node = Ce coup n’existe plus.
start_cannot_change = La position de départ ne peut être ni déplacée ni supprimée.
is_main_line = C’est déjà la variante principale.
game_stays_main_line = La partie elle-même reste la variante principale. Pour continuer plutôt avec cette variante, choisissez « { $command } ».
part_of_game = Ce coup appartient à la partie elle-même. Annulez-le d’abord, puis supprimez-le.
paste_illegal = Impossible de coller ici. { $reason }
paste_illegal_later = Impossible de coller ici : le coup { $place } de la suite collée serait interdit. { $reason }
no_last_edit = Il n’y a pas de modification à annuler.
no_undone_edit = Il n’y a pas de modification à rétablir.
edit_not_undone = Impossible d’annuler cette modification : les coups qu’elle a ajoutés appartiennent maintenant à la partie.
edit_not_redone = Impossible de rétablir cette modification : elle supprimerait des coups qui appartiennent maintenant à la partie.
