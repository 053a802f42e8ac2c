import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { companiesAppliedTo, findSameCompany, findTracked } from "./earlier-applications.ts";

const applied = { job_title: "Cook", company_name: "Fork & Co", applied_at: "2026-10-02" };

/** A fake server that responds with one row and records requests. */
function signedIn() {
  const requested: URL[] = [];
  const client = createClient("https://server.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    global: {
      fetch: async (input, init) => {
        requested.push(new URL(new Request(input, init).url));
        return Response.json([applied, applied]);
      },
    },
  });
  const server = { fetch, origin: "https://server.example" };
  const session = { client, userId: "someone", email: "someone@example.org", server };
  return { session, asked: requested };
}

test("finds an application to the same company in any spelling of its name", async () => {
  const { session, asked } = signedIn();
  expect(await findSameCompany(session, " fork & co ")).toEqual({
    jobTitle: "Cook",
    companyName: "Fork & Co",
    appliedAt: "2026-10-02",
  });
  expect(asked[0]?.searchParams.get("company_name")).toBe("ilike.fork & co");
});

test("wildcards in a name match any single character", async () => {
  const { session, asked } = signedIn();
  await findSameCompany(session, "100%_*");
  expect(asked[0]?.searchParams.get("company_name")).toBe("ilike.100___");
});

test("a page that names no company is compared with none", async () => {
  const { session, asked } = signedIn();
  expect(await findSameCompany(session, "  ")).toBeUndefined();
  expect(asked).toEqual([]);
});

test("each company is named once", async () => {
  const { session } = signedIn();
  expect(await companiesAppliedTo(session)).toEqual(["Fork & Co"]);
});

test("the newest of the sent applications is requested, and only one", async () => {
  const { session, asked } = signedIn();
  await findSameCompany(session, "Fork & Co");
  await companiesAppliedTo(session);
  for (const [at, limit] of ["1", "500"].entries()) {
    const parameters = asked[at]?.searchParams;
    expect(asked[at]?.pathname).toBe("/rest/v1/job_applied");
    expect(parameters?.get("order")).toBe("applied_at.desc.nullslast");
    expect(parameters?.get("applied_at")).toBe("not.is.null");
    expect(parameters?.get("limit")).toBe(limit);
  }
});

test("an application with the same URL is the newest one, sent or saved", async () => {
  const { session, asked } = signedIn();
  expect(await findTracked(session, "https://fork.example/1")).toMatchObject({ jobTitle: "Cook" });
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    select: "job_title,company_name,applied_at",
    job_url: "eq.https://fork.example/1",
    order: "applied_at.desc.nullslast",
    limit: "1",
  });
});
