/** What the panel keeps when it re-renders. */
export type PanelMemory = {
  /** The folded parts that the user has opened. */
  readonly open: Set<string>;
  /** The field that the user went to last. */
  lastGone: string;
};

export const newPanelMemory = (): PanelMemory => ({ open: new Set(), lastGone: "" });

/** Keeps whether a folded part is open. */
export function remembered(
  details: HTMLDetailsElement,
  name: string,
  { open }: PanelMemory,
): HTMLDetailsElement {
  details.open = open.has(name);
  details.addEventListener("toggle", () => {
    if (details.open) open.add(name);
    else open.delete(name);
  });
  return details;
}
