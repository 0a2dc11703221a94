### テーブルのテーマ：ボード、コマ、目印の色

table_theme_label = テーマ
table_theme_tip = テーブル、コマ、パネルの色
walnut = ウォールナットとアイボリー
slate = スレートと磁器
verdigris = 緑青と真鍮
ink = インクと紙
contrast = ハイコントラスト
themes_folder_label = 自作のテーマ
themes_folder_tip = このフォルダーに置いたファイル（名前.toml）は、それぞれ1つのテーマになります。書き方はdocs/themes.mdにあります。

theme_refused = { $file }：{ $reason }。
theme_not_used = { $file }のテーマは使えません。{ $reason }。「ウォールナットとアイボリー」で表示します。
theme_unknown = 「{ $name }」というテーマはありません。「ウォールナットとアイボリー」で表示します。
theme_not_toml = TOMLとして読めません
theme_lacks = 「{ $key }」がありません
theme_key_unknown = 「{ $key }」はテーマの項目ではありません
theme_not_quoted = 「{ $key }」の値は引用符で囲んでください
theme_no_colour = 「{ $key }」の「{ $text }」は色として読めません（例：#7C8280）
theme_no_texture = 「texture」の「{ $text }」は使えません。使えるのは「{ $wood }」「{ $stone }」「{ $plain }」だけです
theme_no_table = 「table」の「{ $text }」は使えません。使えるのは「{ $cloth }」「{ $felt }」「{ $wood }」「{ $slate }」「{ $paper }」「{ $plain }」だけです
theme_too_alike = 「{ $part }」と「{ $other }」が似すぎています（コントラスト{ $contrast }:1、必要なのは{ $least }:1以上）
theme_name_taken = 同じ名前の付属テーマがあります
