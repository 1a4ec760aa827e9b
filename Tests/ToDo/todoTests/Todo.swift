import TerminalTesting

let todo = Program("todo")
