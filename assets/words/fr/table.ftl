### Ce que la fenêtre dit autour du tablier pendant une partie.

window_set_up = Créer une position · Abande
window_to_move = À { $player } de jouer · Abande
window_won = { $player } a gagné · Abande
window_draw = Nulle · Abande

game_title = { $game } · { $board }
game_title_komi = { $game } · { $board } · komi { $komi }

your_turn = À vous de jouer
player_to_move = À { $player } de jouer
player_thinking = { $player } réfléchit
game_paused = En pause
counting_points = Décompte des points
your_first_stone = À vous : première pierre
your_second_stone = À vous : seconde pierre
first_stone_of = { $player } : première pierre
second_stone_of = { $player } : seconde pierre
starting_position = Position de départ
move_of = Coup { $number } sur { $moves }
in_a_variation = Dans une variante

last_entered = { $player } entre une pièce en { $point }
last_placed = { $player } joue en { $points }
last_captured = { $player } capture { $to } depuis { $from }
last_passed = { $player } passe
last_spent_komi = { $player } dépense un point de komi
last_removed =
    { $groups ->
        [one] { $last } · { $groups } groupe retiré
       *[other] { $last } · { $groups } groupes retirés
    }
last_lost =
    { $groups ->
        [one] { $last } · { $groups } groupe perdu
       *[other] { $last } · { $groups } groupes perdus
    }

move_now = Jouer maintenant
skip_counting = Abréger
back_to_the_game = Retour à la partie
play_on = Reprendre

plate = { $player } ({ $seat }) : { $score }, { $supply }
plate_to_move = { $player } ({ $seat }), au trait : { $score }, { $supply }
plate_tip = { $plate }. Cliquez pour choisir qui joue.
you = Vous
points_and_asleep =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $asleep ->
        [one] { $asleep } autre dort
       *[other] { $asleep } autres dorment
    }, sans pile adverse à côté)
points_below =
    { $points ->
        [one] point
       *[other] points
    }
groups_below =
    { $groups ->
        [one] groupe
       *[other] groupes
    }
in_hand =
    { $pieces ->
        [0] réserve vide
       *[other] { $pieces } en réserve
    }
# What sleeps and so does not count, behind what is in hand.
supply_and_asleep =
    { $asleep ->
        [one] { $supply } · { $asleep } dort
       *[other] { $supply } · { $asleep } dorment
    }
stones_and_komi =
    { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } · komi restant : { $komi }
turn_long = au trait
turn_short = joue
thinking_long = réfléchit depuis { $seconds } s
thinking_short = { $seconds } s

cannot_pass_now = Vous ne pouvez pas passer maintenant.
pass_later =
    { $pieces ->
        [one] Vous pourrez passer une fois votre réserve vide : encore { $pieces } pièce à entrer.
       *[other] Vous pourrez passer une fois votre réserve vide : encore { $pieces } pièces à entrer.
    }
computers_turn = C’est à l’ordinateur de jouer.
computer_plays_both = L’ordinateur joue les deux camps.

pass_you_win = Si vous passez, la partie se termine : vous gagnez { $own }–{ $other }
pass_you_lose = Si vous passez, la partie se termine : vous perdez { $own }–{ $other }
pass_wins = Si vous passez, la partie se termine : { $player } gagne { $own }–{ $other }
pass_loses = Si vous passez, la partie se termine : { $player } perd { $own }–{ $other }
pass_draws = Si vous passez, la partie se termine par une nulle, { $own }–{ $other }
pass_and_end = Passer et finir
decided_won_by =
    { $points ->
        [one] L’issue est certaine : si chacun joue au mieux, vous gagnez d’un point.
       *[other] L’issue est certaine : si chacun joue au mieux, vous gagnez de { $points } points.
    }
decided_lost_by =
    { $points ->
        [one] L’issue est certaine : si chacun joue au mieux, vous perdez d’un point.
       *[other] L’issue est certaine : si chacun joue au mieux, vous perdez de { $points } points.
    }
decided_won = L’issue est certaine : si chacun joue au mieux, vous gagnez.
decided_lost = L’issue est certaine : si chacun joue au mieux, vous perdez.
decided_finish = Terminer
decided_finish_tip = { $player } abandonne et la partie est finie
decided_play_on = Continuer
decided_play_on_tip = La question ne sera plus posée dans cette partie

stood_at_start = Cette position est celle du début de la partie. Les règles permettent de la répéter.
stood_after = Cette position s’est déjà produite après le coup { $number }. Les règles permettent de la répéter.

hint_first_piece = Cliquez sur n’importe quelle intersection pour y entrer votre première pièce
hint_next_pieces = Entrez une pièce à côté de n’importe quelle autre : toutes les pièces forment un seul groupe
hint_capture = Vous pouvez maintenant aussi capturer : cliquez sur une de vos piles, puis sur une pile voisine en surbrillance
hint_two_stones = Posez deux pierres au bord du tablier, sur deux côtés ou coins qui ne se touchent pas
hint_second_stone = Posez la seconde pierre sur une case en surbrillance ; Échap retire la première
hint_territory = Posez une pierre hors du territoire adverse ; survolez un groupe pour voir ses souffles

card_stack = { $point } : { $pieces }
card_points =
    { $points ->
        [one] { $points } point pour { $player }
       *[other] { $points } points pour { $player }
    }
card_asleep =
    { $points ->
        [one] Dormante : son point ne compte pas
       *[other] Dormante : ses { $points } points ne comptent pas
    }
card_tower = Une tour : elle ne bouge plus et ne se capture pas
card_pinned = Clouée : son départ couperait le groupe
card_holds =
    { $count ->
        [one] Clouée : sans elle, { $points } serait coupée du groupe
       *[other] Clouée : sans elle, { $points } seraient coupées du groupe
    }
card_captors = Capture possible depuis { $points }
card_safe = Aucune pile ne peut la capturer
card_group =
    Groupe de { $player }

legend_threatened = menacée au prochain coup
legend_capturable = capturable maintenant
legend_tower = une tour : ne bouge plus
legend_safe = une tour : à l’abri
legend_pinned = clouée : survolez-la
legend_part = un morceau qu’elle relie
legend_freeing = une pièce ici la libère
legend_open = vous pouvez jouer ici
legend_closed = impossible de jouer ici
legend_asleep = dormante : ne compte pas
legend_breath = garde ce groupe en vie
legend_short_breath = ne le garde pas en vie
legend_enemy = adversaire près d’un souffle
legend_doomed = quitterait le tablier
legend_territory = réservé à { $player }
legend_danger = à un coup de l’étouffement
legend_danger_from = le coup qui l’étouffe

tag_counted = { $points }
tag_laid_aside = Dormantes : non comptées
tag_half = 1 sur 2
tag_change = { $player } { $change }
tag_changes = { $mover } · { $other }
tag_removes =
    Retire { $groups ->
        [one] { $groups } groupe
       *[other] { $groups } groupes
    } de { $player } ({ $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    })
tag_removes_both =
    Retire { $enemy_groups ->
        [one] { $enemy_groups } groupe
       *[other] { $enemy_groups } groupes
    } de { $enemy } ({ $enemy_stones ->
        [one] { $enemy_stones } pierre
       *[other] { $enemy_stones } pierres
    }), puis { $own_groups ->
        [one] { $own_groups } groupe
       *[other] { $own_groups } groupes
    } de { $own } ({ $own_stones ->
        [one] { $own_stones } pierre
       *[other] { $own_stones } pierres
    })
tag_breaths_none =
    { $breaths ->
        [0] Groupe de { $player } : aucun souffle
        [one] Groupe de { $player } : { $breaths } souffle, qui ne le garde pas en vie
       *[other] Groupe de { $player } : { $breaths } souffles, dont aucun ne le garde en vie
    }
tag_breaths_some =
    { $alive ->
        [one] Groupe de { $player } : { $breaths } souffles, dont { $alive } seul le garde en vie
       *[other] Groupe de { $player } : { $breaths } souffles, dont { $alive } le gardent en vie
    }
tag_breaths_all =
    { $breaths ->
        [one] Groupe de { $player } : { $breaths } souffle, qui le garde en vie
       *[other] Groupe de { $player } : { $breaths } souffles, qui le gardent tous en vie
    }
tag_in_danger = { $tag } · à un coup de l’étouffement
