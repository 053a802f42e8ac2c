const interactionEvents = ["pointerover", "pointerdown", "keydown", "focusin", "input"] as const;

/** Calls back once, on the first interaction of the user with the page. */
export function onFirstInteraction(onInteraction: () => void, signal: AbortSignal): void {
  const once = new AbortController();
  const both = AbortSignal.any([signal, once.signal]);
  const onTouch = () => {
    once.abort();
    onInteraction();
  };
  for (const event of interactionEvents)
    window.addEventListener(event, onTouch, { passive: true, capture: true, signal: both });
}
