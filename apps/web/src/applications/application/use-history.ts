import { isApplicationColumn } from "@postulo/domain/application-columns";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../../data/read-rows.ts";
import { timelineKey } from "../../data/timeline-key.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { isHistoryPart, type HistoryEvent } from "./history.ts";

const eventRow = z.object({
  id: z.string(),
  field: z.string(),
  old_value: z.nullable(z.string()),
  new_value: z.nullable(z.string()),
  kind: z.enum(["created", "changed", "added", "removed"]),
  occurred_at: z.string(),
});

/** Older ones are in the export of the account. */
const maxEvents = 300;

/**
 * The events of an application, newest first.
 * @param version part of the query key, because another version has another history
 */
export function useHistory(id: string, version: number) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: [...timelineKey, id, version],
    placeholderData: keepPreviousData,
    // A letter may have been written on another page.
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await readRows(
        eventRow,
        client
          .from("application_event")
          .select(Object.keys(eventRow.shape).join(","))
          .eq("application_id", id)
          .order("occurred_at", { ascending: false })
          .limit(maxEvents)
          .abortSignal(signal),
      );
      return rows.flatMap((row): HistoryEvent[] =>
        isApplicationColumn(row.field) || isHistoryPart(row.field)
          ? [{ ...row, field: row.field }]
          : [],
      );
    },
  });
}

/** Reads a list of the application again, and its history, after a change of the list. */
export function useRefreshWithHistory(key: readonly string[]): () => Promise<void> {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: timelineKey });
    return queries.invalidateQueries({ queryKey: key });
  };
}

const dayMs = 86_400_000;

/** Midnight of a moment's day in the browser's time zone, as if that were UTC, so that every day has 24 hours. */
const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** The number of calendar days from a moment to now. */
export const daysSince = (moment: string, now: Date): number =>
  Math.max(0, (dayOf(now) - dayOf(new Date(moment))) / dayMs);
