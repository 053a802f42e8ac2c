import { useCallback, useState, type RefCallback } from "react";

/** Distance in px to the visible area at which an element counts as seen. */
const margin = "200px";

/** Whether an element has been in, or close to, the visible area; and the ref to attach to it. */
export function useSeen<Observed extends Element>(): {
  readonly ref: RefCallback<Observed>;
  readonly isSeen: boolean;
} {
  const [isSeen, setIsSeen] = useState(false);
  const ref = useCallback((element: Observed | null) => {
    if (!element) return;
    if (!("IntersectionObserver" in window)) {
      setIsSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setIsSeen(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}
