import { letterStyles } from "@postulo/domain/letter-style";
import type { LetterStyle } from "@postulo/domain/letter-style";
import { storedProfile } from "@postulo/evidence/profile";
import { letterText } from "@postulo/letter/letter";
import { writeLetter } from "@postulo/letter/write-letter";
import { strFromU8, unzipSync } from "fflate";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { wordLetter } from "./docx-letter.ts";
import { pageOfLetter, pageOfText } from "./letter-page.ts";
import { createPrinter } from "./print-letter.ts";

const profile = storedProfile.parse({
  profile: { first_name: "Ada", last_name: "Marsh", city: "Leeds", email: "ada@marsh.example" },
  experiences: [
    {
      company: "Calder Mill",
      title: "Finance Manager",
      start_date: "02/2018",
      is_current: true,
      description:
        "Lead a team of 6 and report to the CFO\nRolled out Sage Intacct across three sites",
    },
    {
      company: "Hospice of St Alban",
      title: "Management Accountant",
      start_date: "2012",
      end_date: "2018",
      description: "Managed restricted funds and grant reporting worth £2.4m a year",
    },
  ],
});
const jobDescription = `Head of Finance
Common Ground

You will:
- manage restricted funds and grant reporting
- lead the finance team

Essential: leading a team; Sage Intacct.`;

function letterIn(style: LetterStyle, language: "en" | "fr" = "en") {
  const today = { year: 2026, month: 11, day: 23 };
  const request = { profile, jobDescription, fallbackLanguage: language, language, style, today };
  const outcome = writeLetter(request);
  if (outcome.kind !== "written") throw new Error(JSON.stringify(outcome));
  return outcome.letter;
}

const print = createPrinter();
/** Words without the marks of lists and the labels of cells, which a table has once. */
const wordsOf = (text: string) =>
  text
    .replace(/(?:You ask for|I bring)(?::| (?=You ask for|I bring))/g, " ")
    .match(/[\p{L}\d£]+/gu) ?? [];

async function pdfText(page: ReturnType<typeof pageOfLetter>): Promise<string> {
  const { content } = await print(page);
  const document = await getDocumentProxy(new Uint8Array(content));
  return (await extractText(document, { mergePages: true })).text;
}

const wordXml = async (page: ReturnType<typeof pageOfLetter>) =>
  strFromU8(
    unzipSync(new Uint8Array(await wordLetter(page)))["word/document.xml"] ?? new Uint8Array(),
  );

describe.each(letterStyles)("a letter in the style %s", (style) => {
  const letter = letterIn(style);

  test("has all its words in the PDF and in the Word document", async () => {
    const page = pageOfLetter(letter);
    const printed = new Set(wordsOf(await pdfText(page)));
    const word = new Set(wordsOf((await wordXml(page)).replace(/<[^>]+>/g, " ")));
    for (const text of wordsOf(letterText(letter))) {
      expect(printed).toContain(text);
      expect(word).toContain(text);
    }
  });

  test("is the same page after its text went through the editor", () => {
    const page = pageOfLetter(letter);
    const { language, paper } = page;
    const edited = pageOfText(letterText(letter), { language, paper, name: letter.sender.name });
    expect(edited.parts).toEqual(page.parts);
  });
});

test("two columns are a table, with its headings once", async () => {
  const page = pageOfLetter(letterIn("table"));
  const rows = page.parts.filter(({ role }) => role === "row");
  expect(rows.length).toBeGreaterThan(1);
  const xml = await wordXml(page);
  expect(xml.match(/<w:tbl>/g)).toHaveLength(1);
  expect(xml.match(/<w:tr>|<w:tr /g)).toHaveLength(rows.length + 1);
  expect((await pdfText(page)).match(/I bring/g)).toHaveLength(1);
});

test("an e-mail begins with its subject, and ends with how to reach the sender", () => {
  const { parts } = pageOfLetter(letterIn("email"));
  expect(parts[0]?.role).toBe("subject");
  expect(parts.slice(-2)).toMatchObject([
    { role: "farewell" },
    { role: "paragraph", lines: ["ada@marsh.example"] },
  ]);
});

/** The distance of a text from the left edge of the first page, in points. */
async function leftOf(page: ReturnType<typeof pageOfLetter>, text: string): Promise<number> {
  const { content } = await print(page);
  const document = await getDocumentProxy(new Uint8Array(content));
  const { items } = await (await document.getPage(1)).getTextContent();
  const item = items.findLast((one) => "str" in one && one.str.startsWith(text));
  if (!item || !("transform" in item)) throw new Error(`"${text}" is not on the page`);
  return Number(item.transform[4]);
}

test("a French letter is signed aside, an e-mail with the positions of an English profile at the left edge", async () => {
  const letter = pageOfLetter(letterIn("quoted", "fr"));
  const mail = pageOfLetter(letterIn("email", "fr"));
  const signature = "Ada";
  expect(JSON.stringify(mail.parts)).toContain("Finance Manager, Calder Mill");
  expect(await leftOf(letter, signature)).toBeGreaterThan(200);
  expect(await leftOf(mail, signature)).toBeLessThan(100);
  const indents = async (page: typeof mail) =>
    (await wordXml(page)).match(/<w:ind w:left="4\d{3}"/g) ?? [];
  expect(await indents(letter)).not.toEqual([]);
  expect(await indents(mail)).toEqual([]);
});

test("a Word document is checked in the spelling of its paper's country", async () => {
  const page = pageOfLetter(letterIn("quoted"));
  const styles = async (paper: typeof page.paper) =>
    strFromU8(
      unzipSync(new Uint8Array(await wordLetter({ ...page, paper })))["word/styles.xml"] ??
        new Uint8Array(),
    );
  expect(await styles("a4")).toContain('w:val="en-GB"');
  expect(await styles("us-letter")).toContain('w:val="en-US"');
});
