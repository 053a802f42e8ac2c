const prefix = "postulo-draft:";

/**
 * What a person typed and did not save yet, kept for this tab: a session that ends in the middle, or a reload, loses
 * nothing. A draft belongs to one person and is never shown to another; logging out forgets all.
 */
export function saveDraft(
  owner: string,
  name: string,
  values: Readonly<Record<string, unknown>>,
): void {
  sessionStorage.setItem(`${prefix}${owner}:${name}`, JSON.stringify(values));
}

export function loadDraft(owner: string, name: string): unknown {
  const text = sessionStorage.getItem(`${prefix}${owner}:${name}`);
  return text === null ? undefined : JSON.parse(text);
}

export function clearDraft(owner: string, name: string): void {
  sessionStorage.removeItem(`${prefix}${owner}:${name}`);
}

/** Whether a person has typed something and not saved it. `isMeant` is asked by the names of the drafts. */
export function hasDrafts(owner: string, isMeant: (name: string) => boolean): boolean {
  const own = `${prefix}${owner}:`;
  return Object.keys(sessionStorage).some(
    (key) => key.startsWith(own) && isMeant(key.slice(own.length)),
  );
}

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
