/** Injected at build time by `define`. */
declare const isFirefox: boolean;

declare global {
  interface HTMLElement {
    /** Firefox only, for extensions. */
    readonly openOrClosedShadowRoot?: ShadowRoot | null;
  }
}

/** The shadow root of an element, open or closed, which extensions can access. */
export function rootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  return isFirefox
    ? (element.openOrClosedShadowRoot ?? null)
    : chrome.dom.openOrClosedShadowRoot(element);
}
