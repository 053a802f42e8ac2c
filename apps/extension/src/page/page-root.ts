import { rootOf } from "./closed-root.ts";
import { panelTag } from "./panel-tag.ts";

/** The shadow root of an element of the page, except the panel's. */
export const shadowRootOf = (element: Element) =>
  element.localName === panelTag ? null : rootOf(element);
