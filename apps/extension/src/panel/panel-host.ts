import controls from "../dom/controls.css?inline";
import tokens from "../dom/tokens.css?inline";
import { panelTag } from "../page/panel-tag.ts";
import type { Box } from "./place.ts";
import css from "./panel.css?inline";

/** Said by the build: closed, and open for the journeys alone, which have to look inside. */
declare const shadowMode: ShadowRootMode;

const controlSelector =
  "input:not([type=hidden]),select,textarea,button,a[href],[role=button],[role=combobox],[contenteditable]";

const fixed = {
  all: "initial",
  display: "block",
  position: "fixed",
  "z-index": "2147483647",
};

/** The element in the page, with everything of ours behind a root that the page cannot open. */
export class PanelHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;

  constructor() {
    this.element = document.createElement(panelTag);
    this.root = this.element.attachShadow({ mode: shadowMode });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(tokens + controls + css);
    // Adopted and not written into a style element, which the page's own rules (CSP) forbid in Firefox.
    this.root.adoptedStyleSheets = [sheet];
    // What is typed and clicked here is no business of the page's own shortcuts.
    for (const kind of ["keydown", "keyup", "keypress", "input", "change", "click", "pointerdown"])
      this.element.addEventListener(kind, (event) => event.stopPropagation());
    // Said here, since a page's own rules for unknown elements would win over ours in the root.
    for (const [property, value] of Object.entries(fixed))
      this.element.style.setProperty(property, value, "important");
    // Not in the body: pages throw that away and draw it anew.
    document.documentElement.append(this.element);
  }

  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 };

  /** Where it was put last. */
  get box(): Box {
    return this.#box;
  }

  /** Returns whether that is another place than before. */
  put(box: Box, isSized: boolean): boolean {
    const { left, top, right, bottom } = box;
    const { left: oldLeft, top: oldTop, right: oldRight, bottom: oldBottom } = this.#box;
    const hasMoved =
      left !== oldLeft || top !== oldTop || right !== oldRight || bottom !== oldBottom;
    this.#box = box;
    const { style } = this.element;
    style.setProperty("left", `${left}px`, "important");
    style.setProperty("top", `${top}px`, "important");
    style.setProperty("width", isSized ? `${right - left}px` : "auto", "important");
    style.setProperty("height", isSized ? `${bottom - top}px` : "auto", "important");
    return hasMoved;
  }
}

const boxOf = (found: Element): Box => found.getBoundingClientRect();

/** The page's controls that a person can see somewhere, with their boxes in the window as it is scrolled now. */
export function controlBoxes(): readonly Box[] {
  return [...document.querySelectorAll(controlSelector)]
    .filter((found) => found.localName !== panelTag && found.checkVisibility())
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

const roomProperty = { right: "margin-right", bottom: "padding-bottom" } as const;

/** Lets the page draw itself beside the panel; `none` gives the place back. */
export function makeRoom(edge: "right" | "bottom" | "none", pixels: number): void {
  const { style } = document.documentElement;
  for (const [side, property] of Object.entries(roomProperty)) {
    if (side === edge) style.setProperty(property, `${pixels}px`, "important");
    else style.removeProperty(property);
  }
}
