//! Looking back, variations, and what is noted in the tree.

use super::*;

#[test]
fn looking_back_only_looks() {
    let mut session = people(Variant::Hex);
    let text = said(&mut session, "draw off\nd4\nd5\nd3\nd5-d4\nback 3\nturn\nlast\nmoves\nposition");
    assert!(
        text.contains("1. d4: Black enters a piece on d4.\nLooking at move 1 of 4, White to move> "),
        "{text}"
    );
    assert!(
        text.contains("Black (Human) is to move. 4 moves played.\nYou are looking back at move 1"),
        "{text}"
    );
    assert!(text.contains("x4/x5/x6/x3,1,x3/x6/x5/x4 2 17 18 0 1"), "{text}");
    assert_eq!(session.table().moves().len(), 4);
    let text =
        said(&mut session, "forward\ngoto 3\ngoto 12\ngoto start\nback\ngoto end\nforward\ngoto\ngame");
    for part in [
        "1... d5: White enters a piece on d5.\n",
        "2. d3: Black enters a piece on d3.\nLooking at move 3 of 4, White to move> \
         This line goes from move 0 to move 4.\n",
        "This is the starting position.\nLooking at move 0 of 4, Black to move> This is the start.\n",
        "This is the current position of the game.\nBlack, move 5> This is the end of the line.\n",
        "Go where? For example: goto 12",
        "You are already at the current position.\n",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn a_move_typed_while_looking_back_is_a_variation() {
    let mut session = people(Variant::Hex);
    let text = said(&mut session, "draw off\nd4\nd5\nd3\nback 2\nd5\nback\ne4\ne5\ngame");
    assert!(
        text.contains("This is a variation: you play both sides, and the game itself does not change.\n"),
        "{text}"
    );
    assert!(text.contains("To go back to the game, type: game\n"), "{text}");
    assert_eq!(text.matches("is a variation").count(), 1, "{text}");
    assert!(
        text.contains("Variation, move 3 of 3, White to move> ") || text.contains("Variation, move 3 of 3"),
        "{text}"
    );
    assert_eq!(session.table().moves().len(), 3);
    let text = said(&mut session, "variations\nvariation 1\nvariation 7\nback\ngame");
    assert!(text.contains("1. d4 d5\n    [1] 1... e4 2. e5\n2. d3 (here)\n"), "{text}");
    assert!(text.contains("1... e4: White enters a piece on e4.\n"), "{text}");
    assert!(text.contains("Next: 1... d5 or variation 1: e4.\n"), "{text}");
    assert!(text.contains("There is one variation. To look at it, type: variation 1\n"), "{text}");
}

#[test]
fn after_the_end_everything_stays_open_to_study() {
    let mut session = people(Variant::Hex);
    let text = said(&mut session, "draw off\nd4\nd5\nresign\nd3\nback 2\ne4\nhint\ngame");
    assert_eq!(text.matches("This is a variation").count(), 2, "{text}");
    assert!(text.contains("Look "), "{text}");
    assert!(session.table().verdict().is_some() && session.table().moves().len() == 2);
    assert!(text.ends_with("Game over> \n"), "{text}");
}

#[test]
fn the_game_can_go_on_from_anywhere() {
    let mut session = people(Variant::Hex);
    let text =
        said(&mut session, "draw off\nd4\nd5\nd3\nfrom-here\nback 2\ne4\nfrom-here\nhistory\nvariations");
    assert!(text.contains("The game is already here."), "{text}");
    assert!(
        text.contains("This is now the game. The moves it replaces are kept as a variation.\n"),
        "{text}"
    );
    assert!(text.contains("1. d4 e4 (here)\n    [1] 1... d5 2. d3\n"), "{text}");
    let text = said(&mut session, "back\nfrom-here");
    assert!(
        text.contains("The game continues from here. To replay the moves that were taken back, type: redo"),
        "{text}"
    );
    assert_eq!(session.table().moves().len(), 1);
}

#[test]
fn variations_are_folded_beyond_a_depth() {
    let mut session = people(Variant::Hex);
    // A variation inside a variation inside a variation.
    said(&mut session, "draw off\nd4\nd5\nd3\nback 2\ne4\ne3\nback\nd3\nd5\nback\nd2\nd1\ngame");
    let all = said(&mut session, "variations");
    let drawn = "1. d4 d5\n    [1] 1... e4 2. e3\n        [2] 2. d3 d5\n            [3] 2... d2 3. d1\n2. d3 (here)\n";
    assert!(all.contains(drawn), "{all}");
    let folded = said(&mut session, "variations 1");
    assert!(
        folded.contains("        ... 1 variation, 4 moves. To see more, type: variations 2\n"),
        "{folded}"
    );
    assert!(said(&mut session, "variations some").contains("For example: variations, "));
    assert!(said(&mut people(Variant::Hex), "variations").contains("No move has been played or tried yet."));
}

#[test]
fn moves_are_commented_and_judged() {
    let mut session = people(Variant::Hex);
    let text = said(
        &mut session,
        "draw off\nd4\nd5\ncomment\ncomment a solid reply\nglyph !?\nglyph $14\nglyph !\nglyph !\nglyph\nglyph good\n\
         mark d4 red\nmark D5\nmark d5\narrow d5 d4\narrow d4 d4\nmark d4 pink\nmark z9\nmark\nback\nforward\nvariations",
    );
    for part in [
        "There is no comment here. To add one, type: comment TEXT\n",
        "! $14\n",
        "! is already here.\n",
        "The glyphs are !!, !, !?, ?!, ? and ??, or a number such as $14",
        "d5 is no longer marked.\n",
        "Marked: d4 red. Arrows: d5 to d4 green.\n",
        "An arrow needs two points.\n",
        "The colours are green, red, yellow and blue.\n",
        "There is no point “z9”.",
        "1... d5! $14: White enters a piece on d5.\n{a solid reply}\nMarked: d4 red.",
        "1. d4 d5! $14 {a solid reply}\n",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = said(&mut session, "comment -\nglyph -\nmark -\narrow -\ncomment\nglyph\nundo-edit\narrow");
    assert!(text.contains("Comment removed.\n") && text.contains("There is no glyph here."), "{text}");
    assert!(text.contains("Arrows: d5 to d4 green.\n"), "{text}");
    assert_eq!(session.table().inconsistency(), None);
}

#[test]
fn branches_are_promoted_deleted_cut_and_pasted() {
    let mut session = people(Variant::Hex);
    let text = said(
        &mut session,
        "draw off\nd4\nd5\nd3\nback 2\npromote\ne4\ne5\npromote\ndelete\nundo-edit\nredo-edit\nredo-edit\n\
         paste\nvariation 1\ncut\nvariations\npaste\nvariations\ngame\ndelete\ncopy\nundo-edit\nundo-edit\nundo-edit\nundo-edit",
    );
    for part in [
        "This is already the main line.\n",
        "The moves of the game itself cannot be moved or deleted.",
        "Deleted 2. e5. To bring it back, type: undo-edit\n",
        "There is no edit to redo.\n",
        "Nothing has been cut or copied",
        "Cut 1... e4. To put it elsewhere, go there and type: paste\n",
        "1. d4 (here) d5 2. d3 (the game)\n",
        "Pasted 1 move.\n",
        "Copied 1 move.",
        "There is no edit to undo.",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert_eq!(session.table().inconsistency(), None);
    // What was cut on one board has no place on another.
    let text = said(&mut session, "new square\nnew square\nd4\npaste");
    assert!(text.contains("are from another board."), "{text}");
}

#[test]
fn a_pasted_branch_that_became_the_game_stays() {
    let mut session = people(Variant::Hex);
    said(
        &mut session,
        "draw off\nd4\nd5\nd3\ncut\ncopy\nback\ne4\ncut\npaste\nfrom-here\nundo-edit\nundo-edit",
    );
    assert_eq!(session.table().inconsistency(), None);
}
