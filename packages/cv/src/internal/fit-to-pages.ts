import { applyOperations } from "../apply-operations.ts";
import {
  type CvDocument,
  type CvEntry,
  type CvLine,
  entriesOf,
  isEntrySection,
} from "../cv-document.ts";
import { type CvOperation, withId } from "../cv-operation.ts";
import type { MatchedRequirement, PostingMatch } from "../posting-match.ts";
import { contentStems } from "@postulo/evidence/word-stems";
import { answersStudies, isForStudies } from "@postulo/posting/asked-studies";
import { askedStems } from "@postulo/posting/asked-stems";
import { isCommonWord } from "@postulo/posting/common-words";
import { statesResult } from "@postulo/evidence/measured-results";
import {
  type CvPage,
  type Estimate,
  estimate,
  firstPageOf,
  type Hidden,
  type Layout,
  layoutOf,
  pageLines,
} from "./page-estimate.ts";
import type { PartScores } from "./part-scores.ts";

const isScored = (id: string, { scores }: PartScores) => (scores.get(id) ?? 0) > 0;

const hide = (target: string): CvOperation =>
  withId({ kind: "hide", target }, { kind: "notRequired" });

/** Lines of a job that always stay. */
const keptLines = 2;

/** The newest jobs, which are asked about first, always keep lines. */
const recentJobs = 2;

/** What may go, from the end of the CV, in this order. */
type Candidates = {
  /** Bodies of old jobs that nothing asks for, then lines. */
  readonly unasked: readonly string[];
  /** Lines with a result or with words of the posting, those with fewest of them first: only where two pages are too few. */
  readonly near: readonly string[];
};

/** How near each line of a job comes to a posting; 0 is not at all. */
function nearnessTo({ requirements }: Pick<PostingMatch, "requirements">, scores: PartScores) {
  const asked = [...askedStems(requirements.map(({ text }) => text))];
  const stems = new Set(asked.filter((stem) => !isCommonWord(stem)));
  const closest = new Set(requirements.map((requirement) => requirement.closest));
  return ({ id, text }: CvLine) =>
    Number(isScored(id, scores)) +
    Number(closest.has(text)) +
    2 * Number(statesResult(text)) +
    contentStems(text).intersection(stems).size;
}

function candidates(
  document: CvDocument,
  match: Pick<PostingMatch, "requirements">,
  scores: PartScores,
): Candidates {
  const entries = document.sections
    .flatMap((section) =>
      isEntrySection(section) && section.kind !== "education" ? section.entries : [],
    )
    .filter(({ lines }) => lines.length > 0);
  const nearnessOf = nearnessTo(match, scores);
  const nearness = new Map(
    entries.flatMap(({ lines }) => lines.map((line) => [line.id, nearnessOf(line)])),
  );
  const near = ({ id }: CvLine) => nearness.get(id) ?? 0;
  const recent = entriesOf(document).slice(0, recentJobs);
  const older = entries.filter((entry) => !recent.includes(entry));
  const provesNothing = ({ id, lines }: CvEntry) =>
    !isScored(id, scores) && lines.every((line) => near(line) === 0);
  const idle = older.filter(provesNothing).toReversed();
  const spare = entries
    .filter((entry) => !idle.includes(entry))
    .toReversed()
    .flatMap(({ lines }) => {
      const proving = lines.filter(({ id }) => isScored(id, scores));
      const others = lines
        .filter((line) => !proving.includes(line))
        .toSorted((a, b) => near(b) - near(a));
      return others.slice(Math.max(0, keptLines - proving.length)).toReversed();
    })
    .toSorted((a, b) => near(a) - near(b));
  return {
    unasked: [...idle, ...spare.filter((line) => near(line) === 0)].map(byId),
    near: spare.filter((line) => near(line) > 0).map(byId),
  };
}

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

/** From so many years of work on, it comes before the studies. */
const yearsOfWork = 3;

/** A present job counts until today. */
function hasYearsOfWork({ sections }: CvDocument, today: PostingMatch["today"]): boolean {
  const periods = sections
    .flatMap((section) => (section.kind === "experience" ? section.entries : []))
    .map(({ period }) => period);
  const years = periods.flatMap(({ start, end, isCurrent }) =>
    [start, isCurrent ? (end ?? today) : end].flatMap((date) => date ?? []),
  );
  const all = years.map(({ year }) => year);
  return all.length > 0 && Math.max(...all) - Math.min(...all) >= yearsOfWork;
}

const drivingLicence = /(?<!\p{L})(?:permis|driv(?:ing|er['’]?s?) licen[cs]e)(?!\p{L})/iu;
const ofLorriesOrBuses = /(?<!\p{L})(?:[CD]1?E?|HGV|LGV|PCV)(?!\p{L})/u;

/** A licence to drive a car, which many people hold and which is no trade. */
const isEveryday = ({ text }: CvLine) => drivingLicence.test(text) && !ofLorriesOrBuses.test(text);

/** Sections that may come before the jobs, with their parts; languages are no reason. */
function shortSections(
  document: CvDocument,
  today: PostingMatch["today"],
): readonly ShortSection[] {
  const isWork = hasYearsOfWork(document, today);
  return document.sections.flatMap((section): ShortSection[] => {
    if (section.kind === "notes") {
      const lines = section.lines.filter((line) => !isEveryday(line));
      return [{ kind: section.kind, ids: lines.map(byId) }];
    }
    if (section.kind === "education" && isWork) return [];
    if (section.kind === "education" || section.kind === "contributions") {
      const ids = section.entries.flatMap(({ id, lines }) => [id, ...lines.map(byId)]);
      return ids.length <= maxParts[section.kind] ? [{ kind: section.kind, ids }] : [];
    }
    if (section.kind !== "skills") return [];
    const groups = section.groups.filter(({ kind }) => kind !== "languages");
    return [{ kind: section.kind, ids: groups.flatMap(({ skills }) => skills.map(byId)) }];
  });
}

const byId = ({ id }: { readonly id: string }) => id;

/** `notes` are those of a leading section that are not asked for. */
type Leading = { readonly order: readonly CvOperation[]; readonly notes: readonly string[] };

/**
 * Skills, studies and notes come first when they, and they alone, prove a must that would be on the second page, behind skills
 * that lead already; activities come first where nothing else does. Notes that are not asked for may go.
 */
function leadingSections(
  document: CvDocument,
  late: readonly MatchedRequirement[],
  { scores, today }: { readonly scores: PartScores; readonly today: PostingMatch["today"] },
): Leading {
  const isSkillsFirst = document.sections[0]?.kind === "skills";
  const found = shortSections(document, today).flatMap(({ kind, ids }) => {
    const reason = late.find(({ provenBy }) => provenBy.some((id) => ids.includes(id)));
    return reason === undefined ? [] : [{ kind, ids, reason }];
  });
  const others = found.filter(({ kind }) => kind !== "contributions");
  const leading = others.length > 0 || isSkillsFirst ? others : found;
  const [first] = leading;
  if (!first) return { order: [], notes: [] };
  const skills = isSkillsFirst ? ["skills"] : [];
  const kinds = [...new Set([...skills, ...leading.map(({ kind }) => kind)])];
  const order = withId(
    { kind: "order", list: { of: "sections" }, first: kinds },
    { kind: "requirement", requirement: first.reason.id, text: first.reason.text },
  );
  const notes = leading
    .filter(({ kind }) => kind === "notes")
    .flatMap(({ ids }) => ids.filter((id) => !isScored(id, scores)));
  return { order: [order], notes };
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

/**
 * Operations that bring the CV to one page where hiding what nothing asks for is enough, else its proven musts to the first by order.
 * What two pages have room for is not hidden.
 */
export function fitToPages(
  document: CvDocument,
  match: Pick<PostingMatch, "requirements" | "today">,
  { scores, page }: { readonly scores: PartScores; readonly page: CvPage },
): readonly CvOperation[] {
  const layout = layoutOf(document);
  const whole = estimate(layout, nothing);
  const onePage = pageLines[page.paper];
  if (whole.lines <= onePage) return [];
  const { unasked, near } = candidates(document, match, scores);
  const fitsOn = (tried: Layout, pages: number) => (hidden: Hidden) =>
    estimate(tried, hidden).lines <= onePage * pages;
  const fitsOnePage = fitsOn(layout, 1);
  if (fitsOnePage(new Set(unasked))) return fewest(unasked, fitsOnePage).map(hide);
  const musts = firstPageWishes(document, match.requirements);
  const late = lateOn(page)(musts, whole);
  const { order, notes } = leadingSections(document, late, { scores, today: match.today });
  const ordered = order.length === 0 ? layout : layoutOf(applyOperations(document, order).document);
  const fitsTwoPages = fitsOn(ordered, 2);
  const all = [...notes, ...unasked];
  const hidden = fitsTwoPages(new Set(all)) ? all : [...all, ...near];
  return [...order, ...fewest(hidden, fitsTwoPages).map(hide)];
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
