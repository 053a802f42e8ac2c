import { describe, expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";
import { isStep } from "./mail-meeting.ts";

const meetingOf = (text: string) => read(mail(text)).meeting;

describe("the meeting that a mail invites to", () => {
  test.each([
    ["We would like to invite you to a phone interview on Friday at 2 pm.", "phone"],
    ["Nous souhaiterions vous convier à un entretien téléphonique.", "phone"],
    ["We would like to invite you to a video interview.", "other"],
    ["Nous souhaiterions vous convier à un entretien dans nos locaux.", "other"],
    ["We would like to invite you to an interview.", "unsaid"],
    ["We would like to invite you to a screening call.", "phone"],
    ["We would like to invite you to a call on Zoom.", "other"],
    ["We would like to invite you to an interview. You can reach us by phone.", "unclear"],
    ["We would like to invite you to an interview by phone or on Zoom.", "unclear"],
  ])("%s is by %s", (text, medium) => {
    expect(meetingOf(text)?.medium).toBe(medium);
  });

  test.each([
    ["We would like to invite you to a second interview.", "second"],
    ["Nous souhaiterions vous convier à un troisième entretien.", "third"],
    ["We would like to invite you to the final round of interviews.", "final"],
    ["We would like to invite you to a fourth interview.", "unclear"],
    ["After the second interview, we would like to invite you to a third interview.", "third"],
    ["We would like to invite you to a second interview; a third interview follows.", "unclear"],
    ["We would like to invite you to an interview.", "unsaid"],
  ])("%s is the %s", (text, round) => {
    expect(meetingOf(text)?.round).toBe(round);
  });

  test("a test is no meeting", () => {
    const text = "We would like to invite you to a coding test. Please complete it by Friday.";
    expect(meetingOf(text)?.isTest).toBe(true);
    expect(meetingOf("We would like to invite you to an interview.")?.isTest).toBe(false);
  });

  test.each([
    ["Reminder", "We look forward to your interview tomorrow at 2 pm."],
    ["Tomorrow", "This is a reminder of your interview on Friday 11 September at 2 pm."],
    ["Rappel : rendez-vous", "Votre entretien est confirmé pour le vendredi 11 septembre à 14 h."],
    ["Vendredi", "Nous vous rappelons votre entretien du vendredi 11 septembre à 14 h."],
  ])("a reminder is no news: %s. %s", (subject, text) => {
    const { meeting } = read(mail(text, { subject }));
    expect(meeting?.isReminder).toBe(true);
    expect(meeting && isStep(meeting)).toBe(false);
  });

  test("an invitation is news", () => {
    const meeting = meetingOf("We would like to invite you to an interview.");
    expect(meeting && isStep(meeting)).toBe(true);
  });

  test("an interview that is moved is not a new one", () => {
    const moved =
      "We would like to invite you to the interview on Friday at 2 pm instead of Monday.";
    expect(meetingOf(moved)?.isNewInterview).toBe(false);
    expect(meetingOf("We would like to invite you to an interview.")?.isNewInterview).toBe(true);
  });

  test("is unknown for other mails", () => {
    expect(meetingOf("The position has now been filled internally.")).toBeNull();
  });
});
