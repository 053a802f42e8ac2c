/**
 * Gives the focus to what takes the place of something that is gone, such as the heading of a list for the button of a
 * deleted line. A person who has gone on meanwhile, to the undo of a toast say, keeps the focus where it is.
 */
export function focusUnlessTaken(element: HTMLElement | null): void {
  const holder = document.activeElement;
  const isTaken = holder !== null && holder !== document.body && !holder.closest("[role=dialog]");
  if (!isTaken) element?.focus();
}
