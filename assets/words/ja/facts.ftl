### Abandeの手がもたらす変化。ヒントと検討で使う

fact_ended = これで終局です。
fact_points = 得点の増減は{ $mover }{ $own }、{ $other }{ $others }です。
fact_given_away = { $owner }の{ $point }は{ $by }から捕らえられます（{ $cost }点の損）。
fact_given_away_for_now = { $owner }の{ $point }は{ $by }から捕らえられると{ $cost }点の損ですが、取り返せます。
fact_offered = { $owner }の{ $point }は{ $by }から捕らえられますが、損はありません。
fact_offered_for_now = { $owner }の{ $point }は{ $by }から捕らえられますが、損はなく、取り返せます。
fact_offered_at_a_loss = { $owner }の{ $point }は{ $by }から捕らえられますが、捕らえると{ $enemy }が{ $cost }点損をします。
fact_saved = { $owner }の{ $point }が助かります。
fact_moved_to_safety = { $owner }のスタックが、危険だった{ $from }を離れます。
fact_threatened = { $owner }の{ $point }を{ $by }から狙います（捕らえれば{ $gain }点の得）。
fact_threatened_in_vain = { $owner }の{ $point }を{ $by }から狙いますが、捕らえても得はありません。
fact_threatened_at_a_loss = { $owner }の{ $point }を{ $by }から狙いますが、捕らえると{ $cost }点の損です。
fact_tower = { $point }に{ $owner }のタワーができます。
fact_put_to_sleep = { $owner }の{ $points }が休眠します。
fact_woken = { $owner }の{ $points }が休眠から覚めます。
fact_pinned = { $owner }の{ $points }が固定されます。
fact_freed = { $owner }の{ $points }の固定が解けます。
fact_last_entry = { $player }の手持ちがなくなります。
