import TerminalTesting

let fitness = Program("fitness")
