import { notifyManager, useQueryClient, type Query } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { cachedRowsKey } from "../../data/cached-rows.ts";

const isMissing = ({ state }: Query) => state.fetchStatus === "paused" && state.data === undefined;

/**
 * Whether a visible query without data is paused offline. Not for a list with cached rows, which shows its own notice.
 */
export function useHasPausedQuery(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)),
    [cache],
  );
  const hasPausedQuery = () => {
    const cached = cache.findAll({ queryKey: [cachedRowsKey], type: "active" });
    // Null without cached rows; undefined while they are being read.
    if (cached.some(({ state }) => state.data !== null)) return false;
    return cache.findAll({ type: "active", predicate: isMissing }).length > 0;
  };
  return useSyncExternalStore(subscribe, hasPausedQuery, () => false);
}
