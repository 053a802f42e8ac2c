import { onFirstInteraction } from "../../ui/first-interaction.ts";
import { whenIdle } from "../../ui/when-idle.ts";

/** Resolves when the page is loaded and the browser idle, or on the first interaction. */
export function whenInteractedOrIdle(): Promise<void> {
  const waiting = new AbortController();
  return new Promise<void>((resolve) => {
    const begin = () => {
      waiting.abort();
      resolve();
    };
    onFirstInteraction(begin, waiting.signal);
    const onLoad = () => void whenIdle().then(begin);
    if (document.readyState === "complete") onLoad();
    else addEventListener("load", onLoad, { once: true, signal: waiting.signal });
  });
}
