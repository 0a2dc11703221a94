region_centre = au centre
region_top = en haut
region_bottom = en bas
region_left = à gauche
region_right = à droite
region_top_left = en haut à gauche
region_top_right = en haut à droite
region_bottom_left = en bas à gauche
region_bottom_right = en bas à droite

hint_region = Regardez { $region }. { $aim }
aim_end = Là, le meilleur coup met fin à la partie.
aim_points =
    { $points ->
        [one] Là, le meilleur coup gagne tout de suite { $points } point.
       *[other] Là, le meilleur coup gagne tout de suite { $points } points.
    }
aim_tower = Là, le meilleur coup construit une tour.
aim_safety = Là, le meilleur coup écarte un danger.
aim_attack = Là, le meilleur coup crée une menace.
aim_smothering = Là, le meilleur coup étouffe un groupe.
aim_sleep = Là, le meilleur coup endort une pile adverse.
aim_waking = Là, le meilleur coup réveille une de vos piles.
aim_pin = Là, le meilleur coup cloue une pile adverse.
aim_freedom = Là, le meilleur coup libère une de vos piles clouées.
aim_connection = Là, le meilleur coup relie vos groupes.
aim_last_entry = Là, le meilleur coup fait entrer votre dernière pièce.
aim_later = Là, le meilleur coup change peu de chose dans l’immédiat, mais il prépare la suite.

hint_kind = { $kind } { $reason }
kind_enter = Entrez une pièce.
kind_capture = Capturez.
kind_pass = Passez.
kind_place = Posez une pierre.
kind_spend_komi = Dépensez un point de komi.
kind_only = Aucun autre coup n’est permis.
kind_best = Aucun autre coup n’est aussi bon.
kind_found = L’ordinateur n’a rien trouvé de mieux.

hint_stack_only_one = Jouez la pile en { $point } : aucune autre ne peut capturer.
hint_stack_in_danger = Jouez la pile en { $point } : elle y est en danger.
hint_stack_free = Jouez la pile en { $point }.
hint_stack_protected = Regardez la pile de { $owner } en { $point } : le meilleur coup la protège.
hint_stack_threatened = Regardez la pile de { $owner } en { $point } : le meilleur coup la menace.
hint_stack_woken = Regardez la pile de { $owner } en { $point } : le meilleur coup la réveille.
hint_stack_put_to_sleep = Regardez la pile de { $owner } en { $point } : le meilleur coup l’endort.
hint_stack_pinned = Regardez la pile de { $owner } en { $point } : le meilleur coup la cloue.
hint_stack_freed = Regardez la pile de { $owner } en { $point } : le meilleur coup la libère.
hint_stack_beside = Le meilleur coup est à côté de la pile de { $owner } en { $point }.
hint_group_protected = Regardez le groupe de { $owner } en { $point } : le meilleur coup le protège.
hint_group_threatened = Regardez le groupe de { $owner } en { $point } : le meilleur coup le menace.
hint_group_smothered = Regardez le groupe de { $owner } en { $point } : le meilleur coup l’étouffe.
hint_group_beside = Le meilleur coup est à côté du groupe de { $owner } en { $point }.

hint_move = Le meilleur coup est { $mv }.
chance_to_win = Entre bons joueurs, { $player } a environ { $percent } % de chances de gagner.
sure_to_win = Si chacun joue au mieux, { $player } gagne à coup sûr.
sure_to_lose = Si chacun joue au mieux, { $player } perd à coup sûr.

question_falls = Regardez bien : { $point } pourrait être capturée depuis { $by }.
question_smothered = Regardez bien : une pierre en { $by } étoufferait { $cells }.
question_plain = Regardez bien avant de jouer { $mv } : il y a un meilleur coup.
stake_game = Votre coup pourrait vous coûter la partie.
stake_chance = Votre coup réduirait nettement vos chances de gagner.
stake_points =
    { $points ->
        [one] Votre coup coûterait environ { $points } point.
       *[other] Votre coup coûterait environ { $points } points.
    }

review_progress = Position { $done } sur { $all }
review_accuracy = { $player } a joué avec une précision de { $percent } %.
review_chances = Les chances de gain s’entendent entre bons joueurs.
review_flawless = Aucune erreur n’a été trouvée.
review_mistakes =
    { $count ->
        [one] Il y a eu { $count } erreur :
       *[other] Il y a eu { $count } erreurs, les plus graves d’abord :
    }
review_cost =
    { $percent ->
        [0] { $points ->
            [one] { $mv } a coûté { $points } point.
           *[other] { $mv } a coûté { $points } points.
        }
        [one] { $points ->
            [0] { $mv } a réduit les chances de gain de { $percent } point de pourcentage.
            [one] { $mv } a réduit les chances de gain de { $percent } point de pourcentage et coûté { $points } point.
           *[other] { $mv } a réduit les chances de gain de { $percent } point de pourcentage et coûté { $points } points.
        }
       *[other] { $points ->
            [0] { $mv } a réduit les chances de gain de { $percent } points de pourcentage.
            [one] { $mv } a réduit les chances de gain de { $percent } points de pourcentage et coûté { $points } point.
           *[other] { $mv } a réduit les chances de gain de { $percent } points de pourcentage et coûté { $points } points.
        }
    }
review_cost_nothing = { $mv } n’a rien coûté.
review_proved = Le moteur l’a démontré.
review_better = Il valait mieux jouer { $line }.
review_better_facts = Ce que cela aurait changé :
review_played_facts = Ce que le coup a changé :

fact_wins = { $winner } gagne.
fact_smothered =
    { $stones ->
        [one] La pierre de { $owner } en { $cells } est étouffée.
       *[other] Les pierres de { $owner } en { $cells } sont étouffées.
    }
fact_rescued = Le groupe de { $owner } en { $cells } n’est plus en danger.
fact_attacked = Le groupe de { $owner } en { $cells } peut être étouffé au prochain coup.
fact_endangered = Le groupe de { $owner } en { $cells } peut maintenant être étouffé par une pierre en { $by }.
fact_joined = { $groups } groupes de { $owner } n’en font plus qu’un.
fact_komi_spent = Un point de komi est dépensé.
