### 対局、記録、設定をディスクに保存するときの問題

disk_full = { $file }を書き込む空き容量がありません
disk_read_only = { $file }のあるディスクには書き込めません
write_denied = { $file }に書き込む権限がありません
not_there = { $file }が見つかりません
in_the_way = { $file }の場所に別のものがあります
held_by_other = { $file }は、別に起動しているこのプログラムが使用中です
other_trouble = { $file }：{ $message }
