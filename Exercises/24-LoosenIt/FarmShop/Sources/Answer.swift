/// What the price signs say after some nights.
func answer(to notes: String) -> String {
    let l = notes.split(separator: "\n")
    let n = Int(l[0]) ?? 0
    var s = ""
    for i in 1..<l.count {
        let w = l[i].split(separator: " ")
        let x = w[0]
        var d = Int(w[1]) ?? 0
        var p = Int(w[2]) ?? 0
        var ok = true
        for _ in 0..<n {
            if x != "plant" && x != "honey" {
                if x.hasSuffix("bread") {
                    if d < 2 {
                        p = p / 20 * 10
                    } else {
                        ok = false
                    }
                } else {
                    if d >= 5 {
                        p -= 15
                        if p < 50 {
                            p = 50
                        }
                    }
                }
            } else {
                if x == "plant" {
                    if d < 12 {
                        p += 25
                        if p > 900 {
                            p = 900
                        }
                    } else {
                        if d > 14 {
                            p -= 60
                            if p < 50 {
                                p = 50
                            }
                        }
                    }
                } else {
                    if (d + 1) % 10 == 0 && p >= 30 {
                        p -= 30
                    }
                }
            }
            d += 1
        }
        if ok {
            if s != "" {
                s += "\n"
            }
            s += "\(x) \(d) \(p)"
        }
    }
    return s
}
