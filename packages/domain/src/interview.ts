import * as z from "zod/mini";

/** The kinds of interviews, as stored. */
export const interviewKinds = ["phone", "video", "onSite", "test"] as const;
export type InterviewKind = (typeof interviewKinds)[number];

/** The answers to "How did it go?", as stored. */
export const interviewOutcomes = ["good", "mixed", "bad", "cancelled"] as const;
export type InterviewOutcome = (typeof interviewOutcomes)[number];

/** The limits of a row of `interview`, in characters and minutes, and how many rows an application has. */
export const interviewLimits = {
  place: 2000,
  people: 1000,
  preparation: 20_000,
  outcome_note: 5000,
  calendar_uid: 1000,
  minMinutes: 5,
  maxMinutes: 1440,
  rows: 200,
} as const;

/** Whether a length in minutes, as it is typed, can be stored; "" is no length. */
export const isInterviewLength = (minutes: string): boolean =>
  minutes === "" ||
  (Number.isInteger(Number(minutes)) &&
    Number(minutes) >= interviewLimits.minMinutes &&
    Number(minutes) <= interviewLimits.maxMinutes);

/** Where the length is not given: calendars show an hour. */
export const usualMinutes = 60;

/** A row of `interview`. */
export const interviewRow = z.object({
  id: z.uuid(),
  application_id: z.uuid(),
  kind: z.enum(interviewKinds),
  /** ISO time. */
  starts_at: z.string(),
  /** IANA name of the zone whose clock was agreed. */
  time_zone: z.string(),
  duration_minutes: z.nullable(z.number()),
  /** An address or a link. */
  place: z.nullable(z.string()),
  people: z.nullable(z.string()),
  preparation: z.nullable(z.string()),
  outcome: z.nullable(z.enum(interviewOutcomes)),
  outcome_note: z.nullable(z.string()),
  /** ISO time of the answer to "How did it go?", or of its refusal. */
  asked_at: z.nullable(z.string()),
  calendar_uid: z.nullable(z.string()),
  created_at: z.string(),
  version: z.number(),
});
export type Interview = z.infer<typeof interviewRow>;
export type InterviewValues = Omit<Interview, "id" | "application_id" | "created_at" | "version">;

type Hours = Pick<Interview, "starts_at" | "duration_minutes">;

export const startOf = ({ starts_at: startsAt }: Hours): number => Date.parse(startsAt);
/** Milliseconds since the epoch; after `usualMinutes` where the length is not known. */
export const endOf = (hours: Hours): number =>
  startOf(hours) + (hours.duration_minutes ?? usualMinutes) * 60_000;

/** How many minutes two interviews have in common; 0 where they do not overlap. */
export function overlapMinutes(one: Hours, other: Hours): number {
  const common = Math.min(endOf(one), endOf(other)) - Math.max(startOf(one), startOf(other));
  return Math.max(0, Math.round(common / 60_000));
}

/** Whether "How did it go?" is asked: it is over, took place, and was not asked before. */
export const isToBeAsked = (
  interview: Pick<Interview, "starts_at" | "duration_minutes" | "outcome" | "asked_at">,
  now: number,
): boolean => interview.outcome === null && interview.asked_at === null && endOf(interview) <= now;
