import { describe, expect, test } from "vitest";
import {
  changedPart,
  contactEdit,
  isCalendarDay,
  mailLink,
  nextActionEdit,
  phoneLink,
  positionEdit,
} from "./application-edit.ts";

describe("the position", () => {
  const draft = {
    jobTitle: " Nurse ",
    companyName: "Clinique",
    location: "",
    source: " Indeed ",
    jobUrl: "clinique.example/7",
  };
  test("is trimmed, and what is empty is nothing", () => {
    expect(positionEdit(draft)).toEqual({
      kind: "valid",
      edit: {
        job_title: "Nurse",
        company_name: "Clinique",
        location: null,
        source: "Indeed",
        job_url: "https://clinique.example/7",
      },
    });
  });
  test("requires a title, a company and a valid link", () => {
    expect(positionEdit({ ...draft, jobTitle: " ", companyName: "", jobUrl: "" })).toEqual({
      kind: "invalid",
      problems: { jobTitle: "required", companyName: "required", jobUrl: "required" },
    });
    expect(positionEdit({ ...draft, jobUrl: "javascript:alert(1)" })).toEqual({
      kind: "invalid",
      problems: { jobUrl: "invalidUrl" },
    });
  });
});

describe("the contact", () => {
  test("may be removed, and may be a name alone", () => {
    expect(contactEdit({ name: "", email: " ", phone: "" })).toMatchObject({
      edit: { contact_name: null, contact_email: null, contact_phone: null },
    });
    expect(contactEdit({ name: "Léa", email: "", phone: "" })).toMatchObject({ kind: "valid" });
  });
  test("has an address that can be written to and a number that can be called", () => {
    expect(contactEdit({ name: "", email: "lea@", phone: "call me" })).toEqual({
      kind: "invalid",
      problems: { email: "invalidEmail", phone: "invalidPhone" },
    });
  });
});

describe("the next action", () => {
  test("reminds of a day, and not without one", () => {
    expect(nextActionEdit({ action: "followUp", date: "", reminder: true })).toEqual({
      kind: "invalid",
      problems: { date: "reminderNeedsDate" },
    });
    expect(nextActionEdit({ action: "followUp", date: "2026-12-01", reminder: true })).toEqual({
      kind: "valid",
      edit: { next_action: "followUp", next_action_date: "2026-12-01", reminder_set: true },
    });
  });
  test("takes no day that the calendar does not have", () => {
    expect(isCalendarDay("2026-02-28")).toBe(true);
    for (const text of ["2026-02-30", "2026-2-3", "", "2026-13-01"])
      expect(isCalendarDay(text)).toBe(false);
  });
});

describe("links", () => {
  test("open a mail or a call, and nothing else", () => {
    expect(mailLink("léa+jobs@clinique.example")).toBe("mailto:l%C3%A9a%2Bjobs@clinique.example");
    expect(mailLink("a@b.example?bcc=all")).toBe("mailto:a@b.example%3Fbcc%3Dall");
    expect(mailLink("javascript:alert(1)")).toBeUndefined();
    expect(phoneLink("+33 (0)1 23-45.67")).toBe("tel:+331234567");
    for (const text of ["12", "call me", "tel:123456;ext=1", ""])
      expect(phoneLink(text)).toBeUndefined();
  });
});

test("only what changes is sent", () => {
  const row = {
    id: "11111111-1111-4111-8111-111111111111",
    job_title: "Baker",
    company_name: "Maison Lenoir",
    job_url: "https://jobs.example/1",
    location: null,
    applied_at: "2026-11-01",
    source: null,
    application_stage: "applied",
    priority_level: "medium",
    application_method: "manual",
    contact_name: null,
    contact_email: null,
    contact_phone: null,
    next_action: null,
    next_action_date: null,
    reminder_set: false,
    saved_at: null,
    version: 1,
  } as const;
  expect(changedPart(row, { job_title: "Baker", location: "Lyon", source: null })).toEqual({
    location: "Lyon",
  });
});
