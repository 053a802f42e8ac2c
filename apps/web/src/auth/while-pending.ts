/** `leaving`: the page is about to be replaced. */
export type Outcome = "done" | "leaving";

/** Marks a button as pending or not: it shows a spinner. */
export function setPending(button: HTMLElement, value: boolean): void {
  for (const name of ["aria-busy", "aria-disabled"]) button.setAttribute(name, String(value));
}

/**
 * Marks a button as pending until its work is done; for ever when the page is about to be replaced. A second click
 * meanwhile is ignored.
 */
export async function whilePending(
  button: HTMLElement,
  work: () => Promise<Outcome>,
): Promise<void> {
  if (button.getAttribute("aria-busy") === "true") return;
  setPending(button, true);
  let outcome: Outcome = "done";
  try {
    outcome = await work();
  } finally {
    if (outcome === "done") setPending(button, false);
  }
}
