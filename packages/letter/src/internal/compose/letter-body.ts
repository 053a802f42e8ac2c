import { type Entry, personEntryId } from "@postulo/evidence/entry";
import type { Length, Tone } from "@postulo/domain/letter-style";
import type { LetterSentence } from "../../letter.ts";
import type { Requirement } from "../../requirements.ts";
import { contentStems } from "../word-stems.ts";
import { askedParts } from "./asked-parts.ts";
import { background } from "./background.ts";
import { ended } from "./frame.ts";
import type { Frame, LetterTarget } from "./frame.ts";
import { answerWishes, hasTitleOf, quotableLines } from "./match-lines.ts";
import type { Answered } from "./match-lines.ts";

/** Everything the body is written from. */
export type BodyFacts = {
  readonly entries: readonly Entry[];
  readonly requirements: readonly Requirement[];
  readonly postingText: string;
  readonly target: LetterTarget;
  readonly frame: Frame;
  readonly tone: Tone;
  readonly length: Length;
  readonly year: number;
  /** Whether a text of the profile can be quoted in the letter's language. */
  readonly isReadable: (text: string) => boolean;
};

type Paragraph = readonly LetterSentence[];

export const whyId = "answer.why";
export const knowId = "answer.know";

const mostAnswers: Record<Length, number> = { short: 2, standard: 5, long: 7 };
const linesOfLeading = 3;
const maxJobs = 3;
const fewAnswers = 3;

const quoted = (texts: readonly string[], { id }: Entry): LetterSentence[] =>
  texts.map((text) => ({ text, sources: [id], isLine: true }));

const isRole = ({ kind }: Entry) => kind === "job" || kind === "contribution";
const answerOf = (entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id)?.lines ?? [];

/** Notes that say why the person is looking, when they speak of what the posting is about. */
function noteOfReason({ entries, postingText, isReadable }: BodyFacts): Paragraph {
  const stems = contentStems(postingText);
  const note = entries.find(
    ({ kind, title, lines }) =>
      kind === "note" &&
      /\bwhy\b|motivation|pourquoi/i.test(title) &&
      lines.length === 1 &&
      isReadable(lines[0] ?? "") &&
      [...contentStems(lines[0] ?? "")].some((stem) => stem.length > 4 && stems.has(stem)),
  );
  return note ? [{ text: ended(note.lines[0] ?? ""), sources: [note.id] }] : [];
}

function opening(facts: BodyFacts): Paragraph[] {
  const { frame, target, entries } = facts;
  const why = answerOf(entries, whyId).map((text) => ({ text: ended(text), sources: [whyId] }));
  return [
    [{ text: frame.opening(target), sources: ["posting"] }],
    why.length > 0 ? why : noteOfReason(facts),
  ];
}

const maxSummaryCharacters = 400;

/** The summary of a person of whom little else can be said for this posting. */
function ownSummary({ entries, isReadable }: BodyFacts): Paragraph {
  const person = entries.find(({ id }) => id === personEntryId);
  const text = person?.lines.join("\n") ?? "";
  const isFit = text !== "" && text.length <= maxSummaryCharacters && isReadable(text);
  return person && isFit ? quoted(person.lines, person) : [];
}

/** Availability: notes with a date or a notice, and what the person wants the reader to know. */
function toKnow({ entries, frame, isReadable }: BodyFacts): Paragraph {
  const known = answerOf(entries, knowId).map((text) => ({ text: ended(text), sources: [knowId] }));
  const isTimed = ({ kind, title, lines }: Entry) =>
    kind === "note" &&
    lines.length === 1 &&
    isReadable(lines[0] ?? "") &&
    /notice|pr[ée]avis|availab|disponib|start/i.test(title) &&
    /immediat|imm[ée]diat|month|mois|\bweeks?\b|semaine|available (?:from|now)|\b(?:19|20)\d\d\b/i.test(
      lines[0] ?? "",
    );
  const notes = entries.filter(isTimed).map(({ id, title, lines: [content = ""] }) => ({
    text: frame.note(/^(?:available|disponible)/i.test(content) ? "" : title, content),
    sources: [id],
  }));
  return known.length > 0 ? known : notes;
}

function answered(answers: readonly Answered[], { frame }: BodyFacts): Paragraph[] {
  const named = new Set<string>();
  return answers.map(({ entry, asked, lines }) => {
    const isAgain = named.has(entry.id);
    named.add(entry.id);
    return [
      { text: frame.asks(asked), sources: ["posting"] },
      { text: frame.held(entry, isAgain), sources: [entry.id] },
      ...quoted(lines, entry),
    ];
  });
}

const lastYear = ({ period }: Entry) =>
  period?.isCurrent ? Number.POSITIVE_INFINITY : (period?.end?.year ?? period?.start?.year ?? 0);

/** The latest position, or an earlier one with the advertised title. */
function leadingRole(roles: readonly Entry[], title: string | undefined): Entry | undefined {
  const rank = (entry: Entry) => (hasTitleOf(entry, title) ? 1 : 0);
  return roles
    .filter((entry) => quotableLines(entry).length > 0)
    .sort((one, other) => rank(other) - rank(one) || lastYear(other) - lastYear(one))[0];
}

/** With few answers, further lines of the leading position: beside those that answer, or in a paragraph of their own. */
function withLeading(
  answers: readonly Answered[],
  roles: readonly Entry[],
  facts: BodyFacts,
): { readonly answers: readonly Answered[]; readonly more: Paragraph[] } {
  const { target, frame } = facts;
  const role = answers.length < fewAnswers ? leadingRole(roles, target.title) : undefined;
  if (!role) return { answers, more: [] };
  const used = new Set(answers.flatMap(({ lines }) => lines));
  const open = quotableLines(role).filter((line) => !used.has(line));
  const own = answers.find(({ entry }) => entry === role);
  if (own) {
    const lines = [...own.lines, ...open].slice(0, linesOfLeading);
    return { answers: answers.map((one) => (one === own ? { ...own, lines } : one)), more: [] };
  }
  const lines = quoted(open.slice(0, linesOfLeading), role);
  return { answers, more: [[{ text: frame.held(role, false), sources: [role.id] }, ...lines]] };
}

/** Positions without a line that can be quoted. */
function career(entries: readonly Entry[], frame: Frame): Paragraph[] {
  const posts = entries
    .filter((entry) => isRole(entry) && `${entry.title}${entry.organisation}` !== "")
    .sort((one, other) => lastYear(other) - lastYear(one))
    .slice(0, maxJobs);
  if (posts.length === 0) return [];
  const lines = posts.flatMap((entry) => quoted([frame.post(entry)], entry));
  return [[{ text: frame.career, sources: [] }, ...lines]];
}

/** The paragraphs of a letter: aim, reason, what is asked and what was done, background, availability, farewell. */
export function letterBody(facts: BodyFacts): Paragraph[] {
  const { entries, requirements, frame, isReadable, length, year, tone } = facts;
  const asked = askedParts(requirements, frame);
  const roles = entries.filter(
    (entry) =>
      isRole(entry) &&
      `${entry.title}${entry.organisation}` !== "" &&
      isReadable(entry.lines.join("\n")),
  );
  const matched = answerWishes(asked, roles, { most: mostAnswers[length], year });
  const { answers, more } = withLeading(matched, roles, facts);
  const past = answers.length + more.length === 0 ? career(entries, frame) : [];
  const isThin = answers.length < fewAnswers;
  const hasRole = answers.length + more.length + past.length > 0;
  return [
    ...opening(facts),
    hasRole ? [] : ownSummary(facts),
    ...answered(answers, facts),
    ...more,
    ...past,
    background({ entries, asked, frame, isReadable, isThin }),
    toKnow(facts),
    [{ text: frame.invitation[tone], sources: [] }],
  ].filter((paragraph) => paragraph.length > 0);
}
