### The library of games and its statistics.

library_title = Library

## The parts of the page, in buttons beside each other: about 70 letters in all

tab_games = Games
tab_in_progress =
    { $games ->
        [0] In progress
       *[other] In progress ({ $games })
    }
tab_recent = Recent files
tab_statistics = Statistics
tab_bin = Bin

## In the middle of a page that is empty: a title, and a text below it

library_missing = There is no library
library_missing_why = The program was started without a folder for games.
library_being_read = Reading the library…

## The search: a field, and three lists to choose from with room for about 15 letters each

search_hint = Search
clear_search = Clear the search
clear_search_tip = Show all games
all_boards = All boards
all_boards_of = { $game }, all boards
any_result = Any result
# The reader won, or lost.
filter_won = You won
filter_lost = You lost
any_level = Any level
filter_level = Level { $level }

## The table of games. “Black” and “White” are the first two columns. Columns are narrow: titles have about 10 letters,
## results about 15.

column_level = Level
column_board = Board
column_result = Result
column_date = Date
column_moves = Moves
# Who played: the reader, the computer, or a player whose name is not in the record.
reader_plays = You
computer_plays = Computer
computer_plays_at = Computer · { $level }
player_unknown = Unknown
# How the reader’s game ended. The reader’s points stand first.
entry_won = Won
entry_won_points = Won { $own }–{ $others }
entry_lost = Lost
entry_lost_points = Lost { $own }–{ $others }
# Any game.
entry_draw = Draw
entry_draw_points = Draw { $own }–{ $others }
# A game of others. The winner’s points stand first.
entry_won_by = { $player } won
entry_won_by_points = { $player } won { $more }–{ $less }
entry_unfinished = Unfinished
# A tip over a row.
entry_in_part = Only part of this game could be read. Open it to see why.
# A row for screen readers. $black and $white are names; $board: “Abande · Hexagon”; $result is one of the texts above.
entry_in_words = { $black } against { $white }, { $board }, { $result }
entry_in_words_on = { $black } against { $white }, { $board }, { $result }, { $date }

## Below the table, and in its place

games_counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
# How many of all games are listed.
games_listed =
    { $games ->
        [one] { $listed } of 1 game
       *[other] { $listed } of { $games } games
    }
no_games_match = No matching games
no_games_match_tip = Try a shorter search, or a different board, result or level.
show_all_games = Show all games
no_games = No games yet
no_games_tip = Every game that you finish or leave is saved here automatically. You can also import games from files.
# $name is the first one; $reason is a whole sentence about it.
files_unread =
    { $files ->
        [one] “{ $name }” cannot be read. { $reason }
       *[other] { $files } files cannot be read, including “{ $name }”. { $reason }
    }

## Buttons below the table: about 60 letters in all

open_game = Open
# Instead of “Open”, for a game that has not ended.
continue_game = Continue
# A tip over “Open”.
choose_first = Choose a game first
rename_game = Rename
export_game = Export
export_game_tip = Write this game to a file
export_listed = Export all
export_listed_tip = Write the listed games to one file
bin_game = Move to bin
bin_game_tip = You can restore it later  (Delete)
# Below the table, after a game was moved to the bin; “Restore” stands above it.
game_in_bin = “{ $name }” is now in the bin.
open_file = Open a file
open_file_tip = Open a game from a file
import_games = Import
import_games_tip = Add the games in a file to the library
# Before the field for a new name, and below it.
new_name = Name
new_name_tip = The name of the game’s file in the library
name_empty = Type a name.
name_impossible = Names cannot contain / \ : * ? " < > |, begin with a dot or a hyphen, end with a dot, be reserved by Windows (such as CON), or be too long.
name_taken = Another game has this name.
rename_cancel = Cancel

## The bin

bin_empty = The bin is empty
bin_empty_tip = Games that you move to the bin stay here. They are never deleted.
bin_counted =
    { $games ->
        [one] 1 game in the bin
       *[other] { $games } games in the bin
    }
restore_game = Restore

## Games in progress, and files that were used last

none_in_progress = No games in progress
none_in_progress_tip = A game interrupted by closing the window or by a power cut waits here with all its moves.
players_in_progress = { $black } against { $white }
# $board: “Abande · Hexagon”; $moment: “2026-11-22 14:05”.
game_in_progress =
    { $moves ->
        [one] { $board } · 1 move · { $moment }
       *[other] { $board } · { $moves } moves · { $moment }
    }
continue_game_tip = Continue this game from where it stopped
no_recent = No files yet
no_recent_tip = Files that you open or save are listed here.
recent_tip = Open this file

## Statistics

statistics_of = Your finished games against the computer
statistics_of_tip = Games between two people are not counted
nothing_counted = No statistics yet
nothing_counted_on_board = No games on this board
nothing_counted_tip = Finish a game against the computer to see your wins, margins and streaks here.

# Five numbers in a row, each with a name of at most 18 letters below and a tip.
tile_games = Games
tile_games_tip = Finished games against the computer
tile_record = Won, drawn, lost
tile_record_tip = How your games ended
tile_score = Score
tile_score_tip = A win counts as 1, a draw as ½
score_in_percent = { $percent }%
tile_streak = Current streak
tile_streak_tip = Your latest run of wins or losses
streak_of_wins =
    { $wins ->
        [one] 1 win
       *[other] { $wins } wins
    }
streak_of_losses =
    { $losses ->
        [one] 1 loss
       *[other] { $losses } losses
    }
tile_best = Best streak
tile_best_tip = Your longest run of wins

# The titles of four plots, about 40 letters each.
plot_levels = Results by level
plot_course = Results, latest on the right
plot_margins = Margins in points, latest on the right
plot_lengths = Game length in moves
# What the colours of the bars mean: three short words beside each other.
legend_won = won
legend_drawn = drawn
legend_lost = lost

# Tips over the bars of the plots. This one has four lines.
level_tally =
    Level { $level }
    { $won } won
    { $drawn } drawn
    { $lost } lost
course_won = Won
course_drawn = Draw
course_lost = Lost
course_won_on = Won, { $date }
course_drawn_on = Draw, { $date }
course_lost_on = Lost, { $date }
margin_won = Won by { $points }
margin_lost = Lost by { $points }
no_margins = None of these games was decided on points.
# Two lines: how many games had so many moves.
games_of_length =
    { $games ->
        [one]
            { $from } to { $to } moves
            1 game
       *[other]
            { $from } to { $to } moves
            { $games } games
    }
