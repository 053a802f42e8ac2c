import { readCsv } from "@postulo/domain/sheet/csv";
import { compareMessages, frenchTypographyProblems } from "@postulo/i18n/compare-messages";
import { createTestDatabase } from "@postulo/postgres/test-database";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createReportRoutes } from "./report-routes.ts";
import { messages as english } from "./report-messages.ts";
import { messages as french } from "./report-messages.fr.ts";

const database = await createTestDatabase();
afterAll(() => database.drop());

/** The bearer's token is their id. */
const resolveCaller: ResolveCaller = async (request) => {
  const sub = request.headers.get("authorization")?.replace("Bearer ", "");
  const role = sub === undefined ? "anon" : "authenticated";
  return { kind: "caller", caller: { role, claims: { sub, role } } };
};
const now = () => new Date("2026-11-23T09:00:00Z");
const routes = createReportRoutes({ pool: database.pool, resolveCaller, now });

const requestReport = async (bearer: string, query: Record<string, string>) =>
  routes.request(`/reports/applications?${new URLSearchParams(query).toString()}`, {
    headers: bearer === "" ? {} : { authorization: `Bearer ${bearer}` },
  });

let zoe = "";
const october = { from: "2026-10-01", to: "2026-10-31" };

const add = (userId: string, rows: Record<string, unknown>[]) =>
  database.asUser(userId, (client) =>
    client.query(
      `insert into public.job_applied (job_title, company_name, job_url, location, applied_at, source, application_stage)
       select r.job_title, coalesce(r.company_name, 'Acme'), 'https://acme.test', r.location, r.applied_at, r.source, coalesce(r.application_stage, 'applied')
       from jsonb_populate_recordset(null::public.job_applied, $1) r`,
      [JSON.stringify(rows)],
    ),
  );

beforeAll(async () => {
  zoe = await database.createUser("zoe@example.org");
  const name = "update public.profile set first_name = 'Zoé', last_name = 'Œuvrard #1'";
  await database.asUser(zoe, (client) => client.query(name));
  await add(zoe, [
    {
      job_title: '=HYPERLINK("https://evil.test")',
      company_name: '#read("/etc/passwd") *x* $1$',
      location: "Lyon",
      applied_at: "2026-10-31",
      source: "@board",
      application_stage: "rejected",
    },
    { job_title: "Cheffe, de rang", company_name: "Été & Fils", applied_at: "2026-10-01" },
    { job_title: "Saved only", applied_at: "2026-10-05", application_stage: "saved" },
    { job_title: "Too early", applied_at: "2026-09-30" },
    { job_title: "Too late", applied_at: "2026-11-01" },
    { job_title: "Interviewed", applied_at: "2026-10-10", application_stage: "interview1" },
  ]);
  // Long ago, so that the change is no slip of the hand.
  const { admin } = database;
  await admin.query("alter table public.application_event disable trigger keep_rows");
  await admin.query("update public.application_event set occurred_at = '2026-10-11T08:00Z'");
  await admin.query("alter table public.application_event enable trigger keep_rows");
  await database.asUser(zoe, (client) =>
    client.query(
      "update public.job_applied set application_stage = 'noResponse' where job_title = 'Interviewed'",
    ),
  );
  await add(await database.createUser(), [
    { job_title: "Somebody else", applied_at: "2026-10-07" },
  ]);
});

async function readPdf(response: Response) {
  expect(response.headers.get("content-type")).toBe("application/pdf");
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const [{ text }, metadata, mark, first] = await Promise.all([
    extractText(document, { mergePages: false }),
    document.getMetadata(),
    document.getMarkInfo(),
    document.getPage(1),
  ]);
  const { styles } = await first.getTextContent();
  return { pages: text.map((page) => page.replaceAll(/\s+/g, " ")), metadata, mark, styles };
}

describe("the report of a search", () => {
  test("as CSV opens in spreadsheets without formulas, and contains the period, the name and the totals", async () => {
    const response = await requestReport(zoe, { ...october, format: "csv", language: "fr" });
    expect([response.status, response.headers.get("content-disposition")]).toEqual([
      200,
      'attachment; filename="candidatures-2026-10-01-2026-10-31.csv"',
    ]);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")",Lyon,'@board,Refusée\r\n`);
    expect(readCsv(text)).toEqual([
      ["Date", "Entreprise", "Poste", "Lieu", "Source", "Suite donnée"],
      ["2026-10-01", "Été & Fils", "Cheffe, de rang", "", "", "Candidature envoyée"],
      ["2026-10-10", "Acme", "Interviewed", "", "", "Sans réponse"],
      [
        "2026-10-31",
        '#read("/etc/passwd") *x* $1$',
        '=HYPERLINK("https://evil.test")',
        "Lyon",
        "@board",
        "Refusée",
      ],
      ["Nom", "Zoé Œuvrard #1"],
      ["Période", "Du 1er octobre 2026 au 31 octobre 2026"],
      ["Candidatures", "3"],
      ["Avec entretien", "1"],
      ["Avec offre", "0"],
      ["Refusées", "1"],
      ["Sans réponse", "2"],
    ]);
  });

  test("as PDF is tagged, has the same content in embedded fonts, and interprets no markup", async () => {
    const response = await requestReport(zoe, october);
    expect(response.headers.get("content-disposition")).toContain(".pdf");
    const { pages, metadata, mark, styles } = await readPdf(response);
    expect(pages).toHaveLength(1);
    const [text = ""] = pages;
    for (const said of [
      "My job search Zoé Œuvrard #1",
      "From 1 October 2026 to 31 October 2026",
      "Made on 23 November 2026",
      "31/10/2026",
      '#read("/etc/passwd") *x* $1$',
      "Lyon @board Rejected",
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Saved only|Too (?:early|late)|Somebody else/);
    expect(metadata.info).toMatchObject({ Title: "My job search", Language: "en" });
    expect(mark).toMatchObject({ Marked: true });
    expect(Object.keys(styles).length).toBeGreaterThan(0);
  });

  test("continues on further pages below the same headings, and is rejected when it is too long", async () => {
    const busy = await database.createUser();
    const addMany = (count: number) =>
      database.admin.query(
        `begin; set local session_replication_role = replica;
         insert into public.job_applied (user_id, job_title, company_name, job_url, applied_at)
         select '${busy}', 'Position ' || n || repeat('x', 80), 'Acme', 'https://acme.test', '2026-10-02'
         from generate_series(1, ${count}) as n; commit`,
      );
    await addMany(70);
    const { pages } = await readPdf(await requestReport(busy, october));
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(page).toContain("Company Position Place Source Outcome");
    expect(pages.join(" ")).toContain("Position 70");
    await addMany(940);
    const response = await requestReport(busy, october);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: "too_many_applications" },
    ]);
    const csv = await requestReport(busy, { ...october, format: "csv" });
    expect(readCsv(await csv.text()).length).toBe(1 + 1010 + 7);
  });

  test("of a period without applications states so, and shows the e-mail address of a user without a name", async () => {
    const calm = await database.createUser("calm@example.org");
    const query = { from: "2026-10-02", to: "2026-10-02", language: "fr" };
    const { pages } = await readPdf(await requestReport(calm, query));
    expect(pages[0]).toContain("Aucune candidature pendant cette période.");
    expect(pages[0]).toContain("calm@example.org");
    const csv = await requestReport(calm, { ...query, format: "csv" });
    expect(readCsv(await csv.text())).toContainEqual(["Candidatures", "0"]);
  });

  test.each([
    [{}, "invalid_from"],
    [{ from: "2026-02-30", to: "2026-03-01" }, "invalid_from"],
    [{ from: "0000-01-01", to: "2026-03-01" }, "invalid_from"],
    [{ from: "2026-02-01", to: "tomorrow" }, "invalid_to"],
    [{ from: "2026-03-02", to: "2026-03-01" }, "invalid_period"],
    [{ ...october, format: "doc" }, "invalid_format"],
    [{ ...october, language: "de" }, "invalid_language"],
  ])("is rejected for %j: %s", async (query, code) => {
    const response = await requestReport(zoe, query);
    expect([response.status, await response.json()]).toMatchObject([400, { code }]);
  });

  test("requires a session", async () => {
    expect((await requestReport("", october)).status).toBe(401);
  });

  test("has the same words in both languages", () => {
    expect(compareMessages(english, french)).toEqual([]);
    expect(frenchTypographyProblems(french)).toEqual([]);
  });
});
