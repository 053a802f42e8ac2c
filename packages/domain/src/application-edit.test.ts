import { describe, expect, test } from "vitest";
import { changedPart, checkEdit, isCalendarDay, mailLink, phoneLink } from "./application-edit.ts";
import { sampleApplication } from "./testing/sample-application.ts";

describe("the position", () => {
  const draft = {
    job_title: " Nurse ",
    company_name: "Clinique",
    location: "",
    source: " Indeed ",
    job_url: "clinique.example/7",
  };
  test("is trimmed, and empty is null", () => {
    expect(checkEdit(draft)).toEqual({
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
    expect(checkEdit({ ...draft, job_title: " ", company_name: "", job_url: "" })).toEqual({
      kind: "invalid",
      problems: { job_title: "required", company_name: "required", job_url: "required" },
    });
    expect(checkEdit({ ...draft, job_url: "javascript:alert(1)" })).toEqual({
      kind: "invalid",
      problems: { job_url: "invalidUrl" },
    });
  });
});

describe("the contact", () => {
  test("may be removed, and may be only a name", () => {
    expect(checkEdit({ contact_name: "", contact_email: " ", contact_phone: "" })).toMatchObject({
      edit: { contact_name: null, contact_email: null, contact_phone: null },
    });
    expect(checkEdit({ contact_name: "Léa", contact_email: "", contact_phone: "" })).toMatchObject({
      kind: "valid",
    });
  });
  test("requires a valid e-mail address and phone number", () => {
    expect(
      checkEdit({ contact_name: "", contact_email: "lea@", contact_phone: "call me" }),
    ).toEqual({
      kind: "invalid",
      problems: { contact_email: "invalidEmail", contact_phone: "invalidPhone" },
    });
  });
});

describe("the next action", () => {
  test("has a reminder only with a date", () => {
    expect(
      checkEdit({ next_action: "followUp", next_action_date: "", reminder_set: true }),
    ).toEqual({
      kind: "invalid",
      problems: { next_action_date: "reminderNeedsDate" },
    });
    expect(
      checkEdit({ next_action: "followUp", next_action_date: "2026-12-01", reminder_set: true }),
    ).toEqual({
      kind: "valid",
      edit: { next_action: "followUp", next_action_date: "2026-12-01", reminder_set: true },
    });
  });
  test("rejects a day that does not exist", () => {
    expect(isCalendarDay("2026-02-28")).toBe(true);
    for (const text of ["2026-02-30", "2026-2-3", "", "2026-13-01"])
      expect(isCalendarDay(text)).toBe(false);
  });
});

test("a choice is one of its values, or null", () => {
  expect(checkEdit({ employment_type: "internship" })).toMatchObject({
    edit: { employment_type: "internship" },
  });
  for (const employment_type of ["", "anything"])
    expect(checkEdit({ employment_type })).toEqual({
      kind: "valid",
      edit: { employment_type: null },
    });
});

describe("links", () => {
  test("have the scheme mailto or tel only", () => {
    expect(mailLink("léa+jobs@clinique.example")).toBe("mailto:l%C3%A9a%2Bjobs@clinique.example");
    expect(mailLink("a@b.example?bcc=all")).toBe("mailto:a@b.example%3Fbcc%3Dall");
    expect(mailLink("javascript:alert(1)")).toBeUndefined();
    expect(phoneLink("+33 (0)1 23-45.67")).toBe("tel:+331234567");
    for (const text of ["12", "call me", "0123456 or ask Léa", "tel:123456;ext=1", ""])
      expect(phoneLink(text)).toBeUndefined();
  });
});

test("only what changes is sent", () => {
  const row = sampleApplication("11111111-1111-4111-8111-111111111111");
  expect(changedPart(row, { job_title: "Baker", location: "Lyon", source: null })).toEqual({
    location: "Lyon",
  });
});
