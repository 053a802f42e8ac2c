import { firstWords } from "@postulo/domain/task";
import { useSchedule } from "./use-schedule.ts";

/** Rows that are scrolled into view do not read again what others have. */
export const freshMs = 60_000;

/** The person's own words of the first open task of an application; undefined where it has none. */
export function useWords(applicationId: string): string | undefined {
  const { data } = useSchedule({ staleTime: freshMs });
  return data && firstWords(data.tasks, applicationId);
}
