/**
 * Focuses an element that replaces a removed one, such as the heading of a list after its last item was deleted; not if
 * the user has moved the focus meanwhile, for example to the undo of a toast.
 */
export function focusIfUnclaimed(element: HTMLElement | null): void {
  const active = document.activeElement;
  const isTaken = active !== null && active !== document.body && !active.closest("[role=dialog]");
  if (!isTaken) element?.focus();
}

/**
 * Focuses the next element after asynchronous work, such as the first field of the next entry; not if the user has
 * moved the focus meanwhile.
 * @param focusedBefore the element that had the focus when the work started.
 */
export function advanceFocus(focusedBefore: Element | null, element: HTMLElement | null): void {
  const active = document.activeElement;
  if (active === null || active === document.body || active === focusedBefore) element?.focus();
}
