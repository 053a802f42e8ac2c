import type { Locator, Page } from "@playwright/test";

const controlSelector = "button, a[href], input, select, summary";
/** Two lines and a half. */
const minListPixels = 48;

/** The panel outside of the window, a list of less than the minimum, and what is wider or higher than its box. */
const cutOff = (panel: Locator): Promise<readonly string[]> =>
  panel.evaluate((frame, minList) => {
    const bounds = frame.getBoundingClientRect();
    const list = frame.querySelector(".scroll")?.clientHeight ?? 0;
    const isInside =
      bounds.left >= 0 &&
      bounds.top >= 0 &&
      bounds.right <= innerWidth &&
      bounds.bottom <= innerHeight;
    const isCut = (element: Element) => {
      const { overflowY, clipPath } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const { left, right } = element.getBoundingClientRect();
      // Hidden but for screen readers, and boxes whose text scrolls.
      if (clipPath !== "none" || element.matches("input, select") || clientWidth === 0)
        return false;
      return (
        scrollWidth > clientWidth + 1 ||
        (overflowY === "hidden" && scrollHeight > clientHeight + 1) ||
        left < bounds.left ||
        right > bounds.right
      );
    };
    return [
      ...(isInside ? [] : ["the panel is outside of the window"]),
      ...(list < minList ? [`${list} px for the list`] : []),
      ...[frame, ...frame.querySelectorAll("*")]
        .filter((element) => element.checkVisibility() && isCut(element))
        .map(({ localName, textContent }) => `cut off: ${localName} “${textContent}”`),
    ];
  }, minListPixels);

/** Texts over each other. */
const overlapping = (panel: Locator): Promise<readonly string[]> =>
  panel.evaluate((frame) => {
    const texts: { readonly node: Node; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || node.textContent?.trim() === "") continue;
      if (parent.matches("option") || getComputedStyle(parent).clipPath !== "none") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) texts.push({ node, box });
    }
    // The list scrolls under the rest.
    const partOf = ({ parentElement }: Node) => parentElement?.closest("header, .scroll, footer");
    const isOver = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;
    return texts.flatMap(({ node, box }, at) =>
      texts
        .slice(at + 1)
        .filter((other) => other.node !== node && partOf(other.node) === partOf(node))
        .filter((other) => isOver(box, other.box))
        .map((other) => `“${node.textContent}” is over “${other.node.textContent}”`),
    );
  });

/** Controls that are covered at an edge after they were scrolled into view. */
const unreached = (panel: Locator): Promise<readonly string[]> =>
  panel.evaluate(
    (frame, { selector, minList }) => {
      const root = frame.getRootNode();
      const list = frame.querySelector(".scroll");
      if (!(root instanceof ShadowRoot) || !list) return ["there is no panel"];
      const before = list.scrollTop;
      const found = [...frame.querySelectorAll<HTMLElement>(selector)].filter((control) => {
        if (!control.checkVisibility()) return false;
        // A name may have more lines than the list of a low window.
        const isLow = control.getBoundingClientRect().height <= minList;
        control.scrollIntoView({ block: isLow ? "nearest" : "start" });
        const { left, right, top, height } = control.getBoundingClientRect();
        const bottom = top + Math.min(height, minList);
        const inner = 3;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [
          [left + inner, y],
          [right - inner, y],
          [x, top + inner],
          [x, bottom - inner],
        ] as const;
        return !points.every((point) => control.contains(root.elementFromPoint(...point)));
      });
      list.scrollTop = before;
      return found.map((control) => `out of reach: ${control.ariaLabel ?? control.textContent}`);
    },
    { selector: controlSelector, minList: minListPixels },
  );

/**
 * What is cut off, overlaps, or is outside of the window or out of the pointer's reach in the open panel. Scrolls each of its
 * controls into view.
 */
export async function layoutProblems(panel: Locator): Promise<readonly string[]> {
  // The panel is placed in the frame after a resize.
  await panel.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((painted) => {
        requestAnimationFrame(painted);
      });
  });
  return [...(await cutOff(panel)), ...(await overlapping(panel)), ...(await unreached(panel))];
}

/** The panel's controls that Tab does not reach, or that are not visible when they have the focus. */
export async function keyboardProblems(page: Page, panel: Locator): Promise<readonly string[]> {
  const unvisited = await panel.evaluateHandle((frame, selector) => {
    const all = [...frame.querySelectorAll<HTMLElement>(selector)];
    const controls = all.filter((control) => control.checkVisibility());
    controls[0]?.focus();
    return new Set<Element>(controls);
  }, controlSelector);
  for (let isInside = true; isInside; await page.keyboard.press("Tab")) {
    isInside = await panel.evaluate((frame, left) => {
      const root = frame.getRootNode();
      const focused = root instanceof ShadowRoot ? root.activeElement : null;
      if (!(root instanceof ShadowRoot) || !focused) return false;
      const { left: x, top, right, bottom } = focused.getBoundingClientRect();
      const hit = root.elementFromPoint((x + right) / 2, (top + bottom) / 2);
      if (focused.contains(hit)) left.delete(focused);
      return true;
    }, unvisited);
  }
  return unvisited.evaluate((left) =>
    [...left].map((control) => `no focus: ${control.ariaLabel ?? control.textContent}`),
  );
}
