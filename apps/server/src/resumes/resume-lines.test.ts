import { resumeResponse } from "@postulo/contract/resume";
import { paragraph, run, sectionTitle, wordFile } from "@postulo/documents/testing/word-file";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ottoline } from "./testing/invented-people.en.ts";
import { readOnce } from "./testing/read-once.ts";
import { layouts } from "./testing/resume-layout.ts";
import { type StartedResumes, startResumes } from "./testing/started-resumes.ts";
import { typstPdf } from "./testing/typst-pdf.ts";

const pdf = typstPdf(layouts.leftSidebar(ottoline, "years"));

let server: StartedResumes;
beforeAll(async () => {
  server = await startResumes(readOnce);
});
afterAll(() => server.stop());

async function uploadAs(userId: string, file: Uint8Array) {
  const response = await server.upload(await server.token(userId), file);
  return resumeResponse.parse(await response.json());
}

test("names the lines of every entry, and those that ended in no value", async () => {
  const userId = await server.database.createUser();
  const texts = [
    "Soudeuse, Chantiers de la Rance SARL, 2019 - 2021",
    "Soudeuse, Chantiers de la Rance SARL, 2019 - 2021",
    "Monteuse, 2017",
  ];
  const file = wordFile({
    body: [
      paragraph(run("Inès Castellan")),
      paragraph(run("Toujours à l’heure")),
      sectionTitle("Expérience"),
      ...texts.map((text) => paragraph(run(text))),
    ].join(""),
  });
  const { lines, entries, unread, evidence } = await uploadAs(userId, file);
  expect(lines.map(({ text }) => text)).toEqual([
    "Inès Castellan",
    "Toujours à l’heure",
    "EXPÉRIENCE",
    ...texts,
  ]);
  expect(lines[4]).toMatchObject({ column: 0, paragraph: 5, page: null, box: null });
  const { rows } = await server.database.asUser(userId, (client) =>
    client.query("select id from public.experiences"),
  );
  expect(entries).toMatchObject([
    { list: "experiences", id: rows[0].id, row: { title: "Soudeuse" }, lines: [3] },
    { list: "experiences", id: null, row: { title: "Monteuse", company: null }, lines: [5] },
  ]);
  expect(evidence.first_name?.lines).toEqual([0]);
  expect(unread).toEqual([1]);
});

test("names where the lines of a PDF stand", async () => {
  const { lines } = await uploadAs(await server.database.createUser(), pdf);
  expect(lines.find(({ text }) => text.includes("Ottoline"))).toMatchObject({ page: 1 });
  expect(lines.every(({ box }) => box && box.left < box.right && box.top < box.bottom)).toBe(true);
});
