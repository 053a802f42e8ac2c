import type { RefCallback } from "react";

/** Adds behaviour to rendered HTML, until the signal is aborted. */
export type Enhancement<E extends Element = HTMLElement> = (
  element: E,
  signal: AbortSignal,
) => void;

/**
 * A ref that enhances its element where React renders it. In static pages, which React does not hydrate, the script of
 * `routes/public-page` enhances the same elements by the name in their `data-enhance`.
 */
export function enhancedBy<E extends Element>(enhance: Enhancement<E>): RefCallback<E> {
  return (element) => {
    if (!element) return;
    const lifetime = new AbortController();
    enhance(element, lifetime.signal);
    return () => lifetime.abort();
  };
}
