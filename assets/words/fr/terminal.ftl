### Ce que répond le jeu en mode texte.

welcome = { $game }, de { $designer }. { $board }, { $size }.
both_seats = Noir : { $black }. Blanc : { $white }.
komi_of_game = Komi : { $komi }.
handicap_of_game = Handicap : { $handicap }.
pie_of_game = Règle du gâteau : après l’entrée de la première pièce, Blanc peut échanger les camps au lieu de jouer.
typing_abande = Tapez une intersection comme d4 pour entrer une pièce, d5-d4 pour capturer, ou pass pour passer. Pour obtenir de l’aide, tapez : help
reading_abande = Sur le tablier, b désigne Noir (black) et w désigne Blanc (white). Une pile se lit de bas en haut, et la majuscule indique le propriétaire.
typing_anda = À votre premier tour, tapez deux cases comme { $near }+{ $far }. Ensuite, tapez-en une seule, comme { $near }. Pour obtenir de l’aide, tapez : help
reading_anda = Sur le tablier, B désigne Noir (black) et W désigne Blanc (white).

prompt_turn = { $player }, coup { $number }
prompt_turn_timed = { $player }, coup { $number }, { $time }
prompt_paused = En pause, coup { $number }
prompt_over = Partie terminée
prompt_line = Coup { $ply } sur { $last }
prompt_line_turn = Coup { $ply } sur { $last }, { $player } au trait
prompt_variation = Variante, coup { $ply } sur { $last }
prompt_variation_turn = Variante, coup { $ply } sur { $last }, { $player } au trait

line_too_long = Cette ligne est trop longue. Pour la liste des commandes, tapez : help
line_not_text = Cette ligne n’est pas du texte UTF-8. Pour la liste des commandes, tapez : help
list_of_commands = Pour la liste des commandes, tapez : help
games_not_kept = Les parties ne seront pas enregistrées : { $reason }.
command_of_other_game = Cette commande n’existe pas dans { $game }. Pour la liste des commandes, tapez : help
number_is_too_large = { $number } est un nombre trop grand.
game_not_saved = Cette partie n’est pas enregistrée. Pour l’enregistrer, tapez : save FICHIER. Pour continuer sans l’enregistrer, retapez la même commande.

computer_refused = L’ordinateur a choisi un coup interdit. { $reason } Jouez à sa place.
position_again =
    { $plies ->
        [0] Cette position s’est déjà produite au début de la partie.
        [one] Cette position s’est déjà produite après { $plies } coup.
       *[other] Cette position s’est déjà produite après { $plies } coups.
    }
pass_would_end =
    { $how ->
        [win] Si { $player } passe, la partie se termine et { $player } gagne { $mine } à { $theirs }.
        [draw] Si { $player } passe, la partie se termine par une nulle, { $mine } à { $theirs }.
       *[lose] Si { $player } passe, la partie se termine et { $player } perd { $mine } à { $theirs }.
    }
must_pass = { $player } ne peut que passer.

time_control_of_both = Temps de chaque joueur : { $time }.
time_control_of_each = Temps de Noir : { $black }. Temps de Blanc : { $white }.
times_left = Temps restant : Noir { $black }, Blanc { $white }.
time_and_periods = { $time } ×{ $periods }
little_time_left = Il reste peu de temps à { $player } : { $time }.
time_up_goes_on = { $player } n’a plus de temps. La partie continue.
clock_starts_with_first_move = La pendule démarre au premier coup.
clock_is_paused = La pendule est arrêtée. Pour la relancer, tapez : resume
clock_runs_again = La pendule tourne de nouveau.
time_was_given = { $player } reçoit { $time } de plus.
give_example = Combien de secondes, de 1 à 3600 ? Par exemple : give 30
no_time_control = « { $text } » n’est pas une cadence. Par exemple : new clock 5+3, new clock 10b3x30 ou new clock off

undo_example = Par exemple : undo, ou : undo 2
nothing_to_take_back = Il n’y a rien à annuler.
nothing_more_to_take_back = Il n’y a plus rien à annuler.
resignation_taken_back = L’abandon est annulé.
end_taken_back = Finalement, la partie continue.
moves_taken_back =
    { $moves ->
        [one] { $moves } coup annulé.
       *[other] { $moves } coups annulés.
    }
redo_example = Par exemple : redo, ou : redo 2
nothing_to_replay = Il n’y a rien à rejouer.
nothing_more_to_replay = Il n’y a plus rien à rejouer.
moves_replayed =
    { $moves ->
        [one] { $moves } coup rejoué.
       *[other] { $moves } coups rejoués.
    }
computers_wait = Les ordinateurs attendent. Pour les laisser continuer, tapez : go
computer_does_not_wait = L’ordinateur n’attend pas.
computer_to_move = C’est à l’ordinateur de jouer.
over_already = La partie est déjà terminée.

new_example = Par exemple : new square human ai:3
new_komi_example = Combien de points de komi ? Par exemple : new anda-5 komi 2
one_word_too_many = « { $word } » est un mot de trop.
no_such_player = Il n’y a pas de joueur « { $name } » : tapez human, ai, ai:NIVEAU ou ai:PERSONNAGE.
no_such_level = Il n’y a pas de niveau « { $level } » : les niveaux vont de 1 à { $abande } dans Abande et de 1 à { $anda } dans Anda.
levels = Les niveaux vont de { $weakest } à { $strongest }.
level_line = { $level } · { $name }. { $suits }
no_computer = L’ordinateur ne joue aucun des deux camps. Pour qu’il joue Blanc, tapez : white ai:{ $level }
level_adapts = Dès la prochaine partie, l’ordinateur jouera au niveau qui convient à votre classement. Pour choisir vous-même un niveau, tapez : level N
level_this_time = Cette fois, niveau { $level } : il suit votre classement d’une partie à l’autre.
no_komi = Il n’y a pas de points de komi dans { $game }.
drawing_example = Par exemple : draw on, ou : draw off
drawing_on = Le tablier sera dessiné à chaque tour.
drawing_off = Le tablier ne sera dessiné que sur demande.

which_position = Quelle position ? Pour voir la position actuelle, à titre d’exemple, tapez : position
cannot_set_up = Position impossible sur le tablier { $board } :
fits_other_board = Cette position convient au tablier { $board }. Pour la mettre en place, tapez : setup { $board } POSITION

no_advice = L’ordinateur n’a pas de conseil à donner.
sure_win =
    { $points ->
        [one] Ce coup assure la victoire avec { $points } point d’écart.
       *[other] Ce coup assure la victoire avec { $points } points d’écart.
    }
sure_draw = Ce coup assure la nulle.
sure_loss =
    { $points ->
        [one] Si chacun joue au mieux, ce coup perd de { $points } point ; aucun autre ne fait mieux.
       *[other] Si chacun joue au mieux, ce coup perd de { $points } points ; aucun autre ne fait mieux.
    }

languages_known = Langues : { $languages }. Pour en choisir une, tapez par exemple : language en
language_of = { $tag } ({ $name })
language_unknown = La langue « { $text } » n’est pas disponible. Tapez l’un de ces codes : { $tags }.
language_not_shown = La langue « { $tag } » ne peut pas être affichée ici : le terminal est réglé sur ASCII, et non sur UTF-8.
language_chosen = Langue : { $name }.
choice_not_kept = Ce choix n’a pas été enregistré : { $reason }.
