import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { recordApplication } from "./record.ts";

const draft = {
  job_title: "Data Engineer",
  company_name: "Acme",
  job_url: "https://acme.example/jobs/42?utm_source=x",
  location: "",
  applied_at: "2026-11-21",
  source: "acme.example",
};

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

/** A fake server with a table that stores inserted rows. */
function signedIn() {
  const rows: Record<string, unknown>[] = [];
  const answerCall = (request: Request, body: string) => {
    if (request.method === "POST") {
      rows.push(JSON.parse(body));
      return new Response(null, { status: 201 });
    }
    const url = new URL(request.url).searchParams.get("job_url")?.replace(/^eq\./, "");
    return json(rows.filter((row) => row["job_url"] === url));
  };
  const client = createClient("https://server.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: {
      fetch: async (input, init) => {
        const request = new Request(input, init);
        return answerCall(request.clone(), await request.text());
      },
    },
  });
  const server = { fetch, origin: "https://server.example" };
  return {
    session: { client, userId: "someone", email: "someone@example.org", server },
    rows,
  };
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
