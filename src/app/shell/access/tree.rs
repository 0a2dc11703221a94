//! Builds the AccessKit tree: that of egui, which is complete in every frame, with the board before it and the
//! announcements after it. Pure functions.

use bevy::math::Rect;
use bevy_egui::egui::{
    self,
    accesskit::{self, Action, Affine, Live, Node, NodeId, Role, Toggled, TreeUpdate},
};

use crate::app::game::ToastTone;
use crate::board::Point;

/// What the accessibility tree says of the board and its points.
pub(super) struct BoardNodes {
    pub name: String,
    pub points: Vec<PointNode>,
    /// Number of egui's points in a logical pixel.
    pub scale: f32,
    /// Point of the keyboard cursor.
    pub focus: Option<Point>,
    /// True if a dialog covers the board.
    pub is_covered: bool,
}

/// What the accessibility tree says of one point of the board.
pub(super) struct PointNode {
    pub point: Point,
    /// Sentence about the point.
    pub name: String,
    /// Bounds in the window, in logical pixels.
    pub outline: Option<Rect>,
    pub is_chosen: bool,
}

/// What the accessibility tree has of announcements: number, tone and text of each, the newest at the end.
pub(super) struct AnnouncementNodes {
    pub name: String,
    pub announcements: Vec<(u64, ToastTone, String)>,
}

/// Returns the identifier of a point's node in the accessibility tree.
pub(super) fn point_id(point: Point) -> NodeId {
    egui::Id::new(("point of the board", point)).accesskit_id()
}

fn board_id() -> NodeId {
    egui::Id::new("board").accesskit_id()
}

fn news_id() -> NodeId {
    egui::Id::new("announcements").accesskit_id()
}

/// Id of the node of an announcement. Each has a node of its own, so that a repeated text is read aloud again.
fn announcement_id(number: u64) -> NodeId {
    egui::Id::new(("announcement", number)).accesskit_id()
}

/// Builds the accessibility tree of the window: that of egui, named like the window, with board and announcements
/// added.
pub(super) fn full_tree(
    mut tree: TreeUpdate,
    title: &str,
    board: &BoardNodes,
    news: &AnnouncementNodes,
) -> TreeUpdate {
    let root = egui::accesskit_root_id().accesskit_id();
    if let Some((_, window)) = tree.nodes.iter_mut().find(|(id, _)| *id == root) {
        window.set_label(title);
        let panels = window.children().to_vec();
        window.set_children([vec![board_id()], panels, vec![news_id()]].concat());
    }
    // egui hands on the hint of a text field, which is all that says what it is for, as a placeholder only.
    for (_, field) in tree.nodes.iter_mut().filter(|(_, node)| node.label().is_none()) {
        if let Some(hint) = field.placeholder().map(ToOwned::to_owned) {
            field.set_label(hint);
        }
    }
    tree.nodes.extend(nodes_of_board(board));
    tree.nodes.extend(nodes_of_news(news));
    let exists = |wanted: NodeId| tree.nodes.iter().any(|&(id, _)| id == wanted);
    // The focused widget of a panel, then the cursor on the board. AccessKit ends the program if there is no such node.
    let on_board = board.focus.filter(|_| !board.is_covered).map(point_id);
    let focus = Some(tree.focus).filter(|&id| id != root).or(on_board);
    tree.focus = focus.filter(|&id| exists(id)).unwrap_or(root);
    tree
}

fn nodes_of_board(board: &BoardNodes) -> Vec<(NodeId, Node)> {
    let mut group = Node::new(Role::Group);
    group.set_label(board.name.as_str());
    group.set_children(board.points.iter().map(|point| point_id(point.point)).collect::<Vec<_>>());
    group.set_transform(Affine::scale(f64::from(board.scale)));
    let outline = board.points.iter().filter_map(|point| point.outline).reduce(|one, other| one.union(other));
    if let Some(outline) = outline {
        group.set_bounds(bounds(outline));
    }
    let points =
        board.points.iter().map(|point| (point_id(point.point), node_of_point(point, board.is_covered)));
    std::iter::once((board_id(), group)).chain(points).collect()
}

fn node_of_point(point: &PointNode, is_covered: bool) -> Node {
    let mut node = Node::new(Role::Button);
    node.set_label(point.name.as_str());
    if let Some(outline) = point.outline {
        node.set_bounds(bounds(outline));
    }
    if point.is_chosen {
        node.set_toggled(Toggled::True);
    }
    if is_covered {
        node.set_disabled();
    } else {
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
    }
    node
}

fn nodes_of_news(news: &AnnouncementNodes) -> Vec<(NodeId, Node)> {
    let mut log = Node::new(Role::Log);
    log.set_label(news.name.as_str());
    log.set_children(
        news.announcements.iter().map(|&(number, ..)| announcement_id(number)).collect::<Vec<_>>(),
    );
    let announcements = news.announcements.iter().map(|(number, tone, text)| {
        let mut node = Node::new(Role::Label);
        node.set_value(text.as_str());
        node.set_live(match tone {
            ToastTone::Success | ToastTone::Info | ToastTone::Persistent => Live::Polite,
            ToastTone::Error | ToastTone::Alarm => Live::Assertive,
        });
        (announcement_id(*number), node)
    });
    std::iter::once((news_id(), log)).chain(announcements).collect()
}

fn bounds(rect: Rect) -> accesskit::Rect {
    let [x0, y0, x1, y1] = [rect.min.x, rect.min.y, rect.max.x, rect.max.y].map(f64::from);
    accesskit::Rect { x0, y0, x1, y1 }
}

#[cfg(test)]
mod tests {
    use accesskit::{Tree, TreeId};

    use super::*;
    use crate::rules::Variant;

    /// Tree of egui for a window with one button.
    fn panels(focus: NodeId) -> TreeUpdate {
        let root = egui::accesskit_root_id().accesskit_id();
        let button = egui::Id::new("button").accesskit_id();
        let mut window = Node::new(Role::Window);
        window.push_child(button);
        window.push_child(NodeId(2));
        let mut field = Node::new(Role::TextInput);
        field.set_placeholder("Player or file");
        TreeUpdate {
            nodes: vec![(root, window), (button, Node::new(Role::Button)), (NodeId(2), field)],
            tree: Some(Tree::new(root)),
            tree_id: TreeId::ROOT,
            focus,
        }
    }

    fn board(focus: Option<Point>, is_covered: bool) -> BoardNodes {
        let board = Variant::Hex.board();
        let node = |point| PointNode {
            point,
            name: board.label(point).to_owned(),
            outline: Some(Rect::new(10.0, 20.0, 30.0, 40.0)),
            is_chosen: false,
        };
        BoardNodes {
            name: "board".into(),
            points: board.points().map(node).collect(),
            scale: 0.5,
            focus,
            is_covered,
        }
    }

    fn focus(egui: NodeId, board: &BoardNodes) -> NodeId {
        let news = AnnouncementNodes {
            name: "news".into(),
            announcements: vec![(7, ToastTone::Error, "No.".into())],
        };
        full_tree(panels(egui), "title", board, &news).focus
    }

    #[test]
    fn the_keys_are_where_they_are_in_the_window() {
        let root = egui::accesskit_root_id().accesskit_id();
        let button = egui::Id::new("button").accesskit_id();
        let d4 = Variant::Hex.board().find("d4");
        assert_eq!(focus(root, &board(None, false)), root);
        assert_eq!(focus(button, &board(d4, false)), button);
        assert_eq!(focus(root, &board(d4, false)), point_id(d4.unwrap()));
        assert_eq!(focus(root, &board(d4, true)), root, "a dialog lies over the board");
        assert_eq!(focus(NodeId(1), &board(None, false)), root, "egui may name a widget that is not drawn");
    }

    #[test]
    fn board_and_news_lie_around_the_panels() {
        let root = egui::accesskit_root_id().accesskit_id();
        let news = AnnouncementNodes {
            name: "news".into(),
            announcements: vec![(7, ToastTone::Error, "No.".into())],
        };
        let tree = full_tree(panels(root), "title", &board(None, false), &news);
        let node = |wanted: NodeId| tree.nodes.iter().find(|(id, _)| *id == wanted).map(|(_, node)| node);
        let window = node(root).unwrap();
        assert_eq!(window.label(), Some("title"));
        assert_eq!(node(NodeId(2)).unwrap().label(), Some("Player or file"));
        assert_eq!(window.children().first(), Some(&board_id()));
        assert_eq!(window.children().last(), Some(&news_id()));
        assert_eq!(node(board_id()).unwrap().children().len(), 37);
        assert_eq!(node(announcement_id(7)).unwrap().live(), Some(Live::Assertive));
        assert_eq!(node(announcement_id(7)).unwrap().value(), Some("No."));
    }
}
