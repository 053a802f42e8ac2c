/**
 * Gives the focus to what takes the place of something that is gone, such as the heading of a list for the button of a
 * deleted line. A person who has gone on meanwhile, to the undo of a toast say, keeps the focus where it is.
 */
export function focusIfUnclaimed(element: HTMLElement | null): void {
  const holder = document.activeElement;
  const isTaken = holder !== null && holder !== document.body && !holder.closest("[role=dialog]");
  if (!isTaken) element?.focus();
}

/**
 * Leads a person on after what they have waited for, such as to the field where the next entry begins. Whoever is not
 * where they were when the waiting began stays where they are.
 * @param begun what had the focus then.
 */
export function advanceFocus(begun: Element | null, element: HTMLElement | null): void {
  const holder = document.activeElement;
  if (holder === null || holder === document.body || holder === begun) element?.focus();
}
