### ウィンドウで学ぶ：レッスン、段階的なヒント、コーチ。

learn_page_label = 学ぶ
learn_page_tip = 一歩ずつ学べるレッスンと、パズル
hint_label = ヒント
hint_tip = 少しずつ助言をもらう
coach_label = コーチ
coach_tip = 大きく損をする手を打つ前に確認する
lesson_again_label = もう一度
lesson_again_tip = このステップをやり直す
lesson_next_label = 次へ
lesson_next_tip = 次のステップへ進む
lesson_leave_label = レッスンを終える
lesson_leave_tip = 元のまま残っている対局に戻る
lesson_open_yet = まずこのステップを終えましょう。

lessons_progress = { $done }/{ $all }完了
lesson_numbered = { $number }. { $title }
lesson_suggested = 次はこれ
lesson_read_aloud =
    { $state ->
        [done] { $lesson }、完了。{ $about }
        [next] { $lesson }、次はこれ。{ $about }
       *[new] { $lesson }。{ $about }
    }

lesson_progress = { $lesson }、ステップ{ $step }/{ $steps }
lesson_ended_early = このステップが終わる前に対局が終わりました。もう一度やってみましょう。
lesson_to_follow = 次のレッスン：{ $title }
lesson_answer_by_click = ボードをクリックして答えてください。
all_lessons_finished = このゲームのレッスンはすべて終わりました。

lesson_offer_title = 初めてですか？
lesson_offer_text = 短いレッスンで、ボードを使いながら一手ずつ遊び方を学べます。
lesson_offer_accept = { $game }を学ぶ
lesson_offer_decline = スキップ

hint_heading = ヒント
hint_progress = ヒント{ $step }/{ $steps }
hint_tell_more = もっと見る
hint_searching = ヒントを考えています…
hint_close = ヒントを閉じる

coach_heading = この手でいいですか？
coach_explained = コーチは、大きく損をする手を打つ前に確認します。メニューの「コーチ」でオフにできます。
coach_play_anyway = それでも打つ
coach_take_back = 考え直す
