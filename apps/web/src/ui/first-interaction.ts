const touches = ["pointerover", "pointerdown", "keydown", "focusin", "input"] as const;

/** Calls back once, when the person does something in the page for the first time. */
export function onFirstInteraction(touched: () => void, signal: AbortSignal): void {
  const once = new AbortController();
  const both = AbortSignal.any([signal, once.signal]);
  const onTouch = () => {
    once.abort();
    touched();
  };
  for (const event of touches)
    window.addEventListener(event, onTouch, { passive: true, capture: true, signal: both });
}
