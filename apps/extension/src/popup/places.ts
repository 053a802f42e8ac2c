/** Finds what popup.html promises. */
export function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`popup.html has no #${id}`);
  return found;
}

/** Says a text to those who do not see it appear. */
export function announce(text: string): void {
  part("announcer").textContent = text;
}
