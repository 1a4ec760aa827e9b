import TerminalTesting

let dogpatch = Program("dogpatch")
