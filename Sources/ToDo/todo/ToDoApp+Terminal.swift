import Terminal
import ToDoText

extension ToDoApp: @MainActor TerminalApp {}
