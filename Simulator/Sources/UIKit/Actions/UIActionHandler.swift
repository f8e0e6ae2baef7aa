/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void
