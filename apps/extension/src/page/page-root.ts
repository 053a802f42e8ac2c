import { rootOf } from "./closed-root.ts";
import { panelTag } from "./panel-tag.ts";

/** The shadow root of an element of the page: the panel's own is no part of it. */
export const shadowRootOf = (element: Element) =>
  element.localName === panelTag ? null : rootOf(element);
