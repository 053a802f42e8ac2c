import { dayAfter, dayIn } from "../calendar-days.ts";
import type { InterviewKind } from "../interview.ts";
import { instantOf, wallTime } from "../zoned-time.ts";

/** An interview of the application with this company. */
export interface DemoInterview {
  readonly company: string;
  readonly kind: InterviewKind;
  /** ISO time. */
  readonly starts_at: string;
  readonly duration_minutes: number;
  readonly place: string | null;
  readonly people: string;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

/** The working day some working days after another, or before it. A day of a weekend counts as the one after it. */
function workingDay(from: string, days: number): string {
  const step = days < 0 ? -1 : 1;
  let day = from;
  if (days >= 0) while (isWeekend(day)) day = dayAfter(day, 1);
  for (let left = Math.abs(days); left > 0; left -= 1) {
    day = dayAfter(day, step);
    while (isWeekend(day)) day = dayAfter(day, step);
  }
  return day;
}

/** After this hour, the interview of today is tomorrow's. */
const latestHour = "13:00";

/**
 * The interviews around a day: one in the afternoon of that day, or of the next one; another later; two on one day, which
 * overlap; and a past one, whose outcome is not known yet.
 * @param now milliseconds since the epoch
 * @param timeZone IANA name, on whose clock they are
 */
export function demoInterviews(now: number, timeZone: string): readonly DemoInterview[] {
  const today = dayIn(now, timeZone);
  const isLate = wallTime(now, timeZone).slice(11, 16) > latestHour;
  const first = workingDay(isLate && !isWeekend(today) ? dayAfter(today, 1) : today, 0);
  const at = (day: string, hour: string) =>
    new Date(instantOf(`${day}T${hour}`, timeZone)).toISOString();
  const [later, busy] = [workingDay(first, 1), workingDay(first, 2)];
  return [
    {
      company: "Solstice Cosmétique",
      kind: "video",
      starts_at: at(first, "14:30"),
      duration_minutes: 45,
      place: "https://meet.solstice-cosmetique.example/rose-delmas",
      people: "Rose Delmas",
    },
    {
      company: "Locavore Express",
      kind: "phone",
      starts_at: at(later, "09:30"),
      duration_minutes: 30,
      place: null,
      people: "Idris Colin",
    },
    {
      company: "Pharmalys",
      kind: "onSite",
      starts_at: at(busy, "10:00"),
      duration_minutes: 120,
      place: "12 rue Garibaldi, Lyon",
      people: "Lina Morel",
    },
    {
      company: "Horlogerie du Jura",
      kind: "video",
      starts_at: at(busy, "11:30"),
      duration_minutes: 60,
      place: "https://meet.horlogerie-du-jura.example/eva-schmitt",
      people: "Eva Schmitt",
    },
    {
      company: "Skis Belledonne",
      kind: "video",
      starts_at: at(workingDay(today, -1), "11:00"),
      duration_minutes: 60,
      place: null,
      people: "Marc Antonin",
    },
  ];
}
