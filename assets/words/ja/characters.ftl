character_seat = { $name }（{ $strength }）
strength_easy = やさしい
strength_medium = ふつう
strength_hard = むずかしい

character_unknown = キャラクター「{ $name }」はいません。charactersと入力すると一覧を表示します。
character_of_other_game = { $name }が打つのは{ $game }だけです。
strength_unknown = 強さ「{ $word }」はありません。easy、medium、hardのいずれかを指定してください。

character_line = { $id }：{ $name }。{ $about }
characters_usage = 対局するには、charactersと名前を入力してください。例：characters mirror hard
character_without_computer = コンピュータが打つ側がありません。先にblack { $seat }またはwhite { $seat }と入力してください。

character_with_text = { $name }：{ $text }

how_computer_plays = コンピュータの打ち方
character_name = { $name }
no_character = レベルで選ぶ
adaptive_level = あなたに合わせる
adaptive_level_means = 今回はレベル{ $level }です。レーティングに合わせて対局ごとに変わります
character_about = { $about }{ $worth }。
character_rating = レーティング{ $rating }、レベル{ $level }とほぼ同じ強さ
character_unrated = レーティングはまだ不明です
character_refused = { $file }のキャラクターは使えません：{ $reason }
