/** @throws when popup.html has no element with this id. */
export function requireElement(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`popup.html has no #${id}`);
  return found;
}

/** Announces a text to screen readers by the live region. */
export function announce(text: string): void {
  requireElement("announcer").textContent = text;
}
