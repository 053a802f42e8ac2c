import { describe, expect, test } from "vitest";
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
  expect(await recordApplication(session, { draft, again: false })).toMatchObject({
    kind: "recorded",
  });
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
  expect(await recordApplication(session, { draft, again: true })).toMatchObject({
    kind: "recorded",
  });
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
    expect(await recordApplication(session, { draft: sent, receipt, again })).toMatchObject({
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

test.each([
  "https://duckduckgo.com/?q=Data%20Engineer",
  "https://www.google.com/search?q=acme+jobs",
])("a saved job with a web search in the place of its link gets the link: %s", async (job_url) => {
  const { session, rows } = signedIn();
  const { job_title, company_name } = draft;
  const found = { job_title, company_name, job_url, application_stage: "saved" };
  rows.push({ ...found, application_method: "manual", applied_at: null });
  await recordApplication(session, { draft, again: false });
  expect(rows).toMatchObject([
    { application_stage: "applied", job_url: "https://acme.example/jobs/42" },
  ]);
});

test("two jobs on one page of results are two applications", async () => {
  const { session, rows } = signedIn();
  const found = { ...draft, job_url: "https://www.google.com/search?q=acme+jobs&ibp=htl;jobs" };
  await recordApplication(session, { draft: found, again: false });
  const other = { ...found, job_title: "Data Analyst" };
  expect(await recordApplication(session, { draft: other, again: false })).toMatchObject({
    kind: "recorded",
  });
  expect(rows.map(({ job_url }) => job_url)).toEqual([
    "https://duckduckgo.com/?q=Data%20Engineer%20Acme",
    "https://duckduckgo.com/?q=Data%20Analyst%20Acme",
  ]);
});

test("a job that was moved back to the saved ones keeps its receipt, which cannot be changed", async () => {
  const { session, rows } = signedIn();
  const first = { ...receipt, filledAt: "2026-11-20" };
  await recordApplication(session, { draft, receipt: first, again: false });
  rows[0] = { ...rows[0], application_stage: "saved", applied_at: null };
  await recordApplication(session, { draft, receipt, again: false });
  expect(rows).toMatchObject([{ application_stage: "applied", receipt: first }]);
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

describe("the same job under another URL", () => {
  const form = { ...draft, job_url: "https://acme.example/apply/7" };

  test("that was saved becomes the application", async () => {
    const { session, rows } = signedIn();
    await recordApplication(session, { draft, again: false, saved });
    const recorded = await recordApplication(session, { draft: form, again: false });
    expect(recorded).toMatchObject({ kind: "recorded", wasSaved: true });
    expect(rows).toMatchObject([
      { application_stage: "applied", job_url: "https://acme.example/jobs/42" },
    ]);
  });

  test("that was applied to is not saved again", async () => {
    const { session, rows } = signedIn();
    await recordApplication(session, { draft: form, again: false });
    const again = { ...draft, company_name: "ACME" };
    expect(await recordApplication(session, { draft: again, again: false, saved })).toMatchObject({
      kind: "alreadyTracked",
      tracked: { appliedAt: "2026-11-21" },
    });
    expect(rows).toHaveLength(1);
  });

  test.each([{ job_title: "Data Analyst" }, { location: "Paris" }])(
    "is another one with %j",
    async (change) => {
      const { session, rows } = signedIn();
      const there = { ...draft, location: "Lyon" };
      await recordApplication(session, { draft: there, again: false, saved });
      await recordApplication(session, {
        draft: { ...form, location: "Lyon", ...change },
        again: false,
      });
      expect(rows).toHaveLength(2);
    },
  );
});
