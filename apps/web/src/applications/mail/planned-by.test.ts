import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { mail, read } from "@postulo/domain/testing/sample-mails";
import { describe, expect, test } from "vitest";
import { inverseOf } from "../../schedule/use-schedule-change.ts";
import type { PlannedInterview } from "../../schedule/use-schedule.ts";
import { further } from "./moved-interview.ts";
import { plannedBy } from "./planned-by.ts";
import { proposedEntry } from "./use-date-entry.ts";

const row = sampleApplication("1");
const now = Date.parse("2026-09-08T08:00:00Z");

const interview = (id: string, values: Partial<PlannedInterview> = {}): PlannedInterview => ({
  id,
  application_id: row.id,
  kind: "onSite",
  starts_at: "2026-09-10T12:15:00.000Z",
  time_zone: "Europe/Paris",
  duration_minutes: 45,
  place: "12 rue des Lilas, Vernon",
  people: "Mme Caron",
  preparation: "Bring the portfolio",
  outcome: null,
  outcome_note: null,
  asked_at: null,
  calendar_uid: null,
  created_at: "2026-09-01T08:00:00.000Z",
  version: 1,
  job_applied: null,
  ...values,
});
const planned = interview("thursday");
const later = interview("later", { starts_at: "2026-09-24T08:00:00.000Z" });

/** What a mail of Tuesday, 8 September 2026 proposes beside planned interviews. */
function proposed(text: string, interviews: readonly PlannedInterview[], chosen?: string) {
  const source = { applicationId: row.id, proposal: read(mail(text)), invitation: undefined };
  const entry = proposedEntry({ ...source, interviews, now, zone: "Europe/Paris" }, chosen).entry;
  const entered = { ...entry, what: "" };
  const plan = plannedBy({ row, entered, invitation: undefined, interviews });
  return { entry, change: plan?.kind === "change" ? plan.change : plan?.kind };
}

const moves = [
  "Serait-il possible de décaler notre entretien du jeudi 10 septembre à 14h15 ? Je vous propose lundi 14 septembre à 10h à la place.",
  "We need to move your interview to Monday 14 September at 10am instead.",
];

describe("a mail that moves an interview", () => {
  test.each(moves)("changes the planned one, and nothing but its time: %s", (text) => {
    const { change } = proposed(text, [planned]);
    expect(change).toEqual({
      kind: "editInterview",
      id: "thursday",
      values: { starts_at: "2026-09-14T08:00:00.000Z" },
    });
  });

  test.each(moves)("is taken back by one change: %s", (text) => {
    const { change } = proposed(text, [planned]);
    const schedule = { tasks: [], interviews: [planned] };
    expect(typeof change === "object" && inverseOf(schedule, change)).toEqual({
      kind: "editInterview",
      id: "thursday",
      values: { starts_at: planned.starts_at },
    });
  });

  test.each(moves)("adds a further one if the person wants it: %s", (text) => {
    const { entry, change } = proposed(text, [planned], further);
    expect(change).toBe(undefined);
    expect(entry).toMatchObject({ interviewKind: "", place: "", people: "" });
  });

  test("moves the one of the day that it names, of several", () => {
    const [named = "", unnamed = ""] = moves;
    expect(proposed(named, [planned, later]).entry.target).toBe("thursday");
    expect(proposed(unnamed, [planned, later]).entry.target).toBe("");
    expect(proposed(named, [later]).entry.target).toBe("");
  });

  test.each([
    "Thanks for coming even though the interview was rescheduled. We would like to invite you to a second interview on Thursday 24 September at 2 pm.",
    "Sorry that our first call was moved. We would like to invite you to an interview on Thursday 24 September at 2 pm.",
    "Sorry that our interview had to be moved to Thursday 24 September at 2 pm. Another interview will follow.",
    "L'entretien est reporté au jeudi 24 septembre à 14h. Un deuxième entretien suivra.",
    "L'entretien est reporté au jeudi 24 septembre à 14h. Un autre entretien suivra.",
  ])("moves none by itself if it may be a further one: %s", (text) => {
    const { entry, change } = proposed(text, [planned]);
    expect(entry).toMatchObject({ kind: "interview", at: "2026-09-24T14:00", target: "" });
    expect(change).not.toMatchObject({ kind: "editInterview" });
  });

  test("moves none that is past, cancelled, or of another application", () => {
    const [, text = ""] = moves;
    const others = [
      interview("past", { starts_at: "2026-09-01T08:00:00.000Z" }),
      interview("cancelled", { outcome: "cancelled" }),
      interview("elsewhere", { application_id: "2" }),
    ];
    expect(proposed(text, others).entry.target).toBe(further);
  });

  test("moves one of the old day that is over, which is asked about again", () => {
    const over = interview("over", {
      starts_at: "2026-09-07T08:00:00.000Z",
      asked_at: "2026-09-07T12:00:00.000Z",
    });
    const text =
      "Your interview on Monday 7 September 2026 has been moved to Monday 14 September at 10am.";
    expect(proposed(text, [over]).change).toEqual({
      kind: "editInterview",
      id: "over",
      values: { starts_at: "2026-09-14T08:00:00.000Z", asked_at: null },
    });
  });

  test("has the kind and place of the mail, and no place of another kind", () => {
    const video =
      "We need to move your interview to Monday 14 September at 10am instead, on Teams.";
    expect(proposed(video, [planned]).entry).toMatchObject({ interviewKind: "video", place: "" });
    const room =
      "We need to move your interview to Monday 14 September at 10am instead, at 14 Mill Lane, Leeds.";
    expect(proposed(room, [planned]).entry).toMatchObject({
      interviewKind: "onSite",
      place: "14 Mill Lane, Leeds",
      people: "Mme Caron",
    });
  });
});

describe("a mail that invites", () => {
  const invite = "We would like to invite you to an interview on Monday 14 September at 10am";

  test("adds an interview, with its place", () => {
    const { change } = proposed(`${invite} at 14 Mill Lane, Leeds.`, [planned]);
    expect(change).toMatchObject({
      kind: "addInterview",
      interview: { kind: "onSite", place: "14 Mill Lane, Leeds", people: null },
    });
  });

  test("has no kind without a clue, so that nothing is planned until the person chooses", () => {
    const { entry, change } = proposed(`${invite}.`, []);
    expect(entry.interviewKind).toBe("");
    expect(change).toBe(undefined);
  });
});
