import controls from "../dom/controls.css?inline";
import tokens from "../dom/tokens.css?inline";
import { panelTag } from "../page/panel-tag.ts";
import type { Box } from "./place.ts";
import css from "./panel.css?inline";

/** Injected at build time by `define`: closed, and open only in e2e builds. */
declare const shadowMode: ShadowRootMode;

const controlSelector =
  "input:not([type=hidden]),select,textarea,button,a[href],[role=button],[role=combobox],[contenteditable]";

const fixed = {
  all: "initial",
  display: "block",
  position: "fixed",
  "z-index": "2147483647",
};

/** The host element in the page; its content is in a closed shadow root. */
export class PanelHost {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;

  constructor() {
    this.element = document.createElement(panelTag);
    this.root = this.element.attachShadow({ mode: shadowMode });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(tokens + controls + css);
    // An adopted style sheet, because in Firefox the page's CSP applies to style elements.
    this.root.adoptedStyleSheets = [sheet];
    // Prevents shortcuts of the page.
    for (const kind of ["keydown", "keyup", "keypress", "input", "change", "click", "pointerdown"])
      this.element.addEventListener(kind, (event) => event.stopPropagation());
    // Inline with `!important`, because the page's rules precede `:host` rules.
    for (const [property, value] of Object.entries(fixed))
      this.element.style.setProperty(property, value, "important");
    // Not in the body, which pages may replace.
    document.documentElement.append(this.element);
  }

  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 };

  /** The current position. */
  get box(): Box {
    return this.#box;
  }

  /** @returns whether the position has changed. */
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

/** The boxes of the page's visible controls, in window coordinates. */
export function controlBoxes(): readonly Box[] {
  return [...document.querySelectorAll(controlSelector)]
    .filter((found) => found.localName !== panelTag && found.checkVisibility())
    .map(boxOf)
    .filter(({ left, right, top, bottom }) => right > left && bottom > top);
}

const roomProperty = { right: "margin-right", bottom: "padding-bottom" } as const;

/** Reserves space beside the page for the panel; `none` releases it. */
export function makeRoom(edge: "right" | "bottom" | "none", pixels: number): void {
  const { style } = document.documentElement;
  for (const [side, property] of Object.entries(roomProperty)) {
    if (side === edge) style.setProperty(property, `${pixels}px`, "important");
    else style.removeProperty(property);
  }
}
