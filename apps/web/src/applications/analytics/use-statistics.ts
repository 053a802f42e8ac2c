import type { Application } from "@postulo/domain/application";
import {
  computeStatistics,
  findMetric,
  type Statistics,
} from "@postulo/domain/application-statistics";
import type { StageEvent } from "@postulo/domain/stage-history";
import { stages } from "@postulo/domain/stage";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import * as z from "zod/mini";
import { countRows, readRows } from "../../data/read-rows.ts";
import { localToday, ownZone } from "../../schedule/when.ts";
import { useSignedIn, type SignedIn } from "../../session/session-context.tsx";
import { historyKey } from "../queries.ts";

const eventRow = z.object({
  application_id: z.string(),
  old_value: z.nullable(z.string()),
  new_value: z.string(),
  occurred_at: z.string(),
});

const stageNamed = (name: string | null) => stages.find((stage) => stage === name);

function toEvent(row: z.infer<typeof eventRow>): StageEvent[] {
  const to = stageNamed(row.new_value);
  if (to === undefined) return [];
  const { application_id: applicationId, old_value, occurred_at } = row;
  return [{ applicationId, from: stageNamed(old_value), to, at: Date.parse(occurred_at) }];
}

/** PostgREST's default `max-rows` of Supabase. */
const pageRows = 1000;

async function readHistory({ client, user }: SignedIn, signal: AbortSignal): Promise<StageEvent[]> {
  const events = () => client.from("application_event");
  const count = await countRows(
    events()
      .select("id", { count: "exact", head: true })
      .eq("user_id", user.id)
      .eq("field", "application_stage")
      .abortSignal(signal),
  );
  const starts = Array.from({ length: Math.ceil(count / pageRows) }, (_, at) => at * pageRows);
  const pages = await Promise.all(
    starts.map((from) =>
      readRows(
        eventRow,
        events()
          .select(Object.keys(eventRow.shape).join(","))
          .eq("user_id", user.id)
          .eq("field", "application_stage")
          .order("occurred_at")
          .order("id")
          .range(from, from + pageRows - 1)
          .abortSignal(signal),
      ),
    ),
  );
  return pages.flat().flatMap(toEvent);
}

const currentStatistics = (rows: readonly Application[], events: readonly StageEvent[]) =>
  computeStatistics(rows, events, { today: localToday(), timeZone: ownZone() });

/** The statistics of applications, from their history. Fetches only if enabled. */
export function useStatistics(rows: readonly Application[], isEnabled: boolean) {
  const signedIn = useSignedIn();
  const history = useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => readHistory(signedIn, signal),
    enabled: isEnabled,
  });
  const events = history.data;
  const statistics = useMemo<Statistics | undefined>(
    () => (events && isEnabled ? currentStatistics(rows, events) : undefined),
    [rows, events, isEnabled],
  );
  return { statistics, history };
}

/** The applications of a metric, all without one; `rows` is undefined while the history is unknown. */
export function useRowsBehind(all: readonly Application[], key: string | undefined) {
  const { statistics, history } = useStatistics(all, key !== undefined);
  const rows = useMemo(() => {
    if (key === undefined) return all;
    if (!statistics) return undefined;
    const ids = new Set(findMetric(statistics, key)?.ids);
    return all.filter(({ id }) => ids.has(id));
  }, [all, key, statistics]);
  return { rows, history };
}
