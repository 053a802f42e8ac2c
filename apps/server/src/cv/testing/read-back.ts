import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import mammoth from "mammoth";
import { type CvDocument, entriesOf } from "@postulo/cv/cv-document";
import { readDocument } from "@postulo/documents/read-document";
import { parseResume } from "@postulo/resume-parser/parse-resume";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { ReadbackPerson } from "./readback-people.ts";
import { pageTexts } from "./page-text.ts";

export const readbackFields = ["contact", "employers", "titles", "dates", "bullets"] as const;
export type ReadbackField = (typeof readbackFields)[number];
/** Values by field, in their order. */
type FieldValues = Readonly<Record<ReadbackField, readonly string[]>>;

/** Blanks, quotation marks and hyphens of any kind are the same, and invisible characters none. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replaceAll(/[\u200B-\u200F\u00AD\u202A-\u202E\uFEFF]/g, "")
    .replaceAll(/[‐‑‒–—]/g, "-")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();

const jobsOf = (document: CvDocument) => {
  const ids = document.sections.find(({ kind }) => kind === "experience");
  return ids && "entries" in ids ? ids.entries : entriesOf(document).slice(0, 0);
};

/** What a CV shows, for readers that give its text. */
function shownValues(document: CvDocument): FieldValues {
  const jobs = jobsOf(document);
  return {
    contact: [document.name, ...document.contact.map(({ text }) => text)],
    employers: jobs.map(({ organization }) => organization),
    titles: jobs.map(({ title }) => title),
    dates: jobs.map(({ dates }) => dates),
    bullets: jobs.flatMap(({ lines }) => lines.map(({ text }) => text)),
  };
}

const isoDate = (date: { year: number; month: number | undefined } | undefined) =>
  date === undefined
    ? ""
    : [date.year, ...(date.month === undefined ? [] : [String(date.month).padStart(2, "0")])].join(
        "-",
      );

/** What the profile has, for a reader that gives fields. */
function profileValues({ profile }: ReadbackPerson, document: CvDocument): FieldValues {
  const { person } = profile;
  return {
    ...shownValues(document),
    contact: [person.first_name, person.last_name, person.email, person.phone_number, person.city],
    dates: profile.experiences.map(
      ({ period }) => `${isoDate(period.start)}/${period.isCurrent ? "now" : isoDate(period.end)}`,
    ),
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function parsedValues(resume: ParsedResume): FieldValues {
  const { profile, experiences } = plainResume(resume);
  const fields = ["first_name", "last_name", "email", "phone_number", "city"] as const;
  return {
    contact: fields.map((field) => text(profile[field])),
    employers: experiences.map(({ company }) => text(company)),
    titles: experiences.map(({ title }) => text(title)),
    dates: experiences.map(
      (job) =>
        `${text(job["start_date"])}/${job["is_current"] === true ? "now" : text(job["end_date"])}`,
    ),
    bullets: resume.experiences.flatMap(({ description }) =>
      (description?.value ?? "").split("\n").map((line) => line.replace(/^[•–-]\s*/, "")),
    ),
  };
}

/** The values that a text has one after the other; every other value counts as not read. */
function valuesInText(written: string, expected: FieldValues): FieldValues {
  const said = plain(written);
  const inOrder = (values: readonly string[]) => {
    let from = 0;
    return values.flatMap((value) => {
      const at = said.indexOf(plain(value), from);
      if (at < 0) return [];
      from = at + plain(value).length;
      return [value];
    });
  };
  const anywhere = expected.contact.filter((value) => said.includes(plain(value)));
  return {
    contact: anywhere,
    employers: inOrder(expected.employers),
    titles: inOrder(expected.titles),
    dates: inOrder(expected.dates),
    bullets: inOrder(expected.bullets),
  };
}

/** Counts of one field: what was expected, what was read, and what of it is right and in order. */
export type FieldCount = {
  readonly expected: number;
  readonly read: number;
  readonly right: number;
};

/** The longest sequence that two lists share, in order. */
function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const value of one) {
    const next = [0];
    for (const [at, candidate] of other.entries())
      next.push(
        value === candidate ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

function countField(expected: readonly string[], read: readonly string[]): FieldCount {
  const [wanted, found] = [expected, read].map((values) =>
    values.map((value) => plain(value)).filter((value) => value !== ""),
  );
  return {
    expected: wanted?.length ?? 0,
    read: found?.length ?? 0,
    right: sharedInOrder(wanted ?? [], found ?? []),
  };
}

export type Reader = "own parser" | "unpdf" | "pdftotext" | "mammoth";

/** Which readers read which file. */
export const readersOf = {
  pdf: ["own parser", "unpdf", "pdftotext"],
  docx: ["own parser", "mammoth"],
} as const satisfies Readonly<Record<string, readonly Reader[]>>;
export type ReadbackFormat = keyof typeof readersOf;

/** The program of Poppler; undefined where it is not installed. */
async function pdfToText(content: Buffer): Promise<string | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), "postulo-readback-"));
  const file = path.join(folder, "cv.pdf");
  try {
    await writeFile(file, content);
    const { stdout } = await promisify(execFile)("pdftotext", ["-enc", "UTF-8", file, "-"]);
    return stdout;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function textBy(reader: Exclude<Reader, "own parser">, content: Buffer) {
  switch (reader) {
    case "unpdf":
      return (await pageTexts(content)).join("\n");
    case "pdftotext":
      return pdfToText(content);
    case "mammoth":
      return (await mammoth.extractRawText({ buffer: content })).value;
  }
}

async function parsedBy(content: Buffer): Promise<FieldValues> {
  const outcome = await readDocument(new Uint8Array(content));
  if (outcome.kind !== "lines") throw new Error(`Our own CV cannot be read: ${outcome.kind}`);
  return parsedValues(parseResume(outcome.document));
}

export type ReadbackResult = {
  readonly counts: Readonly<Record<ReadbackField, FieldCount>>;
  /** What was expected and not read in order, to look at. */
  readonly values: { readonly expected: FieldValues; readonly read: FieldValues };
};

/** Reads a rendered CV with one reader; undefined where the reader is not installed. */
export async function readBack(
  reader: Reader,
  content: Buffer,
  { person, document }: { readonly person: ReadbackPerson; readonly document: CvDocument },
): Promise<ReadbackResult | undefined> {
  const isParser = reader === "own parser";
  const expected = isParser ? profileValues(person, document) : shownValues(document);
  const written = isParser ? "" : await textBy(reader, content);
  if (written === undefined) return undefined;
  const read = isParser ? await parsedBy(content) : valuesInText(written, expected);
  const count = (field: ReadbackField) => countField(expected[field], read[field]);
  return {
    counts: {
      contact: count("contact"),
      employers: count("employers"),
      titles: count("titles"),
      dates: count("dates"),
      bullets: count("bullets"),
    },
    values: { expected, read },
  };
}
