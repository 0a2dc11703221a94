### Le jeu dans le terminal : les problèmes.

puzzles_of = Problèmes résolus pour { $game } : { $solved } sur { $all }.
puzzles_on_board = { $board } : { $solved } sur { $all }
warm_ups_of = Échauffements résolus : { $solved } sur { $all }.
puzzles_best_streak = Résolus d’affilée : { $streak } (record : { $best })
puzzles_example = Pour un problème à votre mesure, tapez : puzzle
all_puzzles_solved = Vous avez résolu tous les problèmes de ce jeu.
no_puzzles_of = Il n’y a pas de problèmes pour { $game }.
no_such_puzzle = Il n’y a pas de problème « { $text } ». Pour en avoir un à votre mesure, tapez : puzzle
puzzle_begins = Problème { $name }, classement { $rating }
daily_begins = Problème du jour { $name }, classement { $rating } : il ne change pas le vôtre.
puzzle_commands = Tapez votre coup. Tapez next pour sauter ce problème sans rien perdre, leave pour revenir à votre partie, hint pour obtenir de l’aide ou solution pour abandonner.
warm_up_begins = Échauffement { $name } : il ne change pas votre classement.
warm_up_commands = Tapez votre coup. Tapez next pour un autre échauffement, leave pour revenir à votre partie, hint pour obtenir de l’aide ou solution pour voir la réponse.
prompt_puzzle = Problème, votre coup { $number }
puzzle_next = Pour le problème suivant, tapez : next
puzzle_leave = Pour revenir à votre partie, tapez : leave
puzzle_left = Vous avez quitté les problèmes. Voici de nouveau votre partie.
puzzle_first_leave = C’est impossible pendant un problème. Pour revenir à votre partie, tapez : leave
no_puzzle = Aucun problème n’est en cours. Pour en commencer un, tapez : puzzle
puzzle_over = Ce problème est terminé.
puzzle_solution = La solution :
puzzle_progress_not_kept = Impossible d’enregistrer vos progrès : { $reason }.
