import { useState } from "react";
import { useLocation } from "react-router";

/** What is open: one of `names`; initially, and after a later navigation, what the state of the location requests. */
export function useRequested<Name extends string>(names: readonly Name[]) {
  const { state, key } = useLocation();
  const [open, setOpen] = useState<Name>();
  const [announced, setAnnounced] = useState<string>();
  const requested = names.find((name) => name === state);
  if (requested !== undefined && announced !== key) {
    setAnnounced(key);
    setOpen(requested);
  }
  return [open, setOpen] as const;
}
