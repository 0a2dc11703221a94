### プレイヤー、一覧、ボード、数え方

black = 黒
white = 白

decimal_mark = .
list_none = –
list_more = { $before }、{ $next }
list_all = { $before }、{ $last }
list_any = { $before }または{ $last }

two_sentences = { $first }{ $second }

two_pieces = 上から{ $top }・{ $bottom }
three_pieces = 上から{ $top }・{ $middle }・{ $bottom }

human = 人間
computer = コンピュータ・レベル{ $level }

levels_of_game = { $game }のコンピュータのレベルは1から{ $strongest }までです。
level_first_steps = はじめの一歩
level_newcomer = 入門
level_beginner = 見習い
level_learner = 初級
level_casual = 気楽
level_regular = 常連
level_steady = 堅実
level_practised = 中級
level_skilled = 上手
level_advanced = 上級
level_club = クラブ級
level_seasoned = 熟練
level_strong = 強い
level_very_strong = とても強い
level_expert = 達人
level_master = 名人
level_full_strength = 全力

suits_first_steps = 初めての対局向け。ルールは知っていますが、見落としだらけです。
suits_newcomer = 一度勝ったことのある人向け。目についたものは取りますが、相手の次の手はめったに考えません。
suits_beginner = 打つ前によく見る人向け。相手の応手も考えますが、危険の半分を見落とします。
suits_learner = 打つ前によく確かめる人向け。たいていの危険には早めに気づきます。
suits_casual = 気楽に打ちたい人向け。ただで取らせることはありませんが、計画も立てません。
suits_regular = 初心者の相手では物足りない人向け。形勢の良し悪しはわかりますが、まだ見落としがあります。
suits_steady = 落ち着いて打ちたい人向け。見落としが減り、相手の間違いを待ちます。
suits_practised = 練習向け。チャンスがあれば、たいてい生かします。
suits_skilled = 1手ごとに相手の応手を考える人向け。コンピュータも同じように考えます。
suits_advanced = 2手先を考える人向け。コンピュータも同じですが、まだ見落としがあります。
suits_club = クラブで打つ人向け。数手先まで読み、見落としはわずかです。
suits_seasoned = 経験者向け。ひと目でわかる間違いはめったにしません。
suits_strong = 計画を立てて打つ人向け。数手先までは何も見落としません。
suits_very_strong = これより下のレベルすべてに勝った人向け。かなり先まで読みます。
suits_expert = 小さな間違いもとがめてほしい人向け。
suits_master = 本格的に挑戦したい人向け。さらに先まで読み、隙をほとんど見せません。
suits_full_strength = 最高の力を見たい人向け。コンピュータが1手1秒で全力を出します。

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
