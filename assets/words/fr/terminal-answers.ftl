### Le jeu en mode texte : réponses aux questions sur le tablier.

turn_now =
    { $plies ->
        [one] C’est à { $player } de jouer ({ $seat }). { $plies } coup joué.
       *[other] C’est à { $player } de jouer ({ $seat }). { $plies } coups joués.
    }
over_after =
    { $plies ->
        [one] La partie est terminée après { $plies } coup.
       *[other] La partie est terminée après { $plies } coups.
    }
no_move_played = Aucun coup n’a encore été joué.
before_any_move = C’est la position de départ, avant le premier coup.

may_enter = Entrer une pièce : { $points }.
may_place = Poser une pierre : { $cells }.
may_place_two = Poser deux pierres, sur des parties du bord qui ne se touchent pas : { $cells }.
may_spend_komi = Ou dépenser un point de komi : komi
may_capture = Capturer : { $captures }.
may_pass = Ou passer.
only_pass = Vous ne pouvez que passer.
no_capture = Aucune capture n’est possible.

which_point = Quel endroit ? Par exemple : d4
point_unknown = « { $text } » n’existe pas sur ce tablier. Tapez par exemple : d4
point_is_empty = { $point } est vide.
tower_stays = { $point } est une tour : elle ne bouge plus et ne se capture pas.
stack_is_safe = { $player } ne peut pas capturer { $point } à ce tour.
stack_is_attacked = { $point } peut être capturée depuis { $from }.
stack_attacks = { $point } peut capturer { $targets }.

empty_point = { $point } : vide.
enterable_point = { $point } : vide, une pièce peut y entrer.
stack_on_point =
    { $point } : { $pieces }, hauteur { $height }, { $fixed ->
        [tower] tour,{" "}
        [pinned] clouée,{" "}
       *[free] {""}
    }{ $state ->
        [asleep] dormante
       *[awake] éveillée
    }.
open_cell = { $point } : vide, on peut y poser une pierre.
territory_cell = { $point } : vide, territoire de { $owner }.
own_territory_cell = { $point } : vide, territoire de { $owner }, on peut y poser une pierre.
stone_on_cell =
    { $point } : { $owner }, dans un groupe de { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } avec { $breaths ->
        [one] { $breaths } souffle
       *[other] { $breaths } souffles
    }.

which_row = Quelle rangée ? Par exemple : row d
row_of_points = { $points }.
row_stack = { $point } { $pieces }
row_gap = { $point } vide
row_gaps = { $first } à { $last } vides

which_stacks = Par exemple : stacks black, ou : stacks white
stacks_of =
    { $stacks ->
        [one] { $player } a { $stacks } pile.
       *[other] { $player } a { $stacks } piles.
    }
sleeping_stacks = Piles dormantes : Noir { $black } ; Blanc { $white }.
none_asleep = aucune
towers_of_players = Tours : Noir { $black } ; Blanc { $white }.
no_towers = aucune
no_stack_pinned = Aucune pile n’est clouée.
stack_pinned = { $player } { $point }. { $reason }

which_groups = Par exemple : groups black, ou : groups white
groups_of =
    { $groups ->
        [one] { $player } a { $groups } groupe.
       *[other] { $player } a { $groups } groupes.
    }
group_breaths =
    { $breaths ->
        [0] { $cells } : aucun souffle.
        [one] { $cells } : { $breaths } souffle.
       *[other] { $cells } : { $breaths } souffles.
    }
group_at =
    Le groupe de { $owner } en { $point } a { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } et { $breaths ->
        [one] { $breaths } souffle
       *[other] { $breaths } souffles
    }.
breath_enemies =
    { $groups ->
        [0] { $cells } : aucun groupe adverse.
        [one] { $cells } : { $groups } groupe adverse.
       *[other] { $cells } : { $groups } groupes adverses.
    }
territory_of_players = Territoire : Noir { $black } ; Blanc { $white }.
no_territory = aucune case
