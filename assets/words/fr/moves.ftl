### La liste des coups et son menu, et pourquoi quelque chose n’est pas possible.

over_because = La partie est terminée : { $how }.
no_such_end = La partie est déjà terminée, ou ne l’est pas encore.
no_draws = Il n’y a pas de nulle dans { $game }.
no_such_node = Ce coup n’est pas dans l’arbre.
start_cannot_change = C’est le début : il n’y a pas de coup à modifier.
is_main_line = C’est déjà la ligne principale.
paste_illegal_later = Le coup { $place } de ce que vous collez est interdit ici. { $reason }
