// What is wrong with a page of the course, in sentences. .ci/pages runs this in a browser.
const kata = {
  isVisible(element) {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.bottom > 0
      && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  },

  name(element) {
    const text = (element.innerText || element.ariaLabel || element.placeholder || "").trim();
    return `<${element.localName} class="${element.className}"> “${text.slice(0, 40)}”`;
  },

  // Red, green, blue from 0 to 255, and how much of it there is.
  colour(text) {
    const numbers = text.match(/[\d.]+/g).map(Number);
    const scale = text.startsWith("color(") ? 255 : 1;
    return [...numbers.slice(0, 3).map((n) => n * scale), numbers[3] ?? 1];
  },

  over([r, g, b, a], below) {
    return [r, g, b].map((n, i) => n * a + below[i] * (1 - a)).concat(1);
  },

  ground(element) {
    if (!element) return [255, 255, 255, 1];
    const own = kata.colour(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : kata.over(own, kata.ground(element.parentElement));
  },

  opacity(element) {
    return element
      ? Number(getComputedStyle(element).opacity) * kata.opacity(element.parentElement) : 1;
  },

  brightness(colour) {
    const [r, g, b] = colour.map((n) => n / 255)
      .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  },

  // Resolves when no colour is on its way to another one.
  async settled() {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const moving = document.getAnimations().map((one) => one.finished.catch(() => {}));
    await Promise.race([Promise.all(moving), new Promise((done) => setTimeout(done, 3000))]);
  },

  // Texts that are hard to read: less than 4.5 to 1 on what is behind them.
  contrast() {
    const wrong = new Map();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let count = 0;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!/[\p{L}\p{N}]/u.test(walker.currentNode.data) || !kata.isVisible(element)) continue;
      if (["SCRIPT", "STYLE", "NOSCRIPT"].includes(element.tagName)) continue;
      count += 1;
      const ground = kata.ground(element);
      const own = kata.colour(getComputedStyle(element).color);
      own[3] *= kata.opacity(element);
      const [light, dark] = [kata.over(own, ground), ground].map(kata.brightness)
        .sort((a, b) => b - a);
      const ratio = (light + 0.05) / (dark + 0.05);
      const kind = `${getComputedStyle(element).color} on ${ground.slice(0, 3).map(Math.round)}`;
      if (ratio < 4.5 && !wrong.has(kind)) {
        wrong.set(kind, `contrast ${ratio.toFixed(2)}: ${kind}, ${kata.name(element)}`);
      }
    }
    return count < 20 ? ["there is hardly any text"] : [...wrong.values()];
  },

  // What is the reader's turn, and yet shows our version; the first line is how many there are.
  async turns() {
    const wrong = [];
    let count = 0;
    for (const tabs of document.querySelectorAll(".TabNavigator")) {
      const links = [...tabs.querySelectorAll(":scope > nav .tabnav-link")];
      if (links[0].innerText.trim() !== "Your turn") continue;
      count += 1;
      const panels = [...tabs.querySelector(".tabs-content-container > span").children];
      const shown = () => panels.map((panel) => panel.checkVisibility()).join();
      const expected = (index) => panels.map((_, i) => i === index).join();
      if (shown() !== expected(0)) wrong.push(`turn ${count} shows the answer at once`);
      links[1].click();
      for (let i = 0; i < 100 && shown() !== expected(1); i += 1) {
        await new Promise((done) => setTimeout(done, 30));
      }
      if (shown() !== expected(1)) wrong.push(`turn ${count} does not show the answer`);
      links[0].click();
    }
    return [count, ...wrong];
  },

  reached: new Set(),
  unseen: new Set(),

  // From now on, all that gets the focus is noted, and whether one sees that it has it.
  listen() {
    document.addEventListener("focusin", ({ target }) => {
      kata.reached.add(target).add(target.href);
      const box = target.closest(".filter")?.querySelector(".filter__wrapper");
      const around = [target, target.parentElement, target.parentElement?.parentElement, box];
      const isSeen = around.filter(Boolean).some((element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      });
      if (!isSeen) kata.unseen.add(kata.name(target));
    });
  },

  // What can be clicked, and not be reached by Tab; the side bar's list is for arrow keys.
  unreached() {
    return [...document.querySelectorAll("a[href], button, input, select, summary")]
      .filter((e) => kata.isVisible(e) && !e.disabled)
      .filter((e) => !e.closest(".scroller, [aria-hidden=true]"))
      .filter((e) => !kata.reached.has(e)).map((e) => `Tab never reaches ${kata.name(e)}`)
      .concat([...kata.unseen].map((name) => `one does not see the focus on ${name}`));
  },

  // How many entries of the side bar have been reached.
  entries() {
    return new Set([...kata.reached].filter((e) => e?.closest?.(".scroller")).map((e) => e.id))
      .size;
  },
};
