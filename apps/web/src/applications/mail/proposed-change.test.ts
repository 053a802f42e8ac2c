import type { MailMeeting } from "@postulo/domain/mail/mail-meeting";
import { stages, type Stage } from "@postulo/domain/stage";
import { describe, expect, test } from "vitest";
import { proposedDate, proposedStage } from "./proposed-change.ts";

const interview = { stage: "interview", sentences: [], passage: "" } as const;
const plain: MailMeeting = {
  medium: "unsaid",
  round: "unsaid",
  isTest: false,
  isReminder: false,
  isNewInterview: true,
};

const afterMeeting = (now: Stage, meeting: Partial<MailMeeting>) =>
  proposedStage(
    { stage: interview, meeting: { ...plain, ...meeting } },
    { application_stage: now },
  );

describe("the stage of an invitation", () => {
  test("is a phone screen by telephone, else the first interview, where nobody has invited yet", () => {
    for (const now of ["saved", "applied", "noResponse"] as const) {
      expect(afterMeeting(now, { medium: "phone" })).toBe("phoneScreen");
      expect(afterMeeting(now, { medium: "other" })).toBe("interview1");
      expect(afterMeeting(now, {})).toBe("interview1");
    }
  });

  test("follows a phone screen only as a new interview that is not by telephone", () => {
    expect(afterMeeting("phoneScreen", { medium: "other" })).toBe("interview1");
    expect(afterMeeting("phoneScreen", { medium: "other", isNewInterview: false })).toBeUndefined();
    expect(afterMeeting("phoneScreen", { medium: "phone" })).toBeUndefined();
    expect(afterMeeting("phoneScreen", {})).toBeUndefined();
  });

  test("is the round that the mail names, if it is ahead", () => {
    expect(afterMeeting("interview1", { round: "second" })).toBe("interview2");
    expect(afterMeeting("interview2", { round: "third" })).toBe("interview3");
    expect(afterMeeting("phoneScreen", { round: "final" })).toBe("finalInterview");
    expect(afterMeeting("interview2", { round: "second" })).toBeUndefined();
    expect(afterMeeting("finalInterview", { round: "third" })).toBeUndefined();
  });

  test("is none for a test, a reminder, two rounds, an unclear call, and a closed application", () => {
    expect(afterMeeting("applied", { isTest: true })).toBeUndefined();
    expect(afterMeeting("applied", { isReminder: true })).toBeUndefined();
    expect(afterMeeting("applied", { round: "unclear" })).toBeUndefined();
    expect(afterMeeting("applied", { medium: "unclear" })).toBeUndefined();
    for (const now of ["offer", "rejected", "withdrawn"] as const)
      expect(afterMeeting(now, { round: "final" })).toBeUndefined();
  });
});

test("a mail without a stage proposes none", () => {
  for (const now of stages) {
    const said = { stage: { ...interview, stage: "none" }, meeting: null } as const;
    expect(proposedStage(said, { application_stage: now })).toBeUndefined();
  }
});

test("a withdrawal closes an application that is open", () => {
  const said = { stage: { ...interview, stage: "withdrawn" }, meeting: null } as const;
  expect(proposedStage(said, { application_stage: "interview1" })).toBe("withdrawn");
  expect(proposedStage(said, { application_stage: "rejected" })).toBeUndefined();
});

test("a first day of work is no task before the offer is accepted", () => {
  const start = {
    iso: "2026-10-05",
    kind: "start",
    zone: null,
    likelyZone: null,
    minutes: null,
  } as const;
  expect(proposedDate({ date: start }, undefined, "Europe/Paris").kind).toBe("none");
  const deadline = { ...start, kind: "deadline" } as const;
  expect(proposedDate({ date: deadline }, undefined, "Europe/Paris")).toMatchObject({
    kind: "task",
    day: "2026-10-05",
  });
});
