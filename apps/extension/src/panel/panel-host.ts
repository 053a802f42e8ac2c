import controls from "../dom/controls.css?inline";
import tokens from "../dom/tokens.css?inline";
import { shadowRootOf } from "../page/page-root.ts";
import { panelTag } from "../page/panel-tag.ts";
import { panelWidth, type Box } from "./place.ts";
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

const isVisible = (found: Element) => found.localName !== panelTag && found.checkVisibility();

const hasSize = ({ left, right, top, bottom }: Box) => right > left && bottom > top;

/** The elements of the page that match, also in shadow roots of custom elements. */
function elementsOf(root: Document | ShadowRoot, selector: string): readonly Element[] {
  const hosts = [...root.querySelectorAll("*")].filter(({ localName }) => localName.includes("-"));
  const inner = hosts.flatMap((host) => {
    const shadow = shadowRootOf(host);
    return shadow ? elementsOf(shadow, selector) : [];
  });
  return [...root.querySelectorAll(selector), ...inner];
}

/** Smaller frames have no form. */
const minFrame = { width: 200, height: 100 };

/** The boxes of frames, which have controls of their own. */
const frameBoxes = (): readonly Box[] =>
  elementsOf(document, "iframe")
    .filter(isVisible)
    .map((frame) => frame.getBoundingClientRect())
    .filter(({ width, height }) => width >= minFrame.width && height >= minFrame.height);

const isField = (found: Element) => found.matches("input,select,textarea,[contenteditable]");

/** The boxes of texts, where they are what a page without fields is read for. */
function textBoxes(): readonly Box[] {
  const texts = elementsOf(document, "h1,h2,h3,p").filter(isVisible);
  return texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  });
}

/** The boxes of what the panel should not cover, in window coordinates: visible controls and frames, or else the text. */
export function controlBoxes(): readonly Box[] {
  const found = elementsOf(document, controlSelector).filter(isVisible);
  const frames = frameBoxes();
  const isForm = frames.length > 0 || found.some(isField);
  const boxes = [...found.map(boxOf), ...frames, ...(isForm ? [] : textBoxes())];
  return boxes.filter(hasSize);
}

/** Calls back, at most once a frame, when the window is scrolled or resized. */
export function onWindowChange(work: () => void, signal: AbortSignal): void {
  let isWaiting = false;
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      if (!signal.aborted) work();
    });
  };
  for (const kind of ["scroll", "resize"])
    addEventListener(kind, soon, { signal, passive: true, capture: true });
}

/** With the scroll padding, a field that is scrolled into view is not under the panel. */
const roomProperties = {
  right: ["margin-right"],
  bottom: ["padding-bottom", "scroll-padding-bottom"],
} as const;

const roomBeside = 24;

/** Reserves space beside the page for the panel in this box. */
export function makeRoomFor(edge: keyof typeof roomProperties, { top, bottom }: Box): void {
  const pixels = (edge === "right" ? panelWidth : bottom - top) + roomBeside;
  releaseRoom();
  const { style } = document.documentElement;
  for (const property of roomProperties[edge])
    style.setProperty(property, `${pixels}px`, "important");
}

export function releaseRoom(): void {
  const { style } = document.documentElement;
  for (const property of Object.values(roomProperties).flat()) style.removeProperty(property);
}
