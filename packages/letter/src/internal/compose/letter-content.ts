import { baseVerbs } from "@postulo/evidence/english-verbs";
import { fold } from "@postulo/lexicon/fold";
import { privateMatter } from "@postulo/lexicon/quotable-lines";
import { educationState, isLost } from "@postulo/evidence/qualification-state";
import { answerIds } from "@postulo/domain/letter-style";
import { type Entry, personEntryId } from "@postulo/evidence/entry";
import type { Length } from "@postulo/domain/letter-style";
import type { LetterSentence } from "../../letter.ts";
import type { Requirement } from "@postulo/posting/requirements";
import { contentStems } from "@postulo/evidence/word-stems";
import { ownSentences } from "@postulo/evidence/remarks";
import { ownReasons } from "../own-reason.ts";
import { isSpecific } from "./answer-fit.ts";
import { askedParts } from "./asked-parts.ts";
import type { Asked } from "./asked-parts.ts";
import { background } from "./background.ts";
import { latestPosts, postsWithoutLines } from "./posts-without-lines.ts";
import type { BackgroundItem } from "./background-facts.ts";
import { isOfAvailability, statementsOfLicences } from "./licence-notes.ts";
import { broughtFirst } from "./brought.ts";
import { ended } from "./frame.ts";
import type { Frame, LetterTarget } from "./frame.ts";
import { answerPosting } from "./answer-posting.ts";
import type { Answered } from "./answer-posting.ts";
import { isQuotable, passagesOf } from "./passages.ts";
import { proveWishes } from "./proven-wishes.ts";
import type { ProvenWish } from "./proven-wishes.ts";

/** Everything the body is written from. */
export type BodyFacts = {
  readonly entries: readonly Entry[];
  readonly requirements: readonly Requirement[];
  readonly postingText: string;
  /** The title in the posting, by which its requirements are matched everywhere. */
  readonly readTitle: string | undefined;
  /** What the posting asks the letter to tell. */
  readonly told: readonly string[];
  readonly target: LetterTarget;
  readonly frame: Frame;
  readonly length: Length;
  readonly today: { readonly year: number; readonly month: number };
  /** Whether a text of the profile can be quoted in the letter's language. */
  readonly isReadable: (text: string) => boolean;
};

/** What a letter says, before its layout; parts that are missing are empty. */
export type LetterContent = {
  readonly aim: LetterSentence;
  /** Why this job: the person's answer or note. */
  readonly reason: readonly LetterSentence[];
  /** Of a person of whom little else can be said. */
  readonly summary: readonly LetterSentence[];
  /** What proves the posting's first requirements beside jobs. */
  readonly brought: readonly BackgroundItem[];
  /** Passages of entries, with the wishes of the posting that they answer. */
  readonly answers: readonly Answered[];
  /** Positions without a line that can be quoted. */
  readonly career: readonly LetterSentence[];
  readonly background: readonly (readonly BackgroundItem[])[];
  /** Notes of licences and availability, or what the reader should know. */
  readonly remarks: readonly LetterSentence[];
};

const { why: whyId, know: knowId } = answerIds;

const limits: Record<Length, { readonly passages: number; readonly wishes: number }> = {
  short: { passages: 4, wishes: 2 },
  standard: { passages: 7, wishes: 4 },
  long: { passages: 10, wishes: 6 },
};
const fewAnswers = 3;
const maxSummaryCharacters = 400;
/** The shortest name, in letters, that a line may begin with: "Jo" begins many words. */
const leastName = 3;

const isRole = ({ kind }: Entry) => kind === "job" || kind === "contribution";
const answerOf = (entries: readonly Entry[], id: string) =>
  entries.find((entry) => entry.id === id)?.lines ?? [];
const toSentences = (lines: readonly string[], id: string): LetterSentence[] =>
  lines.map((text) => ({ text: ended(text), sources: [id] }));

/** A note of one line that says why the person is looking. */
function noteOfReason({ entries, postingText, isReadable }: BodyFacts): LetterSentence[] {
  const [reason] = ownReasons(entries, postingText).filter(
    ({ text }) => !text.includes("\n") && isReadable(text) && passagesOf(text).every(isQuotable),
  );
  return reason ? toSentences([reason.text], reason.id) : [];
}

function ownSummary({ entries, isReadable }: BodyFacts): LetterSentence[] {
  const person = entries.find(({ id }) => id === personEntryId);
  const text = person?.lines.join("\n") ?? "";
  const isFit = text !== "" && text.length <= maxSummaryCharacters && isReadable(text);
  return person && isFit
    ? person.lines.map((line) => ({ text: line, sources: [person.id], isLine: true }))
    : [];
}

const isAvailability = (entry: Entry) =>
  isOfAvailability(entry) && isUnconditional(entry.lines[0] ?? "");
/** Without its label: "Available in May", "can start straight away". */
const saysItself = /^(?:available|can |could |able to |free |disponible|dispo |possible|je |i )/i;
const isTimed =
  /immediat|imm[ée]diat|month|mois|\bweeks?\b|semaine|available (?:from|now)|\b(?:19|20)\d\d\b/i;

/** Whether each statement of a note names a time. A note with conditions or reasons is not quoted. */
const isUnconditional = (content: string) =>
  !isLost(content) &&
  content
    .split(/(?<=[.!?;])\s|,\s(?=(?:I|je)\s|j['’])/i)
    .every((statement) => isTimed.test(statement));

/** Notes of licences, and what the person wants the reader to know, else notes about availability that name a time. */
function remarks(
  { entries, frame, isReadable }: BodyFacts,
  licences: readonly Entry[],
): LetterSentence[] {
  const held = licences.flatMap(({ id, lines }) => toSentences(lines, id));
  const known = toSentences(answerOf(entries, knowId), knowId);
  if (known.length > 0) return [...held, ...known];
  const available = entries
    .filter((entry) => isAvailability(entry) && !licences.includes(entry))
    .map(({ id, title, lines: [text = ""] }) => ({ id, title, text }))
    .filter(({ text }) => isReadable(text));
  return [
    ...held,
    ...available.map(({ id, title, text }) => ({
      text: frame.note(saysItself.test(text) ? "" : title, text),
      sources: [id],
    })),
  ];
}

/** The advertised title is no wish. */
function isTitle({ stems }: Asked, title: string | undefined): boolean {
  const own = contentStems(title ?? "");
  return stems.size > 0 && stems.isSubsetOf(own);
}

/** Whether one of the lines proves a wish. */
const provesWishes = ({ entry, lines }: Answered, wishes: readonly ProvenWish[]) =>
  entry.lines.some(
    (whole) =>
      lines.some((line) => whole.includes(line)) && wishes.some((one) => one.lines.has(whole)),
  );

/** The entries without lines that speak of the writer by name: "Jane leads a team". */
function withoutOwnName(entries: readonly Entry[]): Entry[] {
  const names = entries
    .filter(({ kind }) => kind === "person")
    .flatMap(({ name }) => name.toLowerCase().split(" "))
    .filter((name) => name.length >= leastName);
  const speaksOf = (line: string) => {
    const [first = "", second = ""] = line.toLowerCase().split(" ");
    // "Cook breakfasts", « Rose et lavande »: the name is also a verb or a thing.
    const isVerbBehind =
      !baseVerbs.has(first) && contentStems(second).size > 0 && /^\S+ \p{Ll}/u.test(line);
    return names.includes(first) && (names.includes(second) || isVerbBehind);
  };
  return entries.map((entry) => ({
    ...entry,
    lines: entry.lines.filter((line) => !ownSentences(line).some(speaksOf)),
  }));
}

/** Chooses what a letter says. */
export function letterContent(facts: BodyFacts): LetterContent {
  return contentOf({ ...facts, entries: withoutOwnName(facts.entries) });
}

function contentOf(body: BodyFacts): LetterContent {
  const { entries, requirements, frame, isReadable, length, today, target } = body;
  const wishes = proveWishes(requirements, entries, { title: body.readTitle, today });
  const asked = askedParts(wishes, frame).filter(
    (one) => isSpecific(one.written) && !isTitle(one, target.title),
  );
  const roles = entries.filter(
    (entry) =>
      isRole(entry) &&
      `${entry.title}${entry.organisation}` !== "" &&
      !privateMatter.test(fold(entry.title)) &&
      isReadable(entry.lines.join("\n")),
  );
  const studies = entries.filter(
    (entry) =>
      entry.kind === "education" &&
      entry.title !== "" &&
      educationState(entry, today) === "held" &&
      isReadable(entry.lines.join("\n")),
  );
  const answers = answerPosting(
    [...roles, ...studies],
    { asked, requirements, title: target.title, postingText: body.postingText, told: body.told },
    { ...limits[length], year: today.year },
  );
  const past = answers.length === 0 ? latestPosts(entries, frame) : [];
  const isThin = answers.filter((one) => provesWishes(one, wishes)).length < fewAnswers;
  const trade = [target.title ?? "", ...requirements.map(({ text }) => text)].join("\n");
  const told = new Set(answers.map(({ entry }) => entry));
  const facts = { entries, wishes, frame, isReadable, isThin, trade, today, told };
  const why = toSentences(answerOf(entries, whyId), whyId);
  const summary = answers.length + past.length > 0 ? [] : ownSummary(body);
  // A summary that is quoted whole is not quoted again.
  const known = summary.length > 0 ? entries.filter(({ kind }) => kind !== "person") : entries;
  const { held, known: skills } = background({ ...facts, entries: known });
  const { brought, rest } = broughtFirst(
    wishes.filter(({ kind }) => kind === "must"),
    held,
    limits[length].wishes,
  );
  const posts = past.length > 0 ? [] : postsWithoutLines(facts, target.title);
  return {
    aim: { text: frame.opening(target), sources: ["posting"] },
    reason: why.length > 0 ? why : noteOfReason(body),
    summary,
    answers,
    career: past,
    brought,
    background: [...posts.map((post) => [post]), ...rest, ...skills],
    remarks: remarks(body, statementsOfLicences(facts)),
  };
}
