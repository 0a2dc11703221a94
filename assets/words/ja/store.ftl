generic_name = ボードゲーム
summary = 3Dの盤でコマを重ねて捕らえるゲーム
comment = ボードゲーム「Abande」と「Anda」を3Dで遊ぶ
keywords = ボードゲーム;盤;コマ;重ねる;六角形;Anda;
record_kind = Abandeの棋譜

about_abande = Abandeは、Dieter Steinが考えた2人用のボードゲームです。コマを盤に追加し、隣のスタックに重ねて捕らえ、全体をつなげたまま、2つの色が接する所で高いスタックを自分のものにします。ルールは2分で覚えられます。
about_list = 3Dの木のテーブルで遊べます：
about_computer = 入門者向けから全力まで、好きなレベルのコンピュータと対戦
about_friend = 同じ画面で友だちと対戦するか、コンピュータどうしの対局を見る
about_boards = 六角形、正方形、ねじれ正方形の盤
about_learning = レッスン、パズル、ヒント、コーチ、対局の検討
about_anda = もう1つのゲーム、Saïd Galdseid作のAndaは、一辺3から11マスの六角形の盤で遊びます。打てない手には理由が表示され、対局はテキストファイルとして開いたり保存したりできます。グラフィックスカードは不要で、ターミナルでも遊べます。

picture_game = Abandeの対局
picture_result = 最後に得点を集計します
picture_anda = Andaの対局
