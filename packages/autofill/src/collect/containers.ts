const maxContainers = 8;
const maxLength = 160;
const nameAttributes = [
  "id",
  "class",
  "data-automation-id",
  "data-automation",
  "data-testid",
  "data-qa",
  "data-section",
  "data-ui",
  "aria-label",
];

let names = new WeakMap<Element, string>();

/** Clears the cache before a page is read again. */
export function clearContainerNames(): void {
  names = new WeakMap();
}

function readName(element: Element): string {
  if (!element.hasAttributes()) return "";
  let name = "";
  for (const attribute of nameAttributes) name += ` ${element.getAttribute(attribute) ?? ""}`;
  return name.slice(1).trim().slice(0, maxLength);
}

/** Cached, because fields share ancestors. */
function nameOf(element: Element): string {
  const before = names.get(element);
  if (before !== undefined) return before;
  const name = readName(element);
  names.set(element, name);
  return name;
}

/** The identifiers of a control's ancestors, nearest first. */
export function containersOf(element: Element): readonly string[] {
  const found: string[] = [];
  let at = element.parentElement;
  for (let depth = 0; at && depth < maxContainers && at.localName !== "body"; depth++) {
    const name = nameOf(at);
    if (name !== "") found.push(name);
    at = at.parentElement;
  }
  return found;
}
