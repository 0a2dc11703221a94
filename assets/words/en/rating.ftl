### The player’s rating against the computer’s levels.

## The rating. $uncertainty is twice the standard deviation, $by the change by a game.

rating_in_game =
    { $games ->
        [one] Your rating in { $game }: { $rating } ± { $uncertainty }, after 1 rated game
       *[other] Your rating in { $game }: { $rating } ± { $uncertainty }, after { $games } rated games
    }
rating_not_shown_yet =
    { $games ->
        [0] You have not played a rated game yet.
        [one] You have played 1 rated game. Your rating will be shown when it is less uncertain.
       *[other] You have played { $games } rated games. Your rating will be shown when it is less uncertain.
    }
rating_up = This game was rated. Your rating: { $rating } ± { $uncertainty } (+{ $by })
rating_down = This game was rated. Your rating: { $rating } ± { $uncertainty } (−{ $by })
rating_same = This game was rated. Your rating: { $rating } ± { $uncertainty }

## The ladder of levels. $name is the name of a level: “Beginner”.

# $levels: “1, 2 and 4”.
levels_beaten = Levels beaten in rated games: { $levels }
level_to_beat = Next to beat: level { $level } ({ $name })
suggested_level = A good opponent for you: level { $level } ({ $name })

## Why a game is not rated.

not_rated_board = Games on this board are not rated: it is for learning.
not_rated_set_up = This game was not rated: it began from another position.
not_rated_komi = A game with so much komi is not rated.
not_rated_handicap = A game with a handicap is not rated.
not_rated_pie = A game under the pie rule is not rated.
not_rated_time = This game was not rated: one player had more time.
not_rated_damaged = This game was not rated: its record is damaged.
not_rated_other = This game was not rated.
# $help is a list of these: “a hint and a move taken back”.
not_rated_help = This game was not rated because you had help: { $help }.
help_hint = a hint
help_undo = a move taken back
help_coach = the coach
help_analysis = the engine’s analysis
help_pause = a pause of the clock
help_players = a change of players
help_other = something else

## In the window.

# A button that begins one: about 14 letters.
rated_game = Rated game
rated_game_tip = Against level { $level } ({ $name }), which suits you. Hints, the coach, the engine and taking back make a game unrated.
rating_of = Rating in { $game }
next_to_beat = Next to beat
ladder = Ladder of levels in { $game }
# A level: “Beginner, rated 1240”.
rung = { $name }, rated { $rating }
your_place = You: { $rating } ± { $uncertainty }
rating_plot = Your rating in { $game } after each rated game
# $rating: “1432 ± 180”.
rating_on = { $rating }, { $date }
