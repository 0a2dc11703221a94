### Le jeu en mode texte : revoir la partie, variantes, notes, arbre des coups.

back_example = Par exemple : back, ou : back 3
forward_example = Par exemple : forward, ou : forward 3
goto_example = Où aller ? Par exemple : goto 12, goto start, goto end
at_the_start = C’est le début.
at_the_line_end = C’est la fin de cette suite de coups.
line_reaches = Cette suite va du coup { $first } au coup { $last }.
already_at_game_position = Vous êtes déjà à la position actuelle.
here_is_start = C’est la position de départ.
this_is_game_position = C’est la position actuelle de la partie.
place_shown = { $mv } : { $what }
back_to_game = Pour revenir à la partie, tapez : game
looking_back =
    { $plies ->
        [one] Vous revoyez le coup { $ply } ; la partie en compte { $plies }.
       *[other] Vous revoyez le coup { $ply } ; la partie en compte { $plies }.
    }
looking_at_variation = Vous êtes dans une variante, au coup { $ply }.

depth_example = Par exemple : variations, variations 5, variations all
nothing_tried = Aucun coup n’a encore été joué ni essayé.
no_variations = Il n’y a pas encore de variante. Pour en essayer une, tapez : back, puis jouez un autre coup.
one_variation = Il y a une variante. Pour la voir, tapez : variation 1
variations_numbered = Les variantes sont numérotées de 1 à { $last }. Pour les voir, tapez : variations
variation_begins = C’est une variante : vous jouez les deux camps, et la partie elle-même ne change pas.
next_moves = Ensuite : { $moves }.
next_variation = variante { $number } : { $mv }
game_already_here = La partie en est déjà là. Pour revenir à un coup antérieur, tapez : back
game_goes_on_here = La partie reprend à partir d’ici. Pour rejouer les coups annulés, tapez : redo
game_is_now_this = Cette suite devient la partie. Les coups qu’elle remplace sont conservés comme variante.
marker_here = (ici)
marker_game_position = (la partie)
marker_start_here = Début (ici)
marker_start_is_game_position = Début (la partie)
more_variations =
    {"..."} { $variations ->
        [one] { $variations } variante
       *[other] { $variations } variantes
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : pour en voir plus, tapez : variations { $depth }

no_comment = Il n’y a pas de commentaire ici. Pour en écrire un, tapez : comment TEXTE
no_comment_to_remove = Il n’y a pas de commentaire ici.
comment_added = Commentaire ajouté.
comment_replaced = Commentaire remplacé.
comment_removed = Commentaire effacé.
glyphs_need_moves = Un symbole évalue un coup, mais il n’y a pas de coup au début.
no_glyph = Il n’y a pas de symbole ici. Pour en ajouter un, tapez par exemple : glyph !?
no_glyph_to_remove = Il n’y a pas de symbole ici.
glyphs_known = Symboles : !!, !, !?, ?!, ?, ?? ou un numéro comme $14 ; pour les effacer : glyph -
glyph_there = { $glyph } est déjà là.
glyph_added = { $glyph } ajouté.
glyphs_removed = Symboles effacés.

mark_example = Par exemple : mark d4, ou : mark d4 red
nothing_marked = Rien n’est marqué ici. Pour ajouter une marque, tapez par exemple : mark d4, ou : arrow d4 d5 red
no_mark_to_remove = Il n’y a pas de marque ici.
mark_added = { $point } est marquée.
mark_removed = { $point } n’est plus marquée.
marks_removed = Marques effacées.
colours_known = Couleurs : { $colours }.
arrow_example = Par exemple : arrow d4 d5, ou : arrow d4 d5 red
arrow_too_short = Le départ et l’arrivée d’une flèche doivent être différents.
no_arrow_to_remove = Il n’y a pas de flèche ici.
arrow_added = Flèche de { $from } à { $to } ajoutée.
arrow_removed = Flèche de { $from } à { $to } effacée.
arrows_removed = Flèches effacées.
marks_here = Marques : { $marks }.
arrows_here = Flèches : { $arrows }.
mark_named = { $point } en { $colour }
arrow_named = de { $from } à { $to } en { $colour }
colour_green = vert
colour_red = rouge
colour_yellow = jaune
colour_blue = bleu

branch_promoted = La variante remonte d’un rang.
branch_deleted =
    { $after ->
        [0] { $mv } est supprimé. Pour le rétablir, tapez : undo-edit
        [one] { $mv } est supprimé, avec le coup qui suit. Pour les rétablir, tapez : undo-edit
       *[other] { $mv } est supprimé, avec les { $after } coups qui suivent. Pour les rétablir, tapez : undo-edit
    }
branch_cut =
    { $after ->
        [0] { $mv } est coupé. Pour le mettre ailleurs, allez à l’endroit voulu et tapez : paste
        [one] { $mv } est coupé, avec le coup qui suit. Pour les mettre ailleurs, allez à l’endroit voulu et tapez : paste
       *[other] { $mv } est coupé, avec les { $after } coups qui suivent. Pour les mettre ailleurs, allez à l’endroit voulu et tapez : paste
    }
branch_copied =
    { $moves ->
        [one] { $moves } coup copié. Pour l’ajouter ailleurs, allez à l’endroit voulu et tapez : paste
       *[other] { $moves } coups copiés. Pour les ajouter ailleurs, allez à l’endroit voulu et tapez : paste
    }
branch_pasted =
    { $moves ->
        [one] { $moves } coup collé.
       *[other] { $moves } coups collés.
    }
nothing_to_paste = Rien n’a encore été coupé ni copié. Placez-vous sur un coup et tapez : cut, ou : copy
pasted_from_other_board = Ce qui a été coupé ou copié vient d’un autre tablier.
edit_undone = La dernière modification de l’arbre des coups est annulée.
edit_redone = La modification de l’arbre des coups est rétablie.
no_edit_to_redo = Il n’y a pas de modification à rétablir.

is_game_line = Les coups de la partie elle-même ne se déplacent ni ne se suppriment. Pour qu’une variante devienne la partie, placez-vous dans cette variante et tapez : from-here
no_edit_to_undo = Il n’y a rien à annuler dans l’arbre des coups. Pour annuler un coup, tapez : undo
