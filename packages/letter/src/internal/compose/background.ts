import { loss, negation } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import { contentStems } from "@postulo/evidence/word-stems";
import type { Asked } from "./asked-parts.ts";
import { isCommonWord } from "./match-lines.ts";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { acronymsIn, hasOtherCategories, isCredential } from "./categories.ts";
import type { Frame } from "./frame.ts";

export type Background = {
  readonly entries: readonly Entry[];
  readonly asked: readonly Mentioned[];
  readonly frame: Frame;
  readonly isReadable: (text: string) => boolean;
  /** The advertised title. */
  readonly trade: string;
  /** Little else can be said: skills are named that the posting does not ask for. */
  readonly isThin: boolean;
};

/** What the posting asks for, in whatever form: what cannot be quoted is mentioned too. */
export type Mentioned = Pick<Asked, "written" | "terms" | "generalTerms" | "stems">;

/** A thing that the person has, with its entries. */
export type BackgroundItem = { readonly text: string; readonly sources: readonly string[] };

const maxSkills = 5;
const maxSkillCharacters = 45;
const mostTrainings = 2;
const maxNoteCharacters = 160;

const termsOf = (text: string) => findTerms(text).map(({ term }) => term);
const isLanguage = ({ title, detail }: Entry) =>
  detail === "language" || termsOf(title).some(({ kind }) => kind === "language");
const isSoft = ({ title, detail }: Entry) =>
  detail === "softSkills" || termsOf(title).some(({ kind }) => kind === "soft");

const distinctiveLetters = 7;

/** Whether a text is what the posting asks for: a term, all its words, a long first word, or a licence of the same category. */
function isAsked(text: string, asked: readonly Mentioned[]): boolean {
  const terms = [...termsOf(text).map(({ id }) => id), ...impliedTermIds(text)];
  const stems = [...contentStems(text)];
  const [first = ""] = stems;
  return asked.some((one) => {
    if (hasOtherCategories(text, one.written)) return false;
    return (
      terms.some((id) => one.terms.has(id) || one.generalTerms.has(id)) ||
      (stems.length > 0 && stems.every((stem) => one.stems.has(stem))) ||
      (first.length >= distinctiveLetters && !isCommonWord(first) && one.stems.has(first)) ||
      acronymsIn(text).some((acronym) => acronymsIn(one.written).includes(acronym))
    );
  });
}

function skillText({ title, years, level }: Entry, frame: Frame): string {
  if (level === "beginner") return `${title} (${frame.level(level)})`;
  if (years === undefined) return title;
  return title.includes("(")
    ? `${title}, ${frame.years(years)}`
    : `${title} (${frame.years(years)})`;
}

/** An abbreviation, or a word that the posting writes with a capital inside a sentence: "SMSTS", "Nielsen". */
const isProperName = (title: string, asked: readonly Mentioned[]) =>
  /^\p{Lu}[\p{Lu}\d]+$/u.test(title) ||
  (/^\p{Lu}/u.test(title) && asked.some(({ written }) => written.indexOf(title) > 0));

/** Names of tools, credentials and trades; a single common word says nothing about a person. */
const saysSomething = ({ title }: Entry, asked: readonly Mentioned[]) =>
  title.length <= maxSkillCharacters &&
  !/[:;.]\s|\s[-–—]\s|[-,&/]$|\s(?:in|of|and|with|to|for|et|de|en)$/i.test(title) &&
  (title.trim().includes(" ") ||
    isProperName(title, asked) ||
    findTerms(title).some(({ term }) => /^(?:tool|credential|language)$/.test(term.kind)));

const isNamed = ({ title, detail }: Entry) =>
  detail === "toolsAndSoftware" ||
  termsOf(title).some(({ kind }) => kind === "tool" || kind === "credential");

const once = (items: readonly BackgroundItem[]) => [
  ...new Map(items.map((item) => [item.text.toLowerCase(), item])).values(),
];

function trainingText({ title, detail, organisation, period, kind }: Entry, frame: Frame): string {
  const field = title.toLowerCase().includes(detail.toLowerCase()) ? "" : detail;
  const school = title.toLowerCase() === organisation.toLowerCase() ? "" : organisation;
  const named = [title, field, school].filter((part) => part !== "").join(", ");
  const year = frame.year({ kind, title, organisation, period });
  return year === "" ? named : `${named} (${year})`;
}

const academic = new Set(
  "bts cap bep bac but dut mba bsc msc deug daeu gcse hnd hnc ged phd".split(" "),
);
/** A membership or registration by its abbreviation, not a degree: "FCCA". */
const isProfessional = (text: string) =>
  isCredential(text) && acronymsIn(text).some((one) => one.length > 2 && !academic.has(one));

const rootLength = 5;
/** Names of any training, of no trade. */
const anyTraining = contentStems(
  "certificate certification certified certificat certifié diploma diplôme degree licence master bachelor level niveau formation training école school lycée",
);

/** Whether a training has a word of the posting, or of its root: "Adult Nursing" for a nurse, "Hôtellerie" for a hotel. */
function isOfTrade(text: string, trade: string): boolean {
  const wanted = contentStems(trade).difference(anyTraining);
  const roots = new Set([...wanted].map((stem) => stem.slice(0, rootLength)));
  return [...contentStems(text).difference(anyTraining)].some(
    (stem) =>
      (stem.length > 3 && wanted.has(stem)) ||
      (stem.length >= rootLength && roots.has(stem.slice(0, rootLength))),
  );
}

/** Education that the posting asks for and professional titles; else, of a person with little to say, the latest. */
function training({
  entries,
  asked,
  frame,
  isReadable,
  isThin,
  trade,
}: Background): BackgroundItem[] {
  const named = entries.filter(
    ({ kind, title, detail }) =>
      kind === "education" && title !== "" && isReadable(`${title} ${detail}`),
  );
  const complete = named.filter(
    ({ detail, organisation }) => `${detail}${organisation}`.trim() !== "",
  );
  const fitting = named.filter(
    ({ title, detail }) =>
      isAsked(`${title} ${detail}`, asked) ||
      isProfessional(`${title} ${detail}`) ||
      isOfTrade(`${title} ${detail}`, trade),
  );
  const shown = fitting.length > 0 ? fitting : isThin ? complete.slice(0, 1) : [];
  return shown
    .slice(0, mostTrainings)
    .map((entry) => ({ text: trainingText(entry, frame), sources: [entry.id] }));
}

/** Whether a note states that the person lacks or has lost something. */
export const saysLack = (text: string): boolean => {
  const folded = fold(text);
  return negation.test(folded) || loss.test(folded);
};

/** Notes such as « Permis B, véhicule personnel. », when the posting asks for what they say. */
const isAskedNote = ({ kind, lines }: Entry, asked: readonly Mentioned[]) =>
  kind === "note" &&
  lines.length === 1 &&
  (lines[0]?.length ?? 0) <= maxNoteCharacters &&
  isCredential(lines[0] ?? "") &&
  !saysLack(lines[0] ?? "") &&
  isAsked(lines[0] ?? "", asked);

/** What many people hold, and few postings need. */
const everyday = /^(?:permis(?: de conduire)? b|driv(?:ing|er['’]?s?) licen[cs]e)$/i;

/** Licences, registrations and certificates that the posting asks for. */
function credentials(facts: Background): BackgroundItem[] {
  const { entries, asked, isThin } = facts;
  const own = entries.filter(({ kind, title }) => kind === "skill" && isCredential(title));
  const wanted = own.filter(({ title }) => isAsked(title, asked));
  const isOther = ({ title }: Entry) => asked.some((one) => hasOtherCategories(title, one.written));
  const others = isThin
    ? own.filter((entry) => !isOther(entry) && !everyday.test(entry.title))
    : [];
  const held = wanted.length > 0 ? wanted : others.slice(0, maxSkills);
  return [
    ...held.map(({ id, title }) => ({ text: title, sources: [id] })),
    ...notesOfLicences(facts)
      .filter((entry) => !isSaid(entry))
      .map(({ id, lines }) => ({ text: lines[0] ?? "", sources: [id] })),
  ];
}

const notesOfLicences = ({ entries, asked, isReadable }: Background) =>
  entries.filter((entry) => isAskedNote(entry, asked) && isReadable(entry.lines[0] ?? ""));

/** A sentence about what the person does for it, no name of what is held. */
const isSaid = ({ lines: [line = ""] }: Entry) =>
  /^(?:je |j['’]|i |studying|booked|preparing|working|inscrite? |en cours|en formation)/i.test(
    line,
  );

/** Notes that speak of a licence that the posting asks for: "Je passe le CACES au printemps". */
export const saidNotes = (facts: Background): readonly Entry[] =>
  notesOfLicences(facts).filter(isSaid);

function skills({ entries, asked, frame, isReadable, isThin }: Background): BackgroundItem[] {
  const known = entries.filter(
    (entry) =>
      entry.kind === "skill" &&
      entry.title !== "" &&
      !isLanguage(entry) &&
      !isSoft(entry) &&
      !isCredential(entry.title) &&
      saysSomething(entry, asked) &&
      (isReadable(entry.title) ||
        (isProperName(entry.title, asked) && isAsked(entry.title, asked))),
  );
  const fitting = known.filter(({ title }) => isAsked(title, asked));
  const others = isThin
    ? known.filter((entry) => entry.level !== "beginner" && isNamed(entry))
    : [];
  const shown = fitting.length > 0 ? fitting : others;
  return shown
    .slice(0, maxSkills)
    .map((entry) => ({ text: skillText(entry, frame), sources: [entry.id] }));
}

/** "Anglais C1 (TOEIC 965)" */
const statesLevel = /\(|(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;

function languages({ entries, asked, frame }: Background): BackgroundItem[] {
  const spoken = entries.filter(
    (entry) => entry.kind === "skill" && isLanguage(entry) && isAsked(entry.title, asked),
  );
  return spoken.map(({ id, title, level }) => {
    const [hit] = findTerms(title);
    const isName = hit?.term.kind === "language" && hit.text.length === title.length;
    const name = isName ? frame.languageName(hit.term) : title;
    const named = statesLevel.test(title) ? "" : frame.level(level);
    return { text: named === "" ? name : `${name} (${named})`, sources: [id] };
  });
}

/** Training, each by itself, and the licences, skills and languages that the posting asks for: groups of items, none of them empty. */
export function background(facts: Background): BackgroundItem[][] {
  const held = [...once(training(facts)).map((item) => [item]), once(credentials(facts))];
  const hasOthers = held.some((group) => group.length > 0);
  const isThin = facts.isThin && !hasOthers;
  return [...held, once(skills({ ...facts, isThin })), once(languages(facts))].filter(
    (group) => group.length > 0,
  );
}
