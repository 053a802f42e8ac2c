import type { Application } from "@postulo/domain/application";
import { endOf, startOf } from "@postulo/domain/interview";
import { isTerminalStage } from "@postulo/domain/stage";
import { compareTasks } from "@postulo/domain/task";
import { wallTime } from "@postulo/domain/zoned-time";
import type { PlannedInterview, PlannedTask, Schedule } from "../../schedule/use-schedule.ts";

export interface CalendarInterview {
  readonly interview: PlannedInterview;
  readonly row: Application;
  /** Minutes since midnight on the clock of the device. */
  readonly start: number;
  /** As the start; at most the end of the day. An hour after it where the length is not known. */
  readonly end: number;
}

export interface CalendarTask {
  readonly task: PlannedTask;
  readonly row: Application;
}

export interface CalendarDay {
  readonly interviews: readonly CalendarInterview[];
  readonly tasks: readonly CalendarTask[];
}

const dayMinutes = 1440;

function hoursOn(interview: PlannedInterview, zone: string) {
  const at = wallTime(startOf(interview), zone);
  const start = Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16));
  const minutes = (endOf(interview) - startOf(interview)) / 60_000;
  return { day: at.slice(0, 10), start, end: Math.min(start + minutes, dayMinutes) };
}

interface Clock {
  /** IANA name of the zone of the device. */
  readonly zone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Whether an interview did not take place, or was still ahead when its application ended. */
const isCalledOff = (
  { interview, row }: Pick<CalendarInterview, "interview" | "row">,
  now: number,
) =>
  interview.outcome === "cancelled" ||
  (isTerminalStage(row.application_stage) && startOf(interview) >= now);

/**
 * The interviews and open tasks of the given applications by day, `YYYY-MM-DD`, as Today and the calendar for other programs have
 * them: without interviews that do not take place, and of ended applications only the tasks with a reminder.
 */
export function calendarDays(
  { tasks, interviews }: Schedule,
  rows: readonly Application[],
  { zone, now }: Clock,
): ReadonlyMap<string, CalendarDay> {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const days = new Map<string, { interviews: CalendarInterview[]; tasks: CalendarTask[] }>();
  const dayOf = (day: string) => {
    const known = days.get(day) ?? { interviews: [], tasks: [] };
    days.set(day, known);
    return known;
  };
  for (const interview of interviews) {
    const row = rowOf.get(interview.application_id);
    if (!row || isCalledOff({ interview, row }, now)) continue;
    const { day, start, end } = hoursOn(interview, zone);
    dayOf(day).interviews.push({ interview, row, start, end });
  }
  for (const task of tasks.toSorted(compareTasks)) {
    const row = rowOf.get(task.application_id);
    if (!row || (isTerminalStage(row.application_stage) && !task.reminder_set)) continue;
    if (task.due_date !== null) dayOf(task.due_date).tasks.push({ task, row });
  }
  for (const day of days.values()) {
    day.interviews.sort((one, other) => one.start - other.start || one.end - other.end);
  }
  return days;
}

/** The column of an interview, and how many columns share its time. */
export interface Lane {
  readonly at: number;
  readonly count: number;
}

/** Places interviews that overlap side by side. @param interviews as they are drawn on one day, by their start */
export function lanesOf(
  interviews: readonly Pick<CalendarInterview, "start" | "end">[],
): readonly Lane[] {
  const lanes: { at: number; count: number }[] = [];
  let group: { at: number; count: number }[] = [];
  let ends: number[] = [];
  for (const { start, end } of interviews) {
    if (ends.every((until) => until <= start)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((until) => until <= start);
    const at = free < 0 ? ends.length : free;
    ends[at] = end;
    const lane = { at, count: 0 };
    group.push(lane);
    lanes.push(lane);
    for (const member of group) member.count = ends.length;
  }
  return lanes;
}

const usualHours = { first: 8, last: 19 } as const;

/** The hours that a week shows: the usual ones, and those of its interviews. */
export function hoursShown(interviews: readonly CalendarInterview[]) {
  const first = Math.min(
    usualHours.first,
    ...interviews.map(({ start }) => Math.floor(start / 60)),
  );
  const last = Math.max(usualHours.last, ...interviews.map(({ end }) => Math.ceil(end / 60)));
  return { first, last };
}
