import { useCallback, useState, type RefCallback } from "react";

/** The width of an element's content box in px, 0 before it is measured; and the ref to attach to it. */
export function useElementWidth<Measured extends Element>(): {
  readonly ref: RefCallback<Measured>;
  readonly width: number;
} {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Measured | null) => {
    if (!element) return;
    const observer = new ResizeObserver((entries) => setWidth(entries[0]?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
