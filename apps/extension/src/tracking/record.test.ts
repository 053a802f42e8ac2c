import { expect, test } from "vitest";
import { sessionWith } from "../testing/fake-tables.ts";
import { recordApplication } from "./record.ts";

const draft = {
  job_title: "Data Engineer",
  company_name: "Acme",
  job_url: "https://acme.example/jobs/42?utm_source=x",
  location: "",
  applied_at: "2026-11-21",
  source: "acme.example",
};

function signedIn() {
  const rows: Record<string, unknown>[] = [];
  return { session: sessionWith({ job_applied: rows }), rows };
}

test("an application is recorded as sent by the extension, without tracking parameters in its URL", async () => {
  const { session, rows } = signedIn();
  expect(await recordApplication(session, { draft, again: false })).toEqual({ kind: "recorded" });
  expect(rows).toEqual([
    {
      job_title: "Data Engineer",
      company_name: "Acme",
      job_url: "https://acme.example/jobs/42",
      location: null,
      applied_at: "2026-11-21",
      source: "acme.example",
      application_method: "extension",
      application_stage: "applied",
    },
  ]);
});

test("the posting's structured data are recorded", async () => {
  const { session, rows } = signedIn();
  await recordApplication(session, {
    draft,
    posted: { employment_type: "internship" },
    again: false,
  });
  expect(rows).toMatchObject([{ employment_type: "internship" }]);
});

test("a double click records once", async () => {
  const { session, rows } = signedIn();
  await Promise.all([
    recordApplication(session, { draft, again: false }),
    recordApplication(session, { draft, again: false }),
  ]);
  expect(rows).toHaveLength(1);
});

test("an application with the same URL is reported, and recorded again only when the user confirms it", async () => {
  const { session, rows } = signedIn();
  await recordApplication(session, { draft, again: false });
  expect(await recordApplication(session, { draft, again: false })).toEqual({
    kind: "alreadyTracked",
    tracked: { jobTitle: "Data Engineer", companyName: "Acme", appliedAt: "2026-11-21" },
  });
  expect(await recordApplication(session, { draft, again: true })).toEqual({ kind: "recorded" });
  expect(rows).toHaveLength(2);
});

const receipt = { version: 1 as const, page: draft.job_url, filledAt: null, fields: [], files: [] };
const saved = { postingText: "You build pipelines." };

test.each([false, true])(
  "a saved job becomes the application, with the text of its posting (again: %s)",
  async (again) => {
    const { session, rows } = signedIn();
    await recordApplication(session, { draft, again: false, saved });
    const sent = { ...draft, applied_at: "2026-11-23" };
    expect(await recordApplication(session, { draft: sent, receipt, again })).toEqual({
      kind: "recorded",
    });
    expect(rows).toMatchObject([
      {
        application_stage: "applied",
        applied_at: "2026-11-23",
        saved_at: "2026-11-21",
        posting_text: "You build pipelines.",
        receipt,
      },
    ]);
    expect(rows).toHaveLength(1);
  },
);

test("a job that the user added by hand keeps what it has, and becomes the application", async () => {
  const { session, rows } = signedIn();
  const manual = {
    job_title: "My dream job",
    job_url: "https://acme.example/jobs/42",
    application_method: "manual",
    application_stage: "saved",
    applied_at: null,
  };
  rows.push(manual);
  await recordApplication(session, { draft, receipt, again: false });
  // Only applications of the extension may have a receipt.
  expect(rows).toEqual([{ ...manual, application_stage: "applied", applied_at: "2026-11-21" }]);
});

test("a job that is saved and applied to at the same time is one application", async () => {
  const { session, rows } = signedIn();
  await Promise.all([
    recordApplication(session, { draft, again: false, saved }),
    recordApplication(session, { draft, again: false }),
    recordApplication(session, { draft, again: false }),
  ]);
  expect(rows).toMatchObject([
    { application_stage: "applied", posting_text: "You build pipelines." },
  ]);
  expect(rows).toHaveLength(1);
});

test("missing required fields are reported before any request", async () => {
  const { session, rows } = signedIn();
  expect(
    await recordApplication(session, {
      draft: { ...draft, job_title: " ", job_url: "nothing" },
      again: false,
    }),
  ).toEqual({
    kind: "invalid",
    problems: { job_title: "required", job_url: "invalidUrl" },
  });
  expect(rows).toEqual([]);
});
