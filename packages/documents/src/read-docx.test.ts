import { constants, crc32, deflateRawSync } from "node:zlib";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { unreadLines } from "@postulo/resume-parser/unread-lines";
import { strToU8, unzipSync, Zip, ZipPassThrough } from "fflate";
import type { ZipInputFile } from "fflate";
import { expect, test } from "vitest";
import type { DocumentOutcome } from "./document-outcome.ts";
import { isTooComplexXml } from "./internal/complexity-limits.ts";
import { readDocx } from "./internal/docx/read-docx.ts";
import { parseDocument } from "./testing/parse-document.ts";
import {
  bullet,
  paragraph,
  run,
  sectionTitle,
  table,
  textBox,
  wordFile,
  type WordParts,
} from "./testing/word-file.ts";

/** The same archive with an entry of `megabytes` MB of zeros. */
function withZeros(archive: Uint8Array, name: string, megabytes: number): Uint8Array {
  const zeros = new Uint8Array(1024 * 1024);
  const packed = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [entry, bytes] of Object.entries(unzipSync(archive))) {
    const file = new ZipPassThrough(entry);
    zip.add(file);
    file.push(bytes, true);
  }
  const times = Array.from({ length: megabytes }, () => zeros);
  const bomb: ZipInputFile = {
    filename: name,
    compression: 8,
    size: megabytes * zeros.length,
    crc: times.reduce((crc, one) => crc32(one, crc), 0),
    ondata: () => {},
  };
  zip.add(bomb);
  for (const _ of times) bomb.ondata?.(null, packed, false);
  bomb.ondata?.(null, deflateRawSync(new Uint8Array()), true);
  zip.end();
  return new Uint8Array(Buffer.concat(pieces));
}

async function read(parts: WordParts) {
  return plainResume(await parseDocument(wordFile(parts)));
}

/** The number of lines of texts that are too long to be read. */
function unreadOf(outcome: DocumentOutcome): number {
  if (outcome.kind !== "lines") throw new Error(outcome.reason);
  return outcome.document.unread?.length ?? 0;
}

const name = paragraph(
  run("Inès", '<w:sz w:val="40"/>') + run(" Castellan", '<w:sz w:val="40"/><w:b/>'),
);

test("page headers, inherited styles, tabs, lists and links are read", async () => {
  const resume = await read({
    header: name + paragraph(run("ines.castellan@exemple.fr | 06 55 44 33 22")),
    links: { rId7: "https://www.linkedin.com/in/ines-castellan" },
    body:
      paragraph(`<w:hyperlink r:id="rId7">${run("Mon profil")}</w:hyperlink>`) +
      sectionTitle("Expérience professionnelle") +
      paragraph(
        `${run("Logisticienne", "<w:b/>")}<w:r><w:tab/><w:t>mars 2020 – aujourd'hui</w:t></w:r>`,
      ) +
      paragraph(run("Port Atlantique, La Rochelle")) +
      bullet("Planification de quarante convois") +
      sectionTitle("Langues") +
      bullet("Espagnol : courant"),
  });
  expect(resume).toMatchObject({
    profile: {
      first_name: "Inès",
      last_name: "Castellan",
      email: "ines.castellan@exemple.fr",
      phone_number: "06 55 44 33 22",
    },
    experiences: [
      {
        title: "Logisticienne",
        company: "Port Atlantique",
        location: "La Rochelle",
        start_date: "2020-03",
        is_current: true,
      },
    ],
    competencies: ["Espagnol"],
    websites: ["linkedin.com/in/ines-castellan"],
  });
});

test("a table with spans at the left is read line by line", async () => {
  const resume = await read({
    body:
      name +
      sectionTitle("Formation") +
      table(
        [
          paragraph(run("2016 – 2018")),
          paragraph(run("Master en logistique", "<w:b/>") + run(", Université du Havre")),
        ],
        [
          paragraph(run("2013 – 2016")),
          paragraph(run("Licence en géographie", "<w:b/>") + run(", Université de Caen")),
        ],
      ),
  });
  expect(resume.education).toMatchObject([
    {
      degree: "Master",
      field_of_study: "logistique",
      school: "Université du Havre",
      start_date: "2016",
      end_date: "2018",
    },
    {
      degree: "Licence",
      field_of_study: "géographie",
      school: "Université de Caen",
      start_date: "2013",
      end_date: "2016",
    },
  ]);
});

test("a text box is read once, and beside the text", async () => {
  const resume = await read({
    body:
      name +
      textBox(sectionTitle("Compétences") + bullet("Douane") + bullet("Incoterms")) +
      sectionTitle("Profil") +
      paragraph(
        run(
          "Logisticienne depuis dix ans, je cherche un poste près de la mer et loin des bureaux.",
        ),
      ),
  });
  expect(resume.competencies).toEqual(["Douane", "Incoterms"]);
  expect(resume.profile["summary"]).toContain("près de la mer");
});

test("deleted and hidden text is not read", async () => {
  const resume = await read({
    body:
      name +
      sectionTitle("Skills") +
      paragraph(
        `${run("Excel")}<w:del><w:r><w:delText>, Poker</w:delText></w:r></w:del>${run(", Juggling", "<w:vanish/>")}`,
      ) +
      paragraph(run("Customs, freight and storage")),
  });
  expect(resume.competencies).toEqual(["Excel", "Customs", "freight", "storage"]);
});

test("a numbered paragraph is a list item, unless its outline level makes it a heading", () => {
  const numbered = (level: string) =>
    paragraph(run("Infirmière"), `<w:numPr><w:numId w:val="1"/></w:numPr>${level}`);
  const outcome = readDocx(
    wordFile({
      body: [
        name + paragraph(run("Infirmière à la Clinique d'Arc depuis mars 2019")),
        numbered(""),
        numbered('<w:outlineLvl w:val="0"/>'),
        numbered('<w:outlineLvl w:val="8"/>'),
        numbered('<w:outlineLvl w:val="9"/>'),
      ].join(""),
    }),
  );
  if (outcome.kind !== "lines") throw new Error(`The file was ${outcome.kind}`);
  expect(outcome.document.main.slice(2).map((line) => line.bullet)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test("XML with too many nested tags is rejected, wherever it begins", () => {
  const nested = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
  expect(isTooComplexXml([nested(500)])).toBe(false);
  expect(isTooComplexXml([nested(501)])).toBe(true);
  expect(isTooComplexXml(["<a>", ` ${nested(501)}`])).toBe(true);
  expect(isTooComplexXml(["<a/>".repeat(400_001)])).toBe(true);
  expect(isTooComplexXml(["<a/>".repeat(200_000), "<a/>".repeat(200_001)])).toBe(true);
  expect(isTooComplexXml(["<?xml?>".repeat(1000) + "<!-- -->".repeat(1000)])).toBe(false);
});

test("a zip bomb is rejected", { timeout: 30_000 }, () => {
  const bomb = withZeros(wordFile({ body: name }), "word/header2.xml", 60);
  expect(bomb.length).toBeLessThan(1024 * 1024);
  expect(readDocx(bomb)).toEqual({ kind: "rejected", reason: "corrupt_file" });
  // Entries without text are not unpacked; the remaining text is too short.
  const picture = withZeros(wordFile({ body: name }), "word/media/picture.bin", 60);
  expect(readDocx(picture)).toEqual({ kind: "rejected", reason: "no_text" });
});

test("custom entities are rejected", () => {
  const laughs = strToU8(
    '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><w:document><w:body>&b;</w:body></w:document>',
  );
  expect(readDocx(wordFile({ body: "", extra: { "word/document.xml": laughs } }))).toEqual({
    kind: "rejected",
    reason: "corrupt_file",
  });
});

test("a damaged archive and an empty document are distinguished", () => {
  const whole = wordFile({ body: name });
  expect(readDocx(whole.slice(0, whole.length / 2))).toEqual({
    kind: "rejected",
    reason: "corrupt_file",
  });
  expect(readDocx(wordFile({ body: paragraph("") }))).toEqual({
    kind: "rejected",
    reason: "no_text",
  });
});

const inRun = (content: string) => paragraph(`<w:r>${content}</w:r>`);
const inText = (blank: string) => (count: number) =>
  inRun(`<w:t xml:space="preserve">a${blank.repeat(count)}b</w:t>`);

test.each([
  { blank: "spaces", body: inText(" ") },
  { blank: "tabs", body: inText("\t") },
  { blank: "no-break spaces", body: inText("\u00a0") },
  { blank: "em spaces", body: inText("\u2003") },
  { blank: "zero-width spaces", body: inText("\u200b") },
  {
    blank: "tab elements",
    body: (count: number) => inRun(`<w:t>a</w:t>${"<w:tab/>".repeat(count)}<w:t>b</w:t>`),
  },
  {
    blank: "runs of a no-break space each",
    body: (count: number) => paragraph("<w:r><w:t>\u00a0</w:t></w:r>".repeat(count) + run("b")),
  },
])("$blank count towards the length of a line", ({ body }) => {
  const written = name + paragraph(run("ines.castellan@exemple.fr | 06 55 44 33 22"));
  const outcomeOf = (count: number) => readDocx(wordFile({ body: written + body(count) }));
  expect(unreadOf(outcomeOf(4_000))).toBe(0);
  expect(unreadOf(outcomeOf(5_000))).toBeGreaterThan(0);
});

test("a paragraph of too many letters is unread, and the others are read", () => {
  const words = Array.from({ length: 1_000 }, (_, at) => `keyword${at}`);
  const long = words.join(" ");
  for (const hidden of [
    paragraph(run(long)),
    table([paragraph(run("Skills"))], [paragraph(run(long))]),
  ]) {
    const outcome = readDocx(wordFile({ body: name + hidden + paragraph(run("Gardener, Leith")) }));
    if (outcome.kind !== "lines") throw new Error(outcome.reason);
    const resume = parseResume(outcome.document);
    const unread = unreadLines(resume).map((number) => resume.lines[number] ?? "");
    const keys = unread.filter((line) => line.startsWith("keyword"));
    expect(keys.join(" ").split(" ")).toEqual(words);
    expect(Math.max(...keys.map(({ length }) => length))).toBeLessThanOrEqual(400);
    expect(resume.lines).toContain("Gardener, Leith");
    expect(resume.places).toHaveLength(resume.lines.length);
  }
});

test("line breaks count towards the length of a text", () => {
  const breaks = (count: number) =>
    wordFile({
      body: name.repeat(3) + inRun(`<w:t>a</w:t>${"<w:br/>".repeat(count)}<w:t>b</w:t>`),
    });
  expect(readDocx(breaks(10_000))).toMatchObject({ kind: "lines" });
  expect(readDocx(breaks(300_000))).toEqual({ kind: "rejected", reason: "too_complex" });
});

test("ten million blanks are rejected before line layout", () => {
  for (const blank of [" ", "\n"]) {
    const bytes = wordFile({ body: name.repeat(3) + inText(blank)(10_000_000) });
    expect(readDocx(bytes)).toEqual({ kind: "rejected", reason: "too_complex" });
  }
});

const picture = (size: string) =>
  `<w:r><w:drawing><wp:inline>${size}</wp:inline></w:drawing></w:r>`;
const extent = (cx: number, cy: number) => `<wp:extent cx="${cx}" cy="${cy}"/>`;

test("an icon in a line divides its values, and so do dots", () => {
  const icon = picture(extent(152_400, 152_400));
  const contact = run("ines.castellan@exemple.fr") + icon + run("Lanvallec");
  const outcome = readDocx(
    wordFile({ body: name + paragraph(contact) + paragraph(run("2012..........Brevet")) }),
  );
  if (outcome.kind !== "lines") throw new Error(outcome.reason);
  expect(outcome.document.main.slice(1).map(({ cells }) => cells.map(({ text }) => text))).toEqual([
    ["ines.castellan@exemple.fr", "Lanvallec"],
    ["2012", "Brevet"],
  ]);
});

test("a picture larger than letters divides no values", () => {
  for (const size of [extent(1_800_000, 1_800_000), extent(152_400, 900_000), ""]) {
    const contact =
      picture(size) + run("ines.castellan@exemple.fr") + picture(size) + run(" Lanvallec");
    const outcome = readDocx(wordFile({ body: name + paragraph(contact) }));
    if (outcome.kind !== "lines") throw new Error(outcome.reason);
    const cells = outcome.document.main.slice(1).map((line) => line.cells.map(({ text }) => text));
    expect(cells).toEqual([["ines.castellan@exemple.fr Lanvallec"]]);
  }
});
