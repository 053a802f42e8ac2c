import { ownReasons } from "./internal/own-reason.ts";
import { findLetterLanguage } from "@postulo/domain/letter-language";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { checkClaim } from "@postulo/evidence/check-claim";
import type { Entry } from "@postulo/evidence/entry";
import { personEntryId, readEntries } from "@postulo/evidence/entry";
import type { StoredProfile } from "@postulo/evidence/profile";
import { fold } from "@postulo/lexicon/fold";
import type { Wish } from "@postulo/posting/profile-parts";
import { findTerms } from "@postulo/evidence/find-terms";
import type { CalendarDate, Frame } from "./internal/compose/frame.ts";
import { frameEn } from "./internal/compose/frame-en.ts";
import { frameFr } from "./internal/compose/frame-fr.ts";
import { answerPosting, passagesFor } from "./internal/compose/answer-posting.ts";
import { isCommonWord } from "@postulo/posting/common-words";
import { quotablePassages } from "./internal/compose/passages.ts";
import { detectLanguage } from "@postulo/evidence/detect-language";
import { ownSentences } from "@postulo/evidence/remarks";
import { createIsReadable } from "./internal/profile-language.ts";
import type { LetterSentence } from "./letter.ts";
import { draftText, fitDraft } from "./draft-length.ts";
import { readAims, topicOf } from "./open-question.ts";
import type { OpenQuestion, QuestionAim } from "./open-question.ts";
import { ownWords, raiseFirst } from "@postulo/evidence/own-words";
import type { Posting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { contentStems } from "@postulo/evidence/word-stems";

/** What the person has written before: in a letter for this employer, or as an answer of a form. */
export type OwnAnswer = {
  readonly id: string;
  readonly aim: "why" | "more" | "other";
  /** Of a form; empty for a letter. */
  readonly question: string;
  readonly text: string;
};

export type DraftRequest = {
  readonly profile: StoredProfile;
  readonly question: OpenQuestion;
  readonly ownAnswers: readonly OwnAnswer[];
  readonly posting: Posting;
  readonly language: LetterLanguage;
  readonly today: CalendarDate;
};

/**
 * "notOpen": the question asks for what no profile can answer. "nothingFits": nothing stored answers it. "tooShort": not even the
 * first sentence fits into the field.
 */
export const undraftedReasons = ["notOpen", "nothingFits", "tooShort"] as const;
export type UndraftedReason = (typeof undraftedReasons)[number];

export type AnswerDraft =
  | {
      readonly kind: "drafted";
      readonly paragraphs: readonly (readonly LetterSentence[])[];
      /** The entries that the draft rests on, in its order. */
      readonly sources: readonly Entry[];
      readonly text: string;
    }
  | { readonly kind: "none"; readonly reason: UndraftedReason };

type Paragraph = readonly LetterSentence[];

const frames: Readonly<Record<LetterLanguage, Frame>> = { en: frameEn, fr: frameFr };

const maxParts = 3;
const maxLines = 4;
const maxSummaryCharacters = 600;

/** Everything that the parts of a draft read. */
type Draft = DraftRequest & {
  readonly entries: readonly Entry[];
  readonly frame: Frame;
  readonly isReadable: (text: string) => boolean;
};

const sentencesIn = (text: string) =>
  text
    .split(/\n+/)
    .flatMap(ownSentences)
    .map((one) => one.trim())
    .filter((one) => one !== "");

const ownParagraph = (text: string, id: string): Paragraph =>
  sentencesIn(text).map((one) => ({ text: one, sources: [id] }));

/** How much of a question an earlier one must share to be the same. */
const minSharedWords = 3;

/** Whether two questions ask for the same, by the words that are not in every question. */
function isAlike(one: string, other: string): boolean {
  if (one === "") return false;
  const [first, second] = [contentStems(one), contentStems(other)];
  const shared = [...first].filter((stem) => second.has(stem));
  const rare = shared.filter((stem) => !isCommonWord(stem));
  return (
    rare.length >= minSharedWords && shared.length * 3 >= Math.max(first.size, second.size) * 2
  );
}

function firstOwn({ ownAnswers, isReadable }: Draft, fits: (one: OwnAnswer) => boolean) {
  const found = ownAnswers.find((one) => fits(one) && isReadable(one.text));
  return found ? [ownParagraph(found.text, found.id)] : [];
}

const samePart = (draft: Draft): Paragraph[] =>
  firstOwn(draft, (one) => isAlike(one.question, draft.question.text));

/** The person's own words for this question: an answer to the same one, or what a letter for this employer quotes. */
function ownPart(aim: QuestionAim, draft: Draft): Paragraph[] {
  const same = samePart(draft);
  return same.length > 0 ? same : firstOwn(draft, (one) => one.aim === aim);
}

/** A note that says why. */
function notePart({ entries, posting, isReadable }: Draft): Paragraph[] {
  const reason = ownReasons(entries, posting.text).find(({ text }) => isReadable(text));
  return reason ? [ownParagraph(reason.text, reason.id)] : [];
}

function summaryPart({ entries, isReadable }: Draft): Paragraph[] {
  const person = entries.find(({ id }) => id === personEntryId);
  const text = person?.lines.join("\n") ?? "";
  return person && text !== "" && text.length <= maxSummaryCharacters && isReadable(text)
    ? [ownParagraph(text, person.id)]
    : [];
}

const isRole = ({ kind }: Entry) => kind === "job" || kind === "contribution";

const rolesOf = ({ entries, isReadable }: Draft) =>
  entries.filter((entry) => isRole(entry) && isReadable(entry.lines.join("\n")));

/** Lines of an entry below where and when they were. */
function linesPart(entry: Entry, lines: readonly string[], { frame }: Draft): Paragraph {
  return [
    { text: `${frame.held(entry, false)}${frame.colon}`, sources: [entry.id] },
    ...lines
      .slice(0, maxLines)
      .map((line) => ({ text: raiseFirst(line), sources: [entry.id], isLine: true })),
  ];
}

const hasRareWord = ({ text }: Wish) =>
  findTerms(text).some(({ term }) => term.kind !== "soft") ||
  [...contentStems(text)].some((stem) => !isCommonWord(stem));

/** The lines of each position that answer a topic. */
const topicParts = (topic: Wish, draft: Draft): Paragraph[] =>
  rolesOf(draft)
    .map((role) => ({ role, lines: passagesFor(topic, role) }))
    .filter(({ lines }) => lines.length > 0)
    .slice(0, maxParts)
    .map(({ role, lines }) => linesPart(role, lines, draft));

function experiencePart(draft: Draft): Paragraph[] {
  const topic = topicOf(draft.question);
  return topic && hasRareWord(topic) ? topicParts(topic, draft) : [];
}

/** One project, not projects, nor something of a project: "the project that moved 300 shops", not "project templates". */
const named = /\b(?:the|a|an|un|le|du|ce) (?:[\p{L}\d-]+ ){0,3}proje(?:c)?t\b( \p{L}+)?/giu;
const ofProject =
  /^ (?:manag|plan|team|template|document|report|lead|schedul|budget|requirement|coordinat)/i;
const namesProject = (line: string) =>
  [...line.matchAll(named)].some(([, next = ""]) => !ofProject.test(next));

/** What a person does outside a job, and calls a project: "Project Lantern". */
const isProject = ({ kind, title, organisation }: Entry) =>
  kind === "contribution" && /\bproje(?:c)?t\b(?! manag)/i.test(`${title} ${organisation}`);

/** One project: about the topic of the question, else a line or an entry that calls itself one. */
function projectPart(draft: Draft): Paragraph[] {
  const topic = topicOf(draft.question);
  if (topic && hasRareWord(topic)) return topicParts(topic, draft).slice(0, 1);
  const roles = rolesOf(draft);
  const project = roles.find(isProject);
  if (project && quotablePassages(project).length > 0)
    return [linesPart(project, quotablePassages(project), draft)];
  for (const role of roles) {
    const lines = quotablePassages(role).filter(namesProject);
    if (lines.length > 0) return [linesPart(role, lines.slice(0, 1), draft)];
  }
  return [];
}

/** What says most to the posting, by position. */
function fitPart(draft: Draft): Paragraph[] {
  const requirements = readRequirements(draft.posting);
  const { title, text: postingText } = draft.posting;
  const sought = { title, postingText, requirements, asked: [] };
  const limits = { passages: maxParts * maxLines, wishes: 0, year: draft.today.year };
  return answerPosting(rolesOf(draft), sought, limits)
    .slice(0, maxParts)
    .map(({ entry, lines }) => linesPart(entry, lines, draft));
}

const partsOf: Readonly<Record<QuestionAim, (draft: Draft) => Paragraph[]>> = {
  why: (draft) => notePart(draft),
  more: () => [],
  fit: fitPart,
  self: summaryPart,
  project: projectPart,
  experience: experiencePart,
};

/** The person's own words first; then what the profile says. */
function partsFor(aim: QuestionAim, draft: Draft): Paragraph[] {
  const own = ownPart(aim, draft);
  return own.length > 0 ? own : partsOf[aim](draft);
}

/** Whether the gate accepts a sentence; the person's own lines and answers stand as they are. */
function isFounded(sentence: LetterSentence, draft: Draft): boolean {
  const cited = draft.entries.filter(({ id }) => sentence.sources.includes(id));
  const isOwn = cited.some(
    ({ lines }) =>
      fold(lines.join(" ")).includes(fold(sentence.text)) || lines.includes(sentence.text),
  );
  if (isOwn) return true;
  const { entries, posting, today } = draft;
  const context = { entries, posting, today, cited: sentence.sources };
  return checkClaim(sentence.text, context).verdict === "accepted";
}

/** A paragraph without what the gate does not accept; undefined where a heading or its lines are gone. */
function founded(paragraph: Paragraph, draft: Draft): Paragraph | undefined {
  const passed = paragraph.filter((sentence) => isFounded(sentence, draft));
  const hadLines = paragraph.some(({ isLine }) => isLine);
  if (!hadLines) return passed.length > 0 ? passed : undefined;
  const isWhole = passed[0] === paragraph[0] && passed.some(({ isLine }) => isLine);
  return isWhole ? passed : undefined;
}

/** The language of a draft: the question's where it is clear, else the page's, else the posting's. */
export const draftLanguage = (
  { text }: OpenQuestion,
  known: { readonly page: LetterLanguage | undefined; readonly posting: Posting },
): LetterLanguage | undefined =>
  findLetterLanguage(detectLanguage(text)) ??
  known.page ??
  findLetterLanguage(known.posting.language);

/** The entries of a draft's profile and the person's own answers, which are evidence like what is stored. */
export const draftEntries = ({ profile, ownAnswers }: DraftRequest): readonly Entry[] =>
  readEntries(
    profile,
    ownAnswers.map(({ id, question, text }) => ({ id, question, answer: text })),
  );

/** The entries that sentences cite, in their order. */
export function citedIn(paragraphs: readonly Paragraph[], entries: readonly Entry[]) {
  const cited = new Set(paragraphs.flat().flatMap(({ sources }) => sources));
  return { sources: [...cited].flatMap((id) => entries.find((entry) => entry.id === id) ?? []) };
}

/**
 * An answer to an open question of a form, in the person's own words: stored answers, then lines of the profile that answer the
 * question, under their organisation. Nothing is written where nothing fits.
 */
export function draftAnswer(request: DraftRequest): AnswerDraft {
  const { profile, question, language } = request;
  const aims = readAims(question, request.posting.company);
  const entries = draftEntries(request);
  const isReadable = createIsReadable(profile, language);
  const draft: Draft = { ...request, entries, frame: frames[language], isReadable };
  // An answer to the same question stands for itself, whatever it asks for.
  const parts = aims.length === 0 ? samePart(draft) : aims.flatMap((aim) => partsFor(aim, draft));
  if (aims.length === 0 && parts.length === 0) return { kind: "none", reason: "notOpen" };
  const paragraphs = parts.flatMap((part) => {
    const passed = founded(part, draft);
    return passed ? [passed.map((one) => ({ ...one, text: ownWords(one.text, language) }))] : [];
  });
  if (paragraphs.length === 0) return { kind: "none", reason: "nothingFits" };
  const fitting = fitDraft(paragraphs, question);
  if (fitting.length === 0) return { kind: "none", reason: "tooShort" };
  return {
    kind: "drafted",
    paragraphs: fitting,
    text: draftText(fitting),
    ...citedIn(fitting, entries),
  };
}
