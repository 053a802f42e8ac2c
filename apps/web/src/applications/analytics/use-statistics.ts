import type { Application } from "@postulo/domain/application";
import {
  computeStatistics,
  findMetric,
  type Statistics,
} from "@postulo/domain/application-statistics";
import type { StageEvent } from "@postulo/domain/stage-history";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countRows, readRows } from "../../data/read-rows.ts";
import { stageEventColumns, stageEventRow, toStageEvents } from "../../data/stage-events.ts";
import { useSchedule } from "../../schedule/use-schedule.ts";
import { localToday, ownZone } from "../../schedule/when.ts";
import { useSignedIn, type SignedIn } from "../../session/session-context.tsx";
import { historyKey } from "../queries.ts";

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
        stageEventRow,
        events()
          .select(stageEventColumns)
          .eq("user_id", user.id)
          .eq("field", "application_stage")
          .order("occurred_at")
          .order("id")
          .range(from, from + pageRows - 1)
          .abortSignal(signal),
      ),
    ),
  );
  return toStageEvents(pages.flat());
}

/** The statistics of applications, from their history and the schedule. Fetches only if enabled. */
export function useStatistics(rows: readonly Application[], isEnabled: boolean) {
  const signedIn = useSignedIn();
  const history = useQuery({
    queryKey: historyKey,
    queryFn: ({ signal }) => readHistory(signedIn, signal),
    enabled: isEnabled,
  });
  const schedule = useSchedule({ enabled: isEnabled });
  const events = history.data;
  const planned = schedule.data;
  const statistics = useMemo<Statistics | undefined>(
    () =>
      events && planned && isEnabled
        ? computeStatistics(rows, events, { today: localToday(), timeZone: ownZone(), planned })
        : undefined,
    [rows, events, planned, isEnabled],
  );
  /** The query that the statistics wait for. */
  const awaited = events ? schedule : history;
  return { statistics, awaited };
}

/** The applications of a metric, all without one; `rows` is undefined while the history or the schedule is unknown. */
export function useRowsBehind(all: readonly Application[], key: string | undefined) {
  const { statistics, awaited } = useStatistics(all, key !== undefined);
  const rows = useMemo(() => {
    if (key === undefined) return all;
    if (!statistics) return undefined;
    const ids = new Set(findMetric(statistics, key)?.ids);
    return all.filter(({ id }) => ids.has(id));
  }, [all, key, statistics]);
  return { rows, awaited };
}
