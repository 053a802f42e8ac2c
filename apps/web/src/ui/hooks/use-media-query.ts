import { useCallback, useSyncExternalStore } from "react";

/** The last results on the screen. */
const onScreen = new Map<string, boolean>();

/** While printing, the width of the paper is ignored, so that nothing is rendered again. */
function matches(query: string): boolean {
  const known = onScreen.get(query);
  if (known !== undefined && matchMedia("print").matches) return known;
  const now = matchMedia(query).matches;
  onScreen.set(query, now);
  return now;
}

/** Whether a media query matches; while printing, whether it did before. False in prerendered pages. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  );
}
