import { useEffect, useEffectEvent } from "react";
import { registerSignOutSave } from "./sign-out-saves.ts";

interface SaveOnLeave {
  /** Registers the save for sign-out. */
  readonly name: string;
  readonly save: () => Promise<void>;
  readonly isPending: () => boolean;
  readonly whenHidden?: boolean;
}

/**
 * Saves when the page is left and before sign-out; with `whenHidden` also when the tab is hidden. The save for sign-out outlives the
 * page, so that a failed one is tried again.
 */
export function useSaveOnLeave({ name, save, isPending, whenHidden = false }: SaveOnLeave): void {
  const saveQuietly = useEffectEvent(() => {
    if (isPending()) void save().catch(() => undefined);
  });
  useEffect(() => registerSignOutSave(name, { save, isPending }));
  useEffect(() => {
    const onVisibility = () => {
      if (whenHidden && document.visibilityState === "hidden") saveQuietly();
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      saveQuietly();
    };
  }, [whenHidden]);
}
