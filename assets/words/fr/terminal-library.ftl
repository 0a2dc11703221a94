### Le jeu en mode texte : la bibliothèque, et les parties interrompues.

game_will_be_saved = Vous pouvez continuer à jouer. La partie sera enregistrée dès que ce sera de nouveau possible.
game_kept = La partie est enregistrée dans la bibliothèque : { $id }
game_not_kept_yet = La partie n’est pas encore dans la bibliothèque : { $reason }.
game_can_be_resumed = Vous pourrez reprendre cette partie au prochain lancement du programme.

game_resumed =
    { $plies ->
        [0] Reprise de la partie au début.
        [one] Reprise de la partie après { $plies } coup.
       *[other] Reprise de la partie après { $plies } coups.
    }
journal_set_aside = Le journal d’une partie était illisible et a été renommé en { $file }.
record_set_aside = Un fichier de la bibliothèque était illisible et a été renommé en { $file }.
game_interrupted = Une partie a été interrompue : { $game }. Pour la reprendre, tapez : resume
games_interrupted = { $games } parties ont été interrompues. Pour en reprendre une, tapez : resume 1
more_games_interrupted =
    { $games ->
        [one] Et { $games } autre.
       *[other] Et { $games } autres.
    }
interrupted_game =
    { $plies ->
        [one] { $board }, { $plies } coup, { $black } contre { $white }, dernier coup le { $moment }
       *[other] { $board }, { $plies } coups, { $black } contre { $white }, dernier coup le { $moment }
    }
no_library_to_resume_from = Sans bibliothèque, il n’y a pas de partie à reprendre.
no_unfinished_game = Il n’y a pas de partie inachevée.
one_game_to_resume = Une partie a été interrompue. Pour la reprendre, tapez : resume
games_to_resume = Les parties interrompues sont numérotées de 1 à { $last }. Pour en reprendre une, tapez par exemple : resume 1
current_game_not_saved = La partie actuelle n’est pas enregistrée. Pour l’enregistrer d’abord, tapez : save FICHIER

no_library = Il n’y a pas de bibliothèque.
library_is_empty = Il n’y a pas encore de partie dans la bibliothèque.
nothing_matches = Dans la bibliothèque, aucune partie ne correspond à « { $text } ».
games_found =
    { $games ->
        [one] { $games } partie trouvée. Pour l’ouvrir, tapez : open 1
       *[other] { $games } parties trouvées. Pour en ouvrir une, tapez par exemple : open 1
    }
more_games_found =
    { $games ->
        [one] Et { $games } autre. Pour chercher, tapez : games MOTS
       *[other] Et { $games } autres. Pour chercher, tapez : games MOTS
    }
game_listed =
    { $board }, { $black } contre { $white } : { $result ->
        [none] inachevée
       *[other] { $result }
    } après { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
game_listed_with_date =
    { $date }, { $board }, { $black } contre { $white } : { $result ->
        [none] inachevée
       *[other] { $result }
    } après { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
no_game_numbered = Il n’y a pas de partie { $number } dans la liste. Pour voir la liste, tapez : games
games_named_alike = { $games } parties de la bibliothèque ont « { $text } » dans leur nom.
