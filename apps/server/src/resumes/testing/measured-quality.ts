import { writtenResumes } from "@postulo/documents/testing/written-resumes";
import { fold } from "@postulo/lexicon/fold";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import { plainResume } from "@postulo/resume-parser/plain-resume";
import { unreadLines } from "@postulo/resume-parser/unread-lines";
import { type FoundEntry, foundEntries, isWhole } from "../found-entries.ts";
import { isConfident } from "../profile-plan.ts";
import { readResume } from "../read-resume.ts";
import { agreement, compareResumes, type Counts, type Expected, macroF1 } from "./agreement.ts";
import { inventedPeople } from "./invented-people.ts";
import { layoutNames, layouts } from "./resume-layout.ts";
import { typstPdf } from "./typst-pdf.ts";

type DatedList = "experiences" | "education";

/** How entries of a list were read; all are counts of entries. */
interface EntryQuality {
  readonly all: number;
  /** Without a wrong or missing value. */
  readonly right: number;
  readonly wrongAndFlagged: number;
  readonly rightAndFlagged: number;
}

/** How well the written résumés of invented people are read. */
export interface ReadingQuality {
  readonly macroF1: number;
  readonly jobs: EntryQuality;
  readonly studies: EntryQuality;
  /** Words in lines that ended in no value, of all. */
  readonly unreadShare: number;
}

const wordsOf = (text: string) =>
  fold(text.normalize("NFKC"))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const countWords = (lines: readonly string[]) => wordsOf(lines.join(" ")).length;

async function parse(name: string, bytes: Uint8Array): Promise<ParsedResume> {
  const outcome = await readResume(bytes);
  if (outcome.kind !== "parsed") throw new Error(`${name}: ${outcome.reason}`);
  return outcome.resume;
}

/** Whether the review shows an entry among those to check. */
const isFlagged = (list: DatedList, entry: FoundEntry) =>
  !isWhole(list, entry) || Object.values(entry.confidence).some((one) => one < isConfident);

const alone = (list: DatedList, entry: Expected["education"][number]): Expected => ({
  profile: {},
  education: [],
  experiences: [],
  competencies: [],
  websites: [],
  contributions: [],
  [list]: [entry],
});

function qualityOf(list: DatedList, read: readonly ReadFile[]): EntryQuality {
  const judged = read.flatMap(({ expected, resume }) => {
    const plain = plainResume(resume);
    const found = foundEntries(resume)[list];
    return expected[list].map((entry, at) => {
      const own = plain[list][at];
      const flagged = found[at];
      const score = own ? agreement(alone(list, entry), { ...emptyPlain, [list]: [own] }) : 0;
      return { isRight: score === 1, isFlagged: flagged ? isFlagged(list, flagged) : false };
    });
  });
  const count = (isRight: boolean) =>
    judged.filter((one) => one.isRight === isRight && one.isFlagged).length;
  return {
    all: judged.length,
    right: judged.filter(({ isRight }) => isRight).length,
    wrongAndFlagged: count(false),
    rightAndFlagged: count(true),
  };
}

const emptyPlain = {
  profile: {},
  education: [],
  experiences: [],
  competencies: [],
  websites: [],
  contributions: [],
  notes: [],
  unread: [],
};

interface ReadFile {
  readonly expected: Expected;
  readonly resume: ParsedResume;
}

/** Reads the files of other programs and compares them with what they contain. */
export async function measureQuality(): Promise<ReadingQuality> {
  const read: ReadFile[] = [];
  for (const { name, bytes, expected } of writtenResumes())
    read.push({ expected, resume: await parse(name, bytes) });
  const counts: Counts = new Map();
  for (const { expected, resume } of read) compareResumes(expected, plainResume(resume), counts);
  const sum = (of: (file: ReadFile) => number) => read.reduce((all, file) => all + of(file), 0);
  const unread = sum(({ resume }) =>
    countWords(unreadLines(resume).map((line) => resume.lines[line] ?? "")),
  );
  return {
    macroF1: macroF1(counts),
    jobs: qualityOf("experiences", read),
    studies: qualityOf("education", read),
    unreadShare: unread / sum(({ resume }) => countWords(resume.lines)),
  };
}

/** The share of the words of tasks that are in the description of their own job, over all people and layouts. */
export async function measureDescriptions(): Promise<number> {
  let [all, placed] = [0, 0];
  for (const person of inventedPeople)
    for (const layout of layoutNames) {
      const resume = await parse(person.first, typstPdf(layouts[layout](person, "short")));
      person.experiences.forEach(({ tasks }, at) => {
        const written = wordsOf(tasks.join(" "));
        const read = new Set(wordsOf(resume.experiences[at]?.description?.value ?? ""));
        all += written.length;
        placed += written.filter((word) => read.has(word)).length;
      });
    }
  return placed / all;
}
