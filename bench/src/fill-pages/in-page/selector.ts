import { rootOf } from "./control-elements.ts";

function positionOf(element: Element): string {
  const among = [...(element.parentElement ?? rootOf(element)).children];
  const position = among.length > 1 ? `:nth-child(${among.indexOf(element) + 1})` : "";
  return `${element.localName}${position}`;
}

/** `*`, which other elements match too, without an id. */
const idOf = ({ id }: Element) => (id === "" ? "*" : `#${CSS.escape(id)}`);

/** A selector that only this element matches in its document or shadow root. */
function selectorInRoot(element: Element): string {
  const root = rootOf(element);
  const isOnly = (selector: string) => root.querySelectorAll(selector).length === 1;
  if (isOnly(idOf(element))) return idOf(element);
  const named = `${element.localName}[name=${JSON.stringify(element.getAttribute("name") ?? "")}]`;
  if (isOnly(named)) return named;
  const parts: string[] = [positionOf(element)];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (isOnly(idOf(at))) return [idOf(at), ...parts].join(" > ");
    parts.unshift(positionOf(at));
  }
  return parts.join(" > ");
}

/** A CSS selector; `>>>` enters the open shadow root of the element before it. */
export function selectorOf(element: Element): string {
  const own = selectorInRoot(element);
  const root = rootOf(element);
  return root instanceof ShadowRoot ? `${selectorOf(root.host)} >>> ${own}` : own;
}

/** The element that a selector of `selectorOf` names. */
export function elementAt(selector: string): Element | null {
  let scope: Document | ShadowRoot | Element = document;
  let found: Element | null = null;
  for (const part of selector.split(" >>> ")) {
    found = scope.querySelector(part);
    if (!found) return null;
    scope = found.shadowRoot ?? found;
  }
  return found;
}
