const prefix = "postulo-draft:";

/**
 * What a person typed and did not save yet, kept for this tab: a session that ends in the middle, or a reload, loses
 * nothing. A draft belongs to one person and is never shown to another; logging out forgets all.
 */
export function keepDraft(
  owner: string,
  name: string,
  values: Readonly<Record<string, unknown>>,
): void {
  sessionStorage.setItem(`${prefix}${owner}:${name}`, JSON.stringify(values));
}

export function readDraft(owner: string, name: string): unknown {
  const text = sessionStorage.getItem(`${prefix}${owner}:${name}`);
  return text === null ? undefined : JSON.parse(text);
}

export function forgetDraft(owner: string, name: string): void {
  sessionStorage.removeItem(`${prefix}${owner}:${name}`);
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
