import { resumeReview } from "@postulo/contract/resume";
import { paragraph, run, sectionTitle, wordFile } from "@postulo/documents/testing/word-file";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readOnce } from "./testing/read-once.ts";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes(readOnce);
});
afterAll(() => server.stop());

const resume = (phone: string, place = "Lyon") =>
  wordFile({
    body: [
      paragraph(run("Inès Castellan")),
      paragraph(run(`${place} | ${phone} | ines.castellan@example.org`)),
      sectionTitle("Expérience"),
      paragraph(run("Boulangère, Moulin Brun\t03/2019 – 06/2022")),
      paragraph(run("- Fabrication du pain au levain")),
      sectionTitle("Compétences"),
      paragraph(run("Pétrissage, Façonnage")),
    ].join(""),
  });

async function review(userId: string, file: Uint8Array) {
  const response = await server.upload(await server.token(userId), file, "/resume-parser/review");
  expect(response.status).toBe(200);
  return resumeReview.parse(await response.json());
}

const tables = ["education", "experiences", "contributions", "competencies", "websites", "other"];

test("a country is the same by its name and by its code", async () => {
  const userId = await server.database.createUser();
  const countryIn = async (stored: string) => {
    await server.database.asUser(userId, (client) =>
      client.query("update public.profile set country = $1", [stored]),
    );
    const { fields } = await review(userId, resume("06 12 34 56 78", "Lyon, France"));
    return fields.find(({ field }) => field === "country");
  };
  expect(await countryIn("France")).toMatchObject({ found: "FR", current: "FR" });
  expect(await countryIn("Belgique")).toMatchObject({ found: "FR", current: "BE" });
});

test("a résumé is read beside the profile, and nothing is stored", async () => {
  const userId = await server.database.createUser();
  const asUser = (sql: string) =>
    server.database.asUser(userId, async (client) => (await client.query(sql)).rows);
  await asUser("update public.profile set city = 'Nantes'");
  await asUser(
    "insert into public.experiences (profile_id, company, title) select id, 'Moulin Brun', 'boulangère' from public.profile",
  );
  const before = await asUser("select * from public.profile");
  const found = await review(userId, resume("06 12 34 56 78"));
  expect(found.fields).toContainEqual(
    expect.objectContaining({ field: "city", found: "Lyon", current: "Nantes" }),
  );
  const job = found.entries.find(({ list }) => list === "experiences");
  expect(job).toMatchObject({
    row: { company: "Moulin Brun", start_date: "2019-03-01" },
    existing: {
      version: 1,
      row: { title: "boulangère", start_date: null },
      differs: ["start_date", "end_date"],
    },
  });
  expect(found.lines[job?.lines[0] ?? 0]?.text).toContain("Moulin Brun");
  expect(found.titles.map((line) => found.lines[line]?.text)).toContain("EXPÉRIENCE");
  expect(await asUser("select * from public.profile")).toEqual(before);
  const counts = tables.map((table) => `(select count(*) from public.${table})`);
  expect(await asUser(`select (${counts.join(" + ")})::int as count`)).toEqual([{ count: 1 }]);
});

test("a written country is returned as its code", async () => {
  const userId = await server.database.createUser();
  const { fields } = await review(userId, resume("06 12 34 56 78", "Lyon, France"));
  expect(fields).toContainEqual(
    expect.objectContaining({ field: "country", found: "FR", isProposed: false }),
  );
});

test("the country of the phone number is proposed when no country is written", async () => {
  const userId = await server.database.createUser();
  const countryIn = async (file: Uint8Array) =>
    (await review(userId, file)).fields.find(({ field }) => field === "country");
  expect(await countryIn(resume("+32 470 12 34 56"))).toMatchObject({
    found: "BE",
    isProposed: true,
    confidence: 0.6,
  });
  expect(await countryIn(resume("06 12 34 56 78"))).toBeUndefined();
  await server.database.asUser(userId, (client) =>
    client.query("update public.profile set country = 'FR'"),
  );
  expect(await countryIn(resume("+32 470 12 34 56"))).toBeUndefined();
});

test("an entry of the profile in other words is recognised, once", async () => {
  const userId = await server.database.createUser();
  await server.database.asUser(userId, (client) =>
    client.query(
      `insert into public.experiences (profile_id, company, title, start_date, start_date_precision, end_date, end_date_precision)
       select id, 'Moulin Brun, Lyon', 'Boulangère tourière', '2019-01-01', 'year', '2022-01-01', 'year' from public.profile`,
    ),
  );
  const { entries } = await review(userId, resume("06 12 34 56 78"));
  const jobs = entries.filter(({ list }) => list === "experiences");
  expect(jobs).toMatchObject([
    {
      existing: {
        row: { title: "Boulangère tourière" },
        differs: expect.arrayContaining(["title"]),
      },
    },
  ]);
});
