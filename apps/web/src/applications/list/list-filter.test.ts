import type { Application } from "@postulo/domain/application";
import { sampleApplication } from "@postulo/domain/testing/sample-application";
import { describe, expect, test } from "vitest";
import {
  filterApplications,
  isReminderDue,
  readFilter,
  setFilters,
  sourcesOf,
} from "./list-filter.ts";

const today = "2026-11-21";
const nurse = sampleApplication("1", {
  job_title: "Infirmière",
  company_name: "Clinique d'Arc",
  job_url: "https://jobs.example/1",
  location: "Orléans",
  applied_at: "2026-11-10",
  source: "Indeed",
  application_stage: "interview1",
  priority_level: "high",
  contact_name: "Léa Petit",
  next_action: "followUp",
  next_action_date: "2026-11-21",
  reminder_set: true,
});
const baker: Application = {
  ...nurse,
  id: "2",
  job_title: "Baker",
  company_name: "Maison Lenoir",
  location: null,
  source: null,
  applied_at: "2026-11-01",
  application_stage: "applied",
  priority_level: "low",
  contact_name: null,
  next_action_date: "2026-12-01",
};
const found = (search: string) =>
  filterApplications([nurse, baker], readFilter(new URLSearchParams(search)), today).map(
    ({ id }) => id,
  );

test("applications are filtered by the kind of contract", () => {
  const contract = (employment_type: Application["employment_type"]) =>
    sampleApplication(String(employment_type), { employment_type });
  const rows = [contract("internship"), contract("permanent"), contract(null)];
  const filter = readFilter(new URLSearchParams("contract=internship"));
  expect(filterApplications(rows, filter, today)).toEqual([rows[0]]);
  expect(setFilters(filter)).toHaveLength(1);
  expect(setFilters(readFilter(new URLSearchParams("contract=fullTime")))).toHaveLength(0);
});

describe("tags", () => {
  const tagged = (id: string, ...tags: string[]) => sampleApplication(id, { tags });
  const rows = [tagged("1", "Remote", "Lyon"), tagged("2", "Élan"), tagged("3")];
  const idsOf = (search: string) =>
    filterApplications(rows, readFilter(new URLSearchParams(search)), today).map(({ id }) => id);

  test("filter by any of them, whatever their case", () => {
    expect(idsOf("tag=remote")).toEqual(["1"]);
    expect(idsOf("tag=remote&tag=ÉLAN")).toEqual(["1", "2"]);
    expect(idsOf("tag=Paris")).toEqual([]);
    expect(idsOf("tag=&tag=%20")).toEqual(["1", "2", "3"]);
  });

  test("are found by the search", () => {
    expect(idsOf("q=elan")).toEqual(["2"]);
    expect(idsOf("q=lyon remote")).toEqual(["1"]);
  });

  test("are one filter each", () => {
    const filter = readFilter(new URLSearchParams("tag=a&tag=b&tag=A"));
    expect(setFilters(filter)).toEqual([
      { name: "tags", value: "a" },
      { name: "tags", value: "b" },
    ]);
  });
});

describe("a search", () => {
  test("finds every word in title, company, location, source or contact, regardless of accents and case", () => {
    expect(found("q=infirmiere")).toEqual(["1"]);
    expect(found("q=LEA orleans")).toEqual(["1"]);
    expect(found("q=maison")).toEqual(["2"]);
    expect(found("q=maison indeed")).toEqual([]);
    expect(found("q= ")).toEqual(["1", "2"]);
  });
});

describe("a filter", () => {
  test("is by stage, priority, source, applied date and due reminder", () => {
    expect(found("stage=interview1")).toEqual(["1"]);
    expect(found("priority=low")).toEqual(["2"]);
    expect(found("source=Indeed")).toEqual(["1"]);
    expect(found("from=2026-11-10")).toEqual(["1"]);
    expect(found("to=2026-11-10&from=2026-11-01")).toEqual(["1", "2"]);
    expect(found("due=1")).toEqual(["1"]);
  });

  test("with an invalid value in the URL is ignored", () => {
    expect(found("stage=nonsense&priority=x&from=2026-02-31&due=yes&source=")).toEqual(["1", "2"]);
  });

  test("is listed without the search", () => {
    const filter = readFilter(new URLSearchParams("q=x&stage=offer&due=1&source=A"));
    expect(setFilters(filter)).toHaveLength(3);
  });
});

test("a reminder is due from its date on", () => {
  expect(isReminderDue(nurse, "2026-11-20")).toBe(false);
  expect(isReminderDue(nurse, "2026-11-21")).toBe(true);
  expect(isReminderDue({ ...nurse, reminder_set: false }, today)).toBe(false);
  const closed = { ...nurse, application_stage: "rejected" as const };
  expect(isReminderDue(closed, "2026-11-21")).toBe(true);
  expect(isReminderDue(closed, "2026-11-22")).toBe(false);
});

test("the available sources are those of the rows", () => {
  expect(sourcesOf([nurse, baker, { ...nurse, source: "APEC" }])).toEqual(["APEC", "Indeed"]);
});
