/** The path from below an ancestor to an element, outermost first. */
function pathBelow(ancestor: Element, element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at && at !== ancestor; at = at.parentElement)
    path.unshift(at);
  return path;
}

function commonAncestor(one: Element, other: Element): Element | null {
  for (let at = one.parentElement; at; at = at.parentElement) if (at.contains(other)) return at;
  return null;
}

const inFlow = -0.5;

/** The z-index of the outermost positioned element of a path; the lowest value when there is none. */
function layerOf(path: readonly Element[]): number {
  for (const element of path) {
    const { position, zIndex } = getComputedStyle(element);
    if (element.matches(":modal,:popover-open")) return Number.POSITIVE_INFINITY;
    if (position !== "static") return zIndex === "auto" ? 0 : Number(zIndex);
  }
  return inFlow;
}

/** Whether one element is painted over another: by z-index, otherwise by document order. */
export function isAbove(element: Element, other: Element): boolean {
  const ancestor = commonAncestor(element, other);
  if (!ancestor || element.contains(other)) return false;
  const [one, two] = [pathBelow(ancestor, element), pathBelow(ancestor, other)].map(layerOf);
  if (one !== two) return Number(one) > Number(two);
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
