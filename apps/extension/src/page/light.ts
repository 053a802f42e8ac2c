const colour = "#6366f1";
const minPixels = 9;
const maxAncestors = 4;

const isLarge = (found: Element) => {
  const { width, height } = found.getBoundingClientRect();
  return width >= minPixels && height >= minPixels && Number(getComputedStyle(found).opacity) > 0.3;
};

/** The field as the user sees it: its label or an ancestor where a page replaces the control by another one. */
function visiblePart(control: HTMLElement): Element {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const ancestors: Element[] = [];
  let above: Element | null = control.parentElement;
  while (above && ancestors.length < maxAncestors) {
    ancestors.push(above);
    above = above.parentElement;
  }
  return [control, ...labels, ...ancestors].find(isLarge) ?? control;
}

let lit: Animation | undefined;

/**
 * Outlines a field until the focus leaves it. An animation, because it changes neither the page's styles nor its markup, and needs
 * no permission of its content security policy.
 */
export function light(control: HTMLElement): void {
  lit?.cancel();
  const shown = { outline: `3px solid ${colour}`, outlineOffset: "3px" };
  const ring = visiblePart(control).animate([shown, shown], {
    duration: 1,
    fill: "forwards",
  });
  lit = ring;
  control.addEventListener("blur", () => ring.cancel(), { once: true });
}
