import { unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createNurse, posting } from "../cv/testing/cv-account.ts";
import { startTestServer } from "../testing/started-server.ts";

const server = await startTestServer({ CONFIRM_EMAIL: "off" });
afterAll(() => server.stop());

type Nurse = Awaited<ReturnType<typeof createNurse>>;

const head = "Imogen Castellane\nNorwich\n\nTidewater Hospital\n\n23 November 2026";
const letterOf = (body: string) =>
  `${head}\n\nSubject: Staff Nurse\n\nDear team,\n\n${body}\n\nYours sincerely,\n\nImogen Castellane`;
const text = letterOf("I would like to care for the patients of your wards.");
const job = { title: "Staff Nurse", company: "Tidewater Hospital Ltd" };

const pack = ({ call }: Nurse, more: object = {}) =>
  call("/application-pack", { text, language: "en", format: "zip", ...job, ...more });

async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const [{ text: pages }, { info }, marks] = await Promise.all([
    extractText(pdf, { mergePages: false }),
    pdf.getMetadata(),
    pdf.getMarkInfo(),
  ]);
  return { pages: pages.map((page) => page.replaceAll(/\s+/g, " ")), info, marks };
}

async function readZip(response: Response) {
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const entries = Object.entries(files).map(
    async ([name, bytes]) => [name, await readPdf(bytes)] as const,
  );
  return new Map(await Promise.all(entries));
}
const mergedPages = async (response: Response) =>
  readPdf(new Uint8Array(await response.arrayBuffer()));

const apply = async ({ client, userId }: Nurse) => {
  const row = { job_title: "Ward nurse", company_name: "Calder", job_url: "https://c.test" };
  const { data } = await client
    .from("job_applied")
    .insert({ ...row, posting_text: posting, user_id: userId })
    .select("id")
    .single()
    .throwOnError();
  return String(data?.id);
};
const wounds = /Wound care and medication rounds.*Care for 8 patients/;
const asInProfile = /Care for 8 patients.*Wound care and medication rounds/;

describe("POST /application-pack", () => {
  test("is a ZIP of the letter and the whole CV, both named after person and employer", async () => {
    const nurse = await createNurse(server);
    const response = await pack(nurse);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("content-disposition")).toContain(
      'filename="Castellane-Imogen-Application-Tidewater-Hospital.zip"',
    );
    const files = await readZip(response);
    expect([...files.keys()]).toEqual([
      "Castellane-Imogen-Letter-Tidewater-Hospital.pdf",
      "Castellane-Imogen-CV-Tidewater-Hospital.pdf",
    ]);
    const [letter, cv] = [...files.values()];
    expect(letter).toMatchObject({
      pages: [expect.stringContaining("care for the patients of your wards")],
      info: { Title: "Letter – Imogen Castellane – Staff Nurse, Tidewater Hospital Ltd" },
    });
    expect(cv).toMatchObject({ pages: [expect.stringMatching(asInProfile)] });
    expect(await nurse.used()).toBe(0);
  });

  test("is one tagged PDF with the letter before the CV, each with page numbers of its own", async () => {
    const nurse = await createNurse(server);
    const { info, marks, pages } = await mergedPages(await pack(nurse, { format: "pdf" }));
    expect(info).toMatchObject({
      Title: "Application – Imogen Castellane – Staff Nurse, Tidewater Hospital Ltd",
      Author: "Imogen Castellane",
    });
    expect(marks).toMatchObject({ Marked: true });
    expect(pages).toEqual([
      expect.stringContaining("Dear team"),
      expect.stringMatching(/^Imogen Castellane.*Wensum Infirmary/),
    ]);
    for (const page of pages) expect(page).not.toMatch(/\d\s*\/\s*\d/);

    const long = letterOf("I changed dressings on every ward, day and night. ".repeat(90));
    const three = await mergedPages(await pack(nurse, { format: "pdf", text: long }));
    expect(three.pages).toHaveLength(3);
    expect(three.pages[1]).toMatch(/^Imogen Castellane 2\s*\/\s*2 /);
    expect(three.pages[2]).toMatch(/^Imogen Castellane(?! 3)/);
  });

  test("has the CV that was adapted for the application, or for the posting", async () => {
    const nurse = await createNurse(server);
    const applicationId = await apply(nurse);
    const adapted = await nurse.call("/cv/adapt", { applicationId });
    expect(adapted.status).toBe(200);
    for (const of of [{ applicationId }, { posting }])
      for (const format of ["zip", "pdf"]) {
        const response = await pack(nurse, { ...of, format });
        const pages =
          format === "pdf"
            ? (await mergedPages(response)).pages
            : [...(await readZip(response)).values()].flatMap(({ pages: some }) => some);
        expect(pages.at(-1)).toMatch(wounds);
      }
    // Another user's application and posting have nothing to do with it.
    const stranger = await createNurse(server);
    const [, cv] = [...(await readZip(await pack(stranger, { applicationId, posting }))).values()];
    expect(cv?.pages.join()).toMatch(asInProfile);
  });

  test("is refused without a letter, a name, or anything in the profile", async () => {
    const nurse = await createNurse(server);
    const codeOf = async (response: Response) => [
      response.status,
      z.object({ code: z.string() }).parse(await response.json()).code,
    ];
    expect(await codeOf(await pack(nurse, { text: " \n" }))).toEqual([400, "blank_text"]);
    const long = "x".repeat(20_001);
    expect(await codeOf(await pack(nurse, { text: long }))).toEqual([413, "text_too_long"]);
    expect(await codeOf(await pack(nurse, { format: "rar" }))).toEqual([400, "invalid_body"]);
    const nobody = { first_name: null, last_name: null };
    await nurse.client.from("profile").update(nobody).eq("user_id", nurse.userId).throwOnError();
    expect(await codeOf(await pack(nurse))).toEqual([422, "name_missing"]);
  });
});
