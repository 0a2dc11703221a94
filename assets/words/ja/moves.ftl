### 棋譜の一覧とそのメニュー、できない操作の理由

over_because = すでに終局しています：{ $how }。
no_such_end = 対局はすでに終わっているか、まだ終わっていません。
no_draws = { $game }に引き分けはありません。
no_such_node = 棋譜にこの手はありません。
start_cannot_change = ここは開始局面で、編集できる手がありません。
is_main_line = すでに本譜です。
paste_illegal_later = 貼り付ける手順の{ $place }番目の手は、ここでは打てません。{ $reason }
