import { applyOperations } from "../apply-operations.ts";
import { type CvDocument, type CvEntry, type CvSection, isEntrySection } from "../cv-document.ts";
import { type CvOperation, withId } from "../cv-operation.ts";
import type { MatchedRequirement } from "../posting-match.ts";
import type { PartScores } from "./part-scores.ts";

/** Of the template that holds least, at its smallest size; measured with invented people. */
const pageLines = 46;
/** A CV of two pages is set larger, so that its first page holds fewer. */
const firstPageLines = 40;
const charactersPerLine = 88;
const sectionHead = 2.2;
const entryHead = 2.3;
const pageHead = 5;

const textLines = (text: string) => Math.ceil(Math.max(text.length, 1) / charactersPerLine);

/** Where each part is, in lines from the top of the first page. */
function estimate(document: CvDocument): { lines: number; positions: ReadonlyMap<string, number> } {
  const positions = new Map<string, number>();
  let at = pageHead;
  const add = (id: string, height: number) => {
    at += height;
    positions.set(id, at);
  };
  add(
    "profile",
    document.summary.reduce((sum, text) => sum + textLines(text), 0),
  );
  for (const section of document.sections) {
    at += sectionHead;
    addSection(section, add);
  }
  return { lines: at, positions };
}

function addSection(section: CvSection, add: (id: string, height: number) => void): void {
  if (section.kind === "skills") {
    for (const { skills } of section.groups)
      for (const { id, name, detail } of skills)
        add(id, (name.length + detail.length + 4) / charactersPerLine + 0.2);
    return;
  }
  if (section.kind === "notes") {
    for (const { id, text } of section.lines) add(id, textLines(text));
    return;
  }
  for (const { id, lines } of section.entries) {
    add(id, entryHead);
    for (const line of lines) add(line.id, textLines(line.text));
  }
}

const isScored = (id: string, { scores }: PartScores) => (scores.get(id) ?? 0) > 0;

const hide = (target: string): CvOperation =>
  withId({ kind: "hide", target }, { kind: "notRequired" });

/** Lines of a job that always stay. */
const keptLines = 2;

/** What may go, from the end of the CV: bodies of old jobs that prove nothing, then lines that prove nothing. */
function candidates(document: CvDocument, scores: PartScores): CvOperation[] {
  const [newest, ...older] = document.sections
    .flatMap((section) =>
      isEntrySection(section) && section.kind !== "education" ? section.entries : [],
    )
    .filter(({ lines }) => lines.length > 0);
  if (!newest) return [];
  const provesNothing = ({ id, lines }: CvEntry) =>
    ![id, ...lines.map((line) => line.id)].some((part) => isScored(part, scores));
  const idle = older.filter(provesNothing).toReversed();
  const lean = [newest, ...older].filter((entry) => !idle.includes(entry)).toReversed();
  return [
    ...idle.map(({ id }) => hide(id)),
    ...lean.flatMap(({ lines }) =>
      lines
        .slice(keptLines)
        .filter((line) => !isScored(line.id, scores))
        .toReversed()
        .map((line) => hide(line.id)),
    ),
  ];
}

/** The musts that are proven, but on no part of the first page. */
function lateMusts(document: CvDocument, musts: readonly MatchedRequirement[]): boolean {
  const { positions } = estimate(document);
  return musts.some(
    ({ provenBy }) => !provenBy.some((id) => (positions.get(id) ?? Infinity) <= firstPageLines),
  );
}

/** Skills come first when they, and they alone, prove a must that would be on the second page. */
function skillsFirst(document: CvDocument, musts: readonly MatchedRequirement[]): CvOperation[] {
  const { positions } = estimate(document);
  const skills = new Set(
    document.sections.flatMap((section) =>
      section.kind === "skills"
        ? section.groups.flatMap((group) => group.skills.map(({ id }) => id))
        : [],
    ),
  );
  const isLate = (id: string) => (positions.get(id) ?? Infinity) > firstPageLines;
  const late = musts.find(
    ({ provenBy }) => provenBy.every(isLate) && provenBy.some((id) => skills.has(id)),
  );
  if (!late || document.sections[0]?.kind === "skills") return [];
  return [
    withId(
      { kind: "order", list: { of: "sections" }, first: ["skills"] },
      { kind: "requirement", requirement: late.id, text: late.text },
    ),
  ];
}

/** Operations that bring the CV to one page where hiding what nothing asks for is enough, else its proven musts to the first. */
export function fitToPages(
  document: CvDocument,
  requirements: readonly MatchedRequirement[],
  scores: PartScores,
): CvOperation[] {
  if (estimate(document).lines <= pageLines) return [];
  const musts = requirements.filter(({ kind, provenBy }) => kind === "must" && provenBy.length > 0);
  const leading = skillsFirst(document, musts);
  const all = candidates(document, scores);
  const smallest = applyOperations(document, [...leading, ...all]).document;
  const isEnough =
    estimate(smallest).lines <= pageLines
      ? (tried: CvDocument) => estimate(tried).lines <= pageLines
      : (tried: CvDocument) => estimate(tried).lines <= pageLines * 2 && !lateMusts(tried, musts);
  const chosen = [...leading];
  for (const operation of all) {
    if (isEnough(applyOperations(document, chosen).document)) break;
    chosen.push(operation);
  }
  return chosen;
}
