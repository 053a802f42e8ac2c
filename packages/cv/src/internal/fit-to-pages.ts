import type { CvTemplateName } from "@postulo/domain/cv-look";
import type { Paper } from "@postulo/domain/paper";
import { applyOperations } from "../apply-operations.ts";
import {
  type CvDocument,
  type CvEntry,
  type CvLine,
  type CvSection,
  entriesOf,
  isEntrySection,
} from "../cv-document.ts";
import { type CvOperation, withId } from "../cv-operation.ts";
import type { MatchedRequirement, PostingMatch } from "../posting-match.ts";
import { contentStems } from "@postulo/evidence/word-stems";
import { answersStudies, isForStudies } from "@postulo/posting/asked-studies";
import { askedStems } from "@postulo/posting/asked-stems";
import type { PartScores } from "./part-scores.ts";

/** What a version is proposed for: another template and paper take it too, but hold more or less. */
export type CvPage = { readonly paper: Paper; readonly template: CvTemplateName };

/** Of the template that holds least, at its smallest size; measured with invented people. */
const pageLines: Readonly<Record<Paper, number>> = { a4: 49, "us-letter": 46 };
/** A CV of two pages is set larger, so that its first page holds fewer; `split` has the least room. Measured with invented people. */
const firstPageLines: Readonly<Record<Paper, { readonly split: number; readonly other: number }>> =
  {
    a4: { split: 34, other: 41 },
    "us-letter": { split: 30, other: 34 },
  };

const firstPageOf = ({ paper, template }: CvPage) =>
  firstPageLines[paper][template === "split" ? "split" : "other"];

/** Templates keep an entry with so many lines on one page. */
const unbrokenLines = 7;
const charactersPerLine = 88;
const sectionHead = 2.2;
const entryHead = 2.3;
const pageHead = 5;

const textLines = (text: string) => Math.ceil(Math.max(text.length, 1) / charactersPerLine);

type Part = { readonly id: string; readonly height: number };

/** Parts that stay on one page if they are few; of an entry its head and its lines. */
type Block = {
  readonly parts: readonly Part[];
  /** Whether hiding the first part leaves it, and hides the others: the head of a job. */
  readonly keepsHead: boolean;
};

/** The heights of all parts, measured once. */
type Layout = { readonly profile: Block; readonly sections: readonly (readonly Block[])[] };

function blocksOf(section: CvSection): Block[] {
  if (section.kind === "skills")
    return section.groups.flatMap(({ skills }) =>
      skills.map(({ id, name, detail }) => {
        const height = (name.length + detail.length + 4) / charactersPerLine + 0.2;
        return { keepsHead: false, parts: [{ id, height }] };
      }),
    );
  if (section.kind === "notes")
    return section.lines.map(({ id, text }) => ({
      keepsHead: false,
      parts: [{ id, height: textLines(text) }],
    }));
  return section.entries.map(({ id, lines }) => ({
    keepsHead: section.kind !== "contributions",
    parts: [
      { id, height: entryHead },
      ...lines.map((line) => ({ id: line.id, height: textLines(line.text) })),
    ],
  }));
}

function layoutOf({ summary, sections }: CvDocument): Layout {
  const height = summary.reduce((sum, text) => sum + textLines(text), 0);
  return {
    profile: { keepsHead: false, parts: [{ id: "profile", height }] },
    sections: sections.map(blocksOf),
  };
}

type Hidden = ReadonlySet<string>;

/** The parts of a block that are left, as `applyOperations` leaves them. */
function shownParts({ parts, keepsHead }: Block, hidden: Hidden): readonly Part[] {
  const [head] = parts;
  if (head && hidden.has(head.id)) return keepsHead ? [head] : [];
  return parts.filter(({ id }) => !hidden.has(id));
}

/** Where each part ends, in lines from the top of the first page; of an entry that stays on one page, where the entry does. */
function estimate({ profile, sections }: Layout, hidden: Hidden) {
  const positions = new Map<string, number>();
  let at = pageHead;
  const add = (parts: readonly Part[]) => {
    const end = at + parts.reduce((sum, { height }) => sum + height, 0);
    for (const { id, height } of parts) {
      at += height;
      positions.set(id, parts.length <= unbrokenLines + 1 ? end : at);
    }
  };
  add(profile.parts);
  for (const blocks of sections) {
    const shown = blocks.map((block) => shownParts(block, hidden)).filter(({ length }) => length);
    if (shown.length > 0) at += sectionHead;
    for (const parts of shown) add(parts);
  }
  return { lines: at, positions };
}

const isScored = (id: string, { scores }: PartScores) => (scores.get(id) ?? 0) > 0;

const hide = (target: string): CvOperation =>
  withId({ kind: "hide", target }, { kind: "notRequired" });

/** Lines of a job that always stay. */
const keptLines = 2;

/** The newest jobs, which are asked about first, always keep lines. */
const recentJobs = 2;

/** What may go, from the end of the CV: bodies of old jobs that prove nothing, then lines that prove nothing, those with words of the posting last. */
function candidates(
  document: CvDocument,
  { requirements }: Pick<PostingMatch, "requirements">,
  scores: PartScores,
): string[] {
  const entries = document.sections
    .flatMap((section) =>
      isEntrySection(section) && section.kind !== "education" ? section.entries : [],
    )
    .filter(({ lines }) => lines.length > 0);
  const recent = entriesOf(document).slice(0, recentJobs);
  const older = entries.filter((entry) => !recent.includes(entry));
  const asked = askedStems(requirements.map(({ text }) => text));
  const askedWords = new Map(
    entries.flatMap(({ lines }) =>
      lines.map(({ id, text }) => [
        id,
        [...contentStems(text)].filter((stem) => asked.has(stem)).length,
      ]),
    ),
  );
  const nearness = ({ id }: CvLine) => askedWords.get(id) ?? 0;
  const provesNothing = ({ id, lines }: CvEntry) =>
    ![id, ...lines.map((line) => line.id)].some((part) => isScored(part, scores));
  const idle = older.filter(provesNothing).toReversed();
  const lean = entries.filter((entry) => !idle.includes(entry)).toReversed();
  return [
    ...idle.map(byId),
    ...lean
      .flatMap(({ lines }) => {
        const proving = lines.filter(({ id }) => isScored(id, scores));
        const others = lines
          .filter((line) => !proving.includes(line))
          .toSorted((a, b) => nearness(b) - nearness(a));
        return others.slice(Math.max(0, keptLines - proving.length)).toReversed();
      })
      .toSorted((a, b) => nearness(a) - nearness(b))
      .map(byId),
  ];
}

type Estimate = ReturnType<typeof estimate>;

/** The requirements of which the first page shows no proof. */
const lateOn =
  (page: CvPage) =>
  (requirements: readonly MatchedRequirement[], { positions }: Estimate) =>
    requirements.filter(
      ({ provenBy }) =>
        !provenBy.some((id) => (positions.get(id) ?? Infinity) <= firstPageOf(page)),
    );

type ShortSection = {
  readonly kind: "notes" | "skills" | "education" | "contributions";
  readonly ids: readonly string[];
};

/** In parts: more studies or activities leave no room for the jobs. */
const maxParts = { education: 8, contributions: 4 };

/** Sections that may come before the jobs, with their parts. */
function shortSections(document: CvDocument): readonly ShortSection[] {
  return document.sections.flatMap((section): ShortSection[] => {
    if (section.kind === "notes") return [{ kind: section.kind, ids: section.lines.map(byId) }];
    if (section.kind === "education" || section.kind === "contributions") {
      const ids = section.entries.flatMap(({ id, lines }) => [id, ...lines.map(byId)]);
      return ids.length <= maxParts[section.kind] ? [{ kind: section.kind, ids }] : [];
    }
    if (section.kind !== "skills") return [];
    return [{ kind: section.kind, ids: section.groups.flatMap(({ skills }) => skills.map(byId)) }];
  });
}

const byId = ({ id }: { readonly id: string }) => id;

type Leading = { readonly order: readonly CvOperation[]; readonly unasked: readonly string[] };

/**
 * Skills, studies and notes come first when they, and they alone, prove a must that would be on the second page, behind skills
 * that lead already; activities come first where nothing else does. Notes that are not asked for may go.
 */
function leadingSections(
  document: CvDocument,
  late: readonly MatchedRequirement[],
  scores: PartScores,
): Leading {
  const isSkillsFirst = document.sections[0]?.kind === "skills";
  const found = shortSections(document).flatMap(({ kind, ids }) => {
    const reason = late.find(({ provenBy }) => provenBy.some((id) => ids.includes(id)));
    return reason === undefined ? [] : [{ kind, ids, reason }];
  });
  const others = found.filter(({ kind }) => kind !== "contributions");
  const leading = others.length > 0 || isSkillsFirst ? others : found;
  const [first] = leading;
  if (!first) return { order: [], unasked: [] };
  const skills = isSkillsFirst ? ["skills"] : [];
  const kinds = [...new Set([...skills, ...leading.map(({ kind }) => kind)])];
  const order = withId(
    { kind: "order", list: { of: "sections" }, first: kinds },
    { kind: "requirement", requirement: first.reason.id, text: first.reason.text },
  );
  const unasked = leading
    .filter(({ kind }) => kind === "notes")
    .flatMap(({ ids }) => ids.filter((id) => !isScored(id, scores)));
  return { order: [order], unasked };
}

/** What the first page has to show: proven musts, and studies that may be the degree that is asked for. */
function firstPageWishes(
  document: CvDocument,
  requirements: readonly MatchedRequirement[],
): readonly MatchedRequirement[] {
  const studies = document.sections.flatMap((section) =>
    section.kind === "education" ? section.entries : [],
  );
  const answers = ({ text, provenBy }: MatchedRequirement) =>
    provenBy.length > 0
      ? provenBy
      : studies.filter(({ title }) => answersStudies(text, title)).map(byId);
  return requirements
    .filter(({ kind }) => kind === "must")
    .map((must) => (isForStudies(must.text) ? { ...must, provenBy: answers(must) } : must))
    .filter(({ provenBy }) => provenBy.length > 0);
}

const nothing: Hidden = new Set();

/** Operations that bring the CV to one page where hiding what nothing asks for is enough, else its proven musts to the first. */
export function fitToPages(
  document: CvDocument,
  match: Pick<PostingMatch, "requirements">,
  { scores, page }: { readonly scores: PartScores; readonly page: CvPage },
): readonly CvOperation[] {
  const layout = layoutOf(document);
  const whole = estimate(layout, nothing);
  const onePage = pageLines[page.paper];
  if (whole.lines <= onePage) return [];
  const idle = candidates(document, match, scores);
  const fitsOnePage = (hidden: Hidden) => estimate(layout, hidden).lines <= onePage;
  if (fitsOnePage(new Set(idle))) return fewest(idle, fitsOnePage).map(hide);
  const late = lateOn(page);
  const musts = firstPageWishes(document, match.requirements);
  const { order, unasked } = leadingSections(document, late(musts, whole), scores);
  const ordered = order.length === 0 ? layout : layoutOf(applyOperations(document, order).document);
  const all = [...unasked, ...idle];
  const unreachable = late(musts, estimate(ordered, new Set(all)));
  const reachable = musts.filter((must) => !unreachable.includes(must));
  const hidden = fewest(all, (some) => {
    const tried = estimate(ordered, some);
    return tried.lines <= onePage * 2 && late(reachable, tried).length === 0;
  });
  return [...order, ...hidden.map(hide)];
}

/** The first ids whose hiding is enough, without those that there is room for after all. */
function fewest(all: readonly string[], isEnough: (hidden: Hidden) => boolean): readonly string[] {
  let tooFew = -1;
  let count = all.length;
  while (count - tooFew > 1) {
    const middle = Math.floor((tooFew + count) / 2);
    if (isEnough(new Set(all.slice(0, middle)))) count = middle;
    else tooFew = middle;
  }
  const first = all.slice(0, count);
  const hidden = new Set(first);
  for (const id of first.toReversed()) {
    hidden.delete(id);
    if (!isEnough(hidden)) hidden.add(id);
  }
  return first.filter((id) => hidden.has(id));
}
