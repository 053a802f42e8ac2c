import { useRef, type FocusEvent } from "react";

/**
 * Keeps the focus in a popup where it was put. When the element with the focus is removed, Base UI focuses the popup, and again
 * in the next frame, although the content may have focused a field by then: what is typed there would be lost.
 * @returns the handler of focus of the popup
 */
export function useKeptFocus() {
  const isRestoring = useRef(false);
  return ({ target, currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (target !== currentTarget) return;
    if (relatedTarget === null) {
      isRestoring.current = true;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          isRestoring.current = false;
        }),
      );
      return;
    }
    const isInside = relatedTarget instanceof HTMLElement && currentTarget.contains(relatedTarget);
    if (isRestoring.current && isInside) relatedTarget.focus();
  };
}
