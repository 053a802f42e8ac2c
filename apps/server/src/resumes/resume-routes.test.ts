import { resumeResponse } from "@postulo/contract/resume";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import {
  archive,
  damagedPdf,
  encryptedPdf,
  oldWordFile,
  program,
  webPage,
} from "@postulo/documents/testing/rejected-files";
import { ottoline } from "./testing/invented-people.en.ts";
import { maud } from "./testing/invented-people.fr.ts";
import { readOnce } from "./testing/read-once.ts";
import { layouts } from "./testing/resume-layout.ts";
import { type ResumePath, type StartedResumes, startResumes } from "./testing/started-resumes.ts";
import { paragraph, run, sectionTitle, wordFile } from "@postulo/documents/testing/word-file";
import { manyPages, scannedPdf } from "./testing/typst-files.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const frenchPdf = typstPdf(layouts.dateMargin(maud, "long"));
const frenchOnePage = typstPdf(layouts.oneColumn(maud, "short"));
const englishPdf = typstPdf(layouts.leftSidebar(ottoline, "years"));

/** A Word file of one section. */
const wordResume = (title: string, ...lines: readonly string[]) =>
  wordFile({
    body: [paragraph(run("Inès Castellan")), sectionTitle(title)]
      .concat(lines.map((line) => paragraph(run(line))))
      .join(""),
  });

const errorBody = z.object({ code: z.string(), message: z.string() });

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes(readOnce);
});
afterAll(() => server.stop());

async function createUser() {
  const userId = await server.database.createUser();
  // The address of the account would differ from the résumé's, which is another test.
  await server.database.admin.query("update public.profile set email = null where user_id = $1", [
    userId,
  ]);
  return { userId, token: await server.token(userId) };
}

async function parse(token: string, file: Uint8Array, path?: ResumePath) {
  const response = await server.upload(token, file, path);
  expect(response.status).toBe(200);
  return resumeResponse.parse(await response.json());
}

const rowsOf = (userId: string, table: string) =>
  server.database.asUser(
    userId,
    async (client) => (await client.query(`select * from public.${table}`)).rows,
  );

describe("an uploaded résumé", { timeout: 30_000 }, () => {
  test("fills the empty profile and adds its entries with dates in their precision", async () => {
    const { userId, token } = await createUser();
    const result = await parse(token, frenchPdf);
    expect(result.added).toEqual({
      education: 2,
      experiences: 3,
      contributions: 2,
      competencies: 10,
      websites: 1,
      other: 1,
    });
    expect(result.conflicts).toEqual([]);
    const [profile] = await rowsOf(userId, "profile");
    expect(profile).toMatchObject({
      first_name: "Maud",
      last_name: "Kerbrat",
      phone_number: "+33 6 12 34 56 78",
      address: "14 rue des Tanneurs",
      postal_code: "35000",
      city: "Rennes",
      country: "France",
      age: null,
      gender: null,
    });
    const experiences = await server.database.asUser(userId, async (client) =>
      client.query(
        "select title, company, start_date::text, start_date_precision, end_date::text, is_current, sort_order from public.experiences order by sort_order",
      ),
    );
    expect(experiences.rows[0]).toEqual({
      title: "Chargée de communication",
      company: "Fondation Mer Ouverte",
      start_date: "2020-09-01",
      start_date_precision: "month",
      end_date: null,
      is_current: true,
      sort_order: 0,
    });
    expect(experiences.rows[2]).toMatchObject({ end_date: "2017-09-01", sort_order: 2 });
  });

  test("adds nothing the second time", async () => {
    const { userId, token } = await createUser();
    await parse(token, englishPdf);
    const before = await rowsOf(userId, "experiences");
    const again = await parse(token, englishPdf);
    expect(Object.values(again.added).every((count) => count === 0)).toBe(true);
    expect(again.filled).toEqual({});
    expect(again.conflicts).toEqual([]);
    expect(await rowsOf(userId, "experiences")).toEqual(before);
  });

  test("in another layout does not add the same entries again", async () => {
    const { token } = await createUser();
    await parse(token, frenchPdf);
    const again = await parse(token, frenchOnePage);
    expect(Object.values(again.added).every((count) => count === 0)).toBe(true);
    expect(Object.keys(again.filled)).toEqual(["summary"]);
  });

  test("sent twice concurrently is added once", async () => {
    const { userId, token } = await createUser();
    const results = await Promise.all([parse(token, frenchPdf), parse(token, frenchPdf)]);
    expect(
      results.map((result) => result.added["experiences"]).sort((a = 0, b = 0) => a - b),
    ).toEqual([0, 3]);
    expect(await rowsOf(userId, "experiences")).toHaveLength(3);
  });

  test("overwrites nothing and reports differences", async () => {
    const { userId, token } = await createUser();
    await server.database.asUser(userId, (client) =>
      client.query(
        "update public.profile set first_name = 'Maude', city = 'Brest', email = 'me@example.org', phone_number = '06 12 34 56 78'",
      ),
    );
    const result = await parse(token, frenchPdf);
    const [profile] = await rowsOf(userId, "profile");
    expect(profile).toMatchObject({
      first_name: "Maude",
      city: "Brest",
      email: "me@example.org",
      phone_number: "06 12 34 56 78",
    });
    expect(result.conflicts).toContainEqual({
      field: "first_name",
      current: "Maude",
      found: "Maud",
    });
    expect(result.conflicts).toContainEqual({ field: "city", current: "Brest", found: "Rennes" });
    // Parts of an address or name are not mixed: fields that belong to a differing value are left to the user.
    expect(profile).toMatchObject({ last_name: null, address: null, postal_code: null });
    expect(result.conflicts.map((conflict) => conflict.field)).not.toContain("phone_number");
  });

  test("returns the confidence of each value and the lines it was read from", async () => {
    const { token } = await createUser();
    const { evidence } = await parse(token, frenchPdf);
    expect(evidence["first_name"]?.source).toEqual(["Maud Kerbrat"]);
    expect(evidence["email"]?.confidence).toBeGreaterThan(0.9);
    expect(Object.keys(evidence)).not.toContain("gender");
  });

  test("reports how existing entries differ, and does not change them", async () => {
    const { userId, token } = await createUser();
    await parse(token, frenchPdf);
    await server.database.asUser(userId, (client) =>
      client.query(
        "update public.experiences set location = null, start_date = '2020-08-01' where is_current",
      ),
    );
    const before = await rowsOf(userId, "experiences");
    const { review } = await parse(token, frenchPdf);
    const current = before.find((row) => row.is_current);
    const entry = review.find((one) => one.id === current?.id);
    expect(entry).toMatchObject({ list: "experiences", isNew: false, doubtful: [] });
    expect(entry?.differs).toEqual([
      { column: "location", current: null, found: "Rennes" },
      { column: "start_date", current: "2020-08-01", found: "2020-09-01" },
    ]);
    expect(entry?.source.join(" ")).toContain("Fondation Mer Ouverte");
    expect(await rowsOf(userId, "experiences")).toEqual(before);
  });

  test("reports the new entries with low confidence", async () => {
    const { userId, token } = await createUser();
    const file = wordResume("Expérience", "2019 - 2021", "Zorvex", "Plinko Varda");
    const { review } = await parse(token, file);
    const [row] = await rowsOf(userId, "experiences");
    const entry = review.find((one) => one.list === "experiences");
    expect(entry).toMatchObject({ id: row?.id, isNew: true, differs: [] });
    expect(entry?.doubtful).toEqual(["company", "title"]);
  });

  test("reports an incomplete entry once: a completed one is not reported again", async () => {
    const { userId, token } = await createUser();
    const posts = ["Infirmière de nuit, 2019 - 2021", "Aide-soignante, 2017 - 2019"];
    const file = wordResume("Expérience professionnelle", ...posts);
    const readIncomplete = async () =>
      (await parse(token, file)).incomplete.map(({ source }) => source[0]);
    expect(await readIncomplete()).toEqual(posts);
    await server.database.asUser(userId, (client) =>
      client.query(
        `insert into public.experiences (profile_id, company, title, start_date, start_date_precision)
         select id, 'Clinique d’Arc', 'Infirmière de nuit', '2019-01-01', 'year' from public.profile`,
      ),
    );
    expect(await readIncomplete()).toEqual(posts.slice(1));
  });

  test("may be a Word file, and is read in a child process", async () => {
    const { token } = await createUser();
    const file = wordResume("Langues", "Espagnol, portugais, langue des signes");
    const result = await parse(token, file, "/apart/resume-parser");
    expect(result.added["competencies"]).toBe(3);
  });

  test("changes the profile of its sender only", async () => {
    const [owner, stranger] = [await createUser(), await createUser()];
    await parse(owner.token, frenchPdf);
    expect(await rowsOf(stranger.userId, "experiences")).toEqual([]);
    const [profile] = await rowsOf(stranger.userId, "profile");
    expect(profile).toMatchObject({ last_name: null });
  });

  test("stores no file and costs nothing", async () => {
    const { userId, token } = await createUser();
    await parse(token, frenchPdf);
    expect(await rowsOf(userId, "files")).toEqual([]);
    const usage = await server.database.asUser(userId, (client) =>
      client.query("select used from get_current_user_usage()"),
    );
    expect(usage.rows.every((row) => Number(row.used) === 0)).toBe(true);
  });
});

describe("another file", { timeout: 30_000 }, () => {
  const files: { name: string; make: () => Uint8Array; status: number; code: string }[] = [
    { name: "a program called .pdf", make: program, status: 415, code: "unsupported_type" },
    { name: "a web page called .pdf", make: webPage, status: 415, code: "unsupported_type" },
    { name: "an archive called .pdf", make: archive, status: 415, code: "unsupported_type" },
    { name: "an empty file", make: () => new Uint8Array(), status: 422, code: "empty_file" },
    { name: "a damaged PDF", make: damagedPdf, status: 422, code: "corrupt_file" },
    { name: "a PDF behind a password", make: encryptedPdf, status: 422, code: "encrypted_file" },
    { name: "a scan", make: scannedPdf, status: 422, code: "no_text" },
    { name: "a damaged Word file of 1997", make: oldWordFile, status: 422, code: "corrupt_file" },
    { name: "a book", make: () => manyPages(60), status: 422, code: "too_many_pages" },
  ];
  test.each(files)("$name is rejected with its own code", async ({ make, status, code }) => {
    const { userId, token } = await createUser();
    const response = await server.upload(token, make(), "/apart/resume-parser");
    const body = errorBody.parse(await response.json());
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    const family =
      code === "unsupported_type"
        ? "Please select a PDF or Word document"
        : "Unable to analyze resume";
    expect(body.message).toContain(family);
    expect(await rowsOf(userId, "experiences")).toEqual([]);
  });

  test("larger than 10 MB is rejected, also without a content length", async () => {
    const { token } = await createUser();
    const huge = new Uint8Array(10 * 1024 * 1024 + 1);
    const rejected = await server.upload(token, huge);
    expect(rejected.status).toBe(413);
    expect(errorBody.parse(await rejected.json()).code).toBe("file_too_large");
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 30) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const withoutLength = await fetch(`${server.url}/resume-parser`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "multipart/form-data; boundary=x",
      },
      body: endless,
      duplex: "half",
    }).then(
      (response) => response.status,
      // The server may close the connection while we still send.
      () => 413,
    );
    expect(withoutLength).toBe(413);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });

  test("a request without a file is rejected", async () => {
    const { token } = await createUser();
    const headers = { authorization: `Bearer ${token}` };
    const none = await fetch(`${server.url}/resume-parser`, {
      method: "POST",
      headers,
      body: new FormData(),
    });
    expect(none.status).toBe(400);
    expect(errorBody.parse(await none.json()).code).toBe("file_missing");
    const json = await fetch(`${server.url}/resume-parser`, {
      method: "POST",
      headers,
      body: "{}",
    });
    expect(json.status).toBe(400);
  });
});

describe("an anonymous caller", () => {
  test("is rejected without a token, and with a forged one", async () => {
    expect((await server.upload(undefined, frenchPdf)).status).toBe(401);
    expect((await server.upload("not.a.token", frenchPdf)).status).toBe(401);
    expect((await server.upload("sb_publishable_test", frenchPdf)).status).toBe(401);
  });
});
