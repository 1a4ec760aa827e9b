import Testing

/// Presses the button with this label, as a person does. Fails if that is not possible.
func press(
    _ label: String, on panel: Panel, sourceLocation: SourceLocation = #_sourceLocation
) {
}

/// Flips the switch with this label, as a person does. Fails if that is not possible.
func flip(
    _ label: String, on panel: Panel, sourceLocation: SourceLocation = #_sourceLocation
) {
}
