import Terminal
import ToDoText

extension ToDoApp: TerminalApp {}
