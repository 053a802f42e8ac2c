import { notifyManager, useQueryClient, type Query } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { cachedRowsKey } from "../../session/cached-rows.ts";

const isMissing = ({ state }: Query) => state.fetchStatus === "paused" && state.data === undefined;

/** Whether something that the page shows was never here and waits for the connection. A list that was kept says so itself. */
export function useIsCutOff(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const isCutOff = () => {
    const kept = cache.findAll({ queryKey: [cachedRowsKey], type: "active" });
    // Null when nothing was kept; undefined for the moment in which that is looked up.
    if (kept.some(({ state }) => state.data !== null)) return false;
    return cache.findAll({ type: "active", predicate: isMissing }).length > 0;
  };
  return useSyncExternalStore(subscribe, isCutOff, () => false);
}
