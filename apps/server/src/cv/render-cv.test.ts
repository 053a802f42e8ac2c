import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import mammoth from "mammoth";
import { describe, expect, test } from "vitest";
import type { CvDocument } from "@postulo/cv/cv-document";
import { masterCv } from "@postulo/cv/master-cv";
import { storedProfile } from "@postulo/evidence/profile";
import { cvTemplateNames } from "@postulo/domain/cv-look";
import { createCvPrinter, cvTemplateFiles } from "./print-cv.ts";
import { type CvLook, renderCv } from "./render-cv.ts";
import { pageTexts } from "./testing/page-text.ts";

const print = createCvPrinter(() => new Date(0));
const render = (document: CvDocument, look: Partial<CvLook> = {}) =>
  renderCv(document, { paper: "a4", format: "pdf", ...look }, print);

/** Without blanks, and without the marks that break long words. */
const joined = (texts: readonly string[]) => texts.join("").replaceAll(/[\s\u200B-\u200F]+/g, "");

const job = (at: number, lines: readonly string[]) => ({
  company: `Wensum Works ${at}`,
  title: `Porter ${at}`,
  location: "Norwich",
  start_date: `03/${2025 - at}`,
  end_date: `02/${2026 - at}`,
  description: lines.join("\n"),
});
const person = {
  first_name: "Imogen",
  last_name: "Castellane",
  email: "imogen@example.com",
  city: "Norwich",
};
const cvOf = (data: object, language: "en" | "fr" = "en") =>
  masterCv(storedProfile.parse({ profile: person, ...data }), language);

const short = cvOf({
  experiences: [job(0, ["Moved 40 beds a day", "Trained 3 porters"])],
  education: [
    { school: "Broads College", degree: "NVQ", field_of_study: "Care", end_date: "2019" },
  ],
  competencies: [{ name: "First aid", category: "technical", years_of_experience: 4 }],
});
const long = cvOf({
  experiences: Array.from({ length: 9 }, (_, at) =>
    job(at, [
      "Moved 40 beds a day between wards",
      "Trained 3 porters",
      "Kept the rota",
      "Ordered linen",
    ]),
  ),
});

describe.each(cvTemplateNames)("the template %s", (template) => {
  test("is one page of the given paper, tagged, titled, in its language", async () => {
    const { content, pages, unprintable } = await render(short, { template });
    const pdf = content.toString("latin1");
    expect(pages).toBe(1);
    expect(unprintable).toEqual([]);
    expect(pdf).toContain("/MarkInfo");
    const document = await getDocumentProxy(new Uint8Array(content));
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({ Title: "CV – Imogen Castellane", Language: "en" });
    expect(metadata.get("pdfuaid:part")).toBe("1");
    const letter = await render(short, { template, paper: "us-letter" });
    const page = await (await getDocumentProxy(new Uint8Array(letter.content))).getPage(1);
    expect(page.getViewport({ scale: 1 })).toMatchObject({ width: 612, height: 792 });
  });

  test("puts a longer career on a second page with the name and the number", async () => {
    const { content, pages } = await render(long, { template });
    const [first = "", second = ""] = await pageTexts(content);
    expect(pages).toBe(2);
    expect(first).not.toMatch(/2\s?\/\s?2/);
    expect(second).toContain("Imogen Castellane");
    expect(second).toMatch(/2\s?\/\s?2/);
  });

  test("spaces the lines of a Word document by their size, so that a long name does not overlap", async () => {
    const { content } = await render(short, { template, format: "docx" });
    const styles = strFromU8(
      unzipSync(new Uint8Array(content))["word/styles.xml"] ?? new Uint8Array(),
    );
    expect(styles).toMatch(/<w:pPrDefault>.*w:lineRule="auto".*<\/w:pPrDefault>/);
  });

  test("says the same as PDF and as Word document, in the same order", async () => {
    const { content } = await render(short, { template });
    const word = await render(short, { template, format: "docx" });
    const { value } = await mammoth.extractRawText({ buffer: word.content });
    const entries = [
      "Porter 0",
      "Wensum Works 0 · Norwich",
      "Moved 40 beds a day",
      "Trained 3 porters",
    ];
    for (const texts of [await pageTexts(content), [value]]) {
      const places = entries.map((text) => joined(texts).indexOf(joined([text])));
      expect(joined(texts)).toContain("Mar2025–Feb2026");
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(joined([value])).toContain("Firstaid(4years)");
  });

  test("loses nothing of forty jobs, of long words and of other scripts", async () => {
    const jobs = Array.from({ length: 40 }, (_, at) => job(at, [`Line ${at}a`, `Line ${at}b`]));
    const odd = job(50, [
      "y".repeat(400),
      "عملت في المستشفى",
      "שירות לקוחות",
      "東京で働いた",
      "😀 done",
    ]);
    const document = cvOf({
      experiences: [...jobs, odd],
      competencies: Array.from({ length: 60 }, (_, at) => ({
        name: `Skill number ${at}`,
        category: "technical",
      })),
    });
    const { content, pages, unprintable } = await render(document, { template });
    const text = joined(await pageTexts(content));
    expect(pages).toBeGreaterThan(2);
    for (let at = 0; at < 40; at += 1) expect(text).toContain(`Line${at}b`);
    for (let at = 0; at < 60; at += 1) expect(text).toContain(`Skillnumber${at}`);
    expect(text).toContain(`Y${"y".repeat(399)}`);
    const characters = ["東", "京", "で", "働", "い", "た"];
    expect(unprintable).toEqual([
      { kind: "experience", name: "Porter 50, Wensum Works 50", characters },
    ]);
    const word = await render(document, { template, format: "docx" });
    const { value } = await mammoth.extractRawText({ buffer: word.content });
    expect(value).toContain("東京で働いた");
    expect(value).toContain("عملت في المستشفى");
  });

  test("renders a name alone, and one that is markup elsewhere", async () => {
    const bare = masterCv(
      storedProfile.parse({ profile: { first_name: "#strike[A] *b* $x$" } }),
      "fr",
    );
    const { content, pages } = await render(bare, { template });
    expect(pages).toBe(1);
    expect(joined(await pageTexts(content))).toContain("#strike[A]*b*$x$");
  });
});

test("letters are not set so wide that programs read blanks between them", async () => {
  const sources = await Promise.all(cvTemplateFiles.map((file) => readFile(file, "utf8")));
  const ems = sources.flatMap((source) =>
    [...source.matchAll(/tracking: (-?[\d.]+)em/g)].map(([, tracking]) => Number(tracking)),
  );
  expect(ems.length).toBeGreaterThan(3);
  // Poppler and pdf.js take a tenth of the size for a blank; kerning adds to it.
  expect(Math.max(...ems)).toBeLessThan(0.08);
});

test("a light accent is darkened until it can be read, and another text is no colour", async () => {
  const { readableAccent } = await import("./accent-colour.ts");
  expect(readableAccent("#34308c")).toBe("#34308c");
  expect(readableAccent("#ffff00")).toMatch(/^#([0-9a-f]{2})\1?/);
  expect(readableAccent("#ffff00")).not.toBe("#ffff00");
  expect(readableAccent("red; }")).toBeUndefined();
});
