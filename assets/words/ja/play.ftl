### プレイヤー、一覧、ボード、数え方

black = 黒
white = 白

list_none = なし
list_more = { $before }、{ $next }
list_all = { $before }、{ $last }
list_any = { $before }または{ $last }

two_sentences = { $first }{ $second }

two_pieces = 上から{ $top }・{ $bottom }
three_pieces = 上から{ $top }・{ $middle }・{ $bottom }

human = 人間
computer = コンピュータ・レベル{ $level }

level_first_steps = はじめの一歩
level_beginner = 入門
level_easy = やさしい
level_casual = 気楽
level_steady = 堅実
level_skilled = 上手
level_strong = 強い
level_very_strong = とても強い
level_expert = 達人
level_full_strength = 全力

board_hex = 六角形
board_square = 正方形
board_snub = ねじれ正方形
board_hex_3 = ミニ六角形
board_side = 一辺{ $side }マス
board_points = { $points }マス
board_cells = { $cells }マス

points = { $points }点
stacks = スタック{ $stacks }個
groups = グループ{ $groups }個
stones = 石{ $stones }個
breaths = 息{ $breaths }か所
plies = { $plies }手

ended_by_resignation = { $player }の投了
ended_on_time = { $player }の時間切れ
ended_by_agreement = 合意による引き分け
ended_as_won = { $player }の勝ち
ended_as_draw = 引き分け
