### しばらく表示される短いお知らせ

pasted_is_no_game = 貼り付けたテキストは棋譜ではありません：{ $fault }
game_copied = 棋譜をコピーしました
position_copied = 局面をコピーしました
computer_picked = コミ{ $komi }点：コンピュータは{ $side }を選びました
computer_cannot_move = コンピュータはここで打てません。手を戻すか、上の名前をクリックして代わりに打ってください。
