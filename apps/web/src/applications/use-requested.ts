import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigation, type Location } from "react-router";

/** The present location, for callbacks that may run later; undefined while it is being left, and afterwards. */
function useLatestLocation() {
  const location = useLocation();
  const isLeaving = useNavigation().state !== "idle";
  const latest = useRef<Location>(undefined);
  useLayoutEffect(() => {
    latest.current = isLeaving ? undefined : location;
    return () => {
      latest.current = undefined;
    };
  }, [location, isLeaving]);
  return latest;
}

/** What is open: one of `names`; initially, and after a later navigation, what the state of the location requests. */
export function useRequested<Name extends string>(names: readonly Name[]) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Name>();
  const [announced, setAnnounced] = useState<string>();
  const latest = useLatestLocation();
  const requestedBy = (value: unknown) => names.find((name) => name === value);
  const requested = requestedBy(state);
  if (requested !== undefined && announced !== key) {
    setAnnounced(key);
    setOpen(requested);
  }

  function change(next: Name | undefined) {
    setOpen(next);
    // A callback may be called after the user has opened another page, which is not to be replaced.
    if (!latest.current) return;
    const { pathname, search, hash, state: latestState } = latest.current;
    const present = requestedBy(latestState);
    if (present === undefined || present === next) return;
    // The browser keeps the state: Back or a reload would open it again.
    const options = { replace: true, state: null, preventScrollReset: true };
    void navigate({ pathname, search, hash }, options);
  }
  return [open, change] as const;
}
