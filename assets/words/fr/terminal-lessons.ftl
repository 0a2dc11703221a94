### Le jeu dans le terminal : les leçons.

lessons_of = Leçons pour { $game } :
lesson_listed =
    { $done ->
        [done] { $title } (faite) – { $about }
       *[new] { $title } – { $about }
    }
lesson_example = Pour commencer une leçon, tapez lesson et son numéro, par exemple : lesson { $number }
all_lessons_done = Vous avez fait toutes les leçons. Pour en refaire une, tapez par exemple : lesson 1
no_such_lesson = Il n’y a pas de leçon « { $text } ». Pour voir la liste, tapez : lessons
lesson_begins = Leçon { $number } : { $title }
lesson_commands = Tapez again pour recommencer une étape, hint pour obtenir de l’aide ou leave pour revenir à votre partie.
prompt_lesson = Leçon, étape { $step } sur { $steps }
lesson_next = Pour continuer, tapez : next
lesson_complete = C’était la dernière étape de cette leçon.
lesson_following = Pour la leçon suivante, tapez : lesson { $number }
lesson_leave = Pour revenir à votre partie, tapez : leave
lesson_left = Vous avez quitté la leçon. Voici de nouveau votre partie.
lesson_first_leave = C’est impossible pendant une leçon. Pour revenir à votre partie, tapez : leave
no_lesson = Aucune leçon n’est en cours. Pour voir la liste, tapez : lessons
lesson_step_open = Cette étape n’est pas encore terminée. Pour obtenir de l’aide, tapez : hint
lesson_step_done = Cette étape est terminée.
lesson_game_over = La partie s’est terminée avant la fin de cette étape. Pour réessayer, tapez : again
lesson_progress_not_kept = Impossible d’enregistrer vos progrès : { $reason }.

not_what_is_asked = Les règles le permettent, mais cette étape demande autre chose.
point_at_places = Cette étape demande de montrer des endroits : tapez-en un ou plusieurs.
that_is_not_it = Non, pas { $point }.
places_left =
    { $left ->
        [one] Exact. Il en manque encore un.
       *[other] Exact. Il en manque encore { $left }.
    }

lesson_hint_enter = Entrez une nouvelle pièce.
lesson_hint_capture = Cherchez une capture.
lesson_hint_pass = Demandez-vous s’il faut passer.
lesson_hint_place = Posez une pierre.
lesson_hint_komi = Blanc a des points de komi.
lesson_hint_move = Par exemple : { $mv }
lesson_hint_left =
    { $left ->
        [one] Il reste un endroit à montrer.
       *[other] Il reste { $left } endroits à montrer.
    }
lesson_hint_place_there = L’un d’eux est { $point }.
lesson_hint_play_on = Continuez à jouer. Aucun coup ne suffit encore à lui seul.
