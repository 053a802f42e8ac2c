/** Said by the build. */
declare const isFirefox: boolean;

declare global {
  interface HTMLElement {
    /** Firefox's way for extensions. */
    readonly openOrClosedShadowRoot?: ShadowRoot | null;
  }
}

/** The shadow root of an element, also one that its page keeps closed: extensions may look. */
export function rootOf(element: Element): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  return isFirefox
    ? (element.openOrClosedShadowRoot ?? null)
    : chrome.dom.openOrClosedShadowRoot(element);
}
