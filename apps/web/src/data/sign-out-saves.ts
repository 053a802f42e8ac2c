/** A save that runs before sign-out. */
interface SignOutSave {
  readonly save: () => Promise<void>;
  /** Whether something is not saved yet. */
  readonly isPending: () => boolean;
}

const saves = new Map<string, SignOutSave>();

/** Registers a save under a name; it replaces an earlier one of that name. */
export function registerSignOutSave(name: string, save: SignOutSave): void {
  saves.set(name, save);
}

/** Starts the pending saves. A failed save stays pending. */
export function startSaves(): void {
  for (const { save, isPending } of saves.values())
    if (isPending()) void save().catch(() => undefined);
}

export const hasPendingSaves = (): boolean => saves.values().some(({ isPending }) => isPending());
