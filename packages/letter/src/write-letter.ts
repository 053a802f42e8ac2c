import { passagesOf } from "./internal/compose/passages.ts";
import { composeLetter } from "./compose-letter.ts";
import type { Composition } from "./compose-letter.ts";
import { entriesFor } from "./compose-letter.ts";
import type { LetterAnswers } from "./compose-letter.ts";
import { checkClaim } from "@postulo/evidence/check-claim";
import type { Entry } from "@postulo/evidence/entry";
import { fold } from "@postulo/lexicon/fold";
import type { CalendarDate } from "./internal/compose/frame.ts";
import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import type { Letter, LetterSentence } from "./letter.ts";
import type { StoredProfile } from "@postulo/evidence/profile";
import { defaultLetterStyle } from "@postulo/domain/letter-style";
import type { Length, LetterStyle, Tone } from "@postulo/domain/letter-style";
import { readPosting } from "@postulo/posting/posting";
import type { Posting, StatedTarget } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";

export type LetterRequest = {
  readonly profile: StoredProfile;
  /** The posting as it was pasted. */
  readonly jobDescription: string;
  /** The user's title and employer. */
  readonly stated?: StatedTarget;
  readonly answers?: LetterAnswers;
  /** The requested language; without it, the posting's. */
  readonly language?: LetterLanguage;
  /** The language of the letter if the posting's is neither English nor French, or unclear. */
  readonly fallbackLanguage: LetterLanguage;
  readonly tone?: Tone;
  readonly length?: Length;
  readonly style?: LetterStyle;
  readonly today: CalendarDate;
};

/** A sentence that the gate did not accept, and why. */
type RefusedSentence = {
  readonly sentence: string;
  readonly kind: string;
  readonly words: string;
};

/** Why there is nothing to write a letter from. */
type Unwritable =
  | { readonly kind: "blankPosting" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" };

type ComposedOutcome =
  | {
      readonly kind: "written";
      readonly letter: Letter;
      readonly posting: Posting;
      /** Sentences that the gate rejected. */
      readonly refused: readonly RefusedSentence[];
    }
  | { readonly kind: "unfounded"; readonly problems: readonly RefusedSentence[] };

export type LetterOutcome = ComposedOutcome | Unwritable;

function isEmptyProfile(profile: StoredProfile): boolean {
  const lists = [
    profile.experiences,
    profile.education,
    profile.contributions,
    profile.skills,
    profile.notes,
  ];
  return lists.every((list) => list.length === 0) && profile.person.summary === "";
}

const plain = (text: string) => fold(text).replace(/\s+/g, " ").trim();

/** Whether a text is a line of an entry, a sentence of a note, or what the entry is called: "Excel (7 years)". */
function isOwn(text: string, { kind, title, lines }: Entry): boolean {
  const [own, name] = [plain(text), plain(title)];
  const isCalled = kind !== "job" && name !== "" && own.startsWith(name);
  if (isCalled && /^(?:$|[,:]| [(:])/.test(own.slice(name.length))) return true;
  return lines.some((line) =>
    kind === "note"
      ? plain(line).includes(own)
      : [line, ...passagesOf(line)].some(
          (passage) =>
            plain(passage) === own || (kind === "person" && plain(passage) === `${own}.`),
        ),
  );
}

/** "Commis then Chef (fish), The Quay, 2018 to 2022": the fields of a position. */
const isPost = (text: string, { kind, title, organisation }: Entry) =>
  /^(?:job|contribution)$/.test(kind) &&
  title !== "" &&
  organisation !== "" &&
  plain(text).startsWith(plain(`${title}, ${organisation}`));

/** Whether a line only has what the entries that it cites say: "Driving licence B; SMSTS (2024)". */
const isVerbatim = (text: string, cited: readonly Entry[]) =>
  text
    .split(/\s?; /)
    .every((item) => cited.some((entry) => isOwn(item, entry) || isPost(item, entry)));

const withoutStop = (text: string) => plain(text).replace(/[.!?…]$/, "");

/** Whether a sentence is the person's answer for this letter, word for word: what they write to the reader themselves is theirs to say. */
const isOwnAnswer = (text: string, cited: readonly Entry[]) =>
  cited.length > 0 &&
  cited.every(({ kind }) => kind === "answer") &&
  cited.some(({ lines }) => lines.some((line) => withoutStop(line) === withoutStop(text)));

/** A heading of lines is where, as what and when: the fields of the one entry that it cites. */
const isHeading = (text: string, cited: readonly Entry[]) =>
  text.endsWith(":") && cited.length === 1;

/** "Multi-Drop Driver" as the gate reads titles: word by word. */
const withoutHyphens = (text: string) => text.replace(/(?<=\p{Ll})-(?=\p{Lu}\p{Ll})/gu, " ");

/** What the gate has against a sentence. A line of the person with more than its words is only refused, never doubted. */
function refusalsOf(letter: Letter, composition: Composition): RefusedSentence[] {
  const entries = entriesFor(composition);
  const { title, company, place, reference, text: read } = composition.posting;
  const named = [title, company, place, reference].filter((name) => name !== undefined);
  const posting = { text: [...named, ...named.map(withoutHyphens), read].join("\n") };
  const context = { entries, posting, today: composition.today };
  return letter.paragraphs.flat().flatMap(({ text, sources, isLine }) => {
    if (sources.length === 0) return [];
    const cited = entries.filter(({ id }) => sources.includes(id));
    const stands = isLine
      ? isVerbatim(text, cited)
      : isHeading(text, cited) || isOwnAnswer(text, cited);
    if (stands) return [];
    const { verdict, reasons } = checkClaim(withoutHyphens(text), { ...context, cited: sources });
    const isStopped = verdict === "refused" || (verdict === "doubtful" && !isLine);
    const [reason] = reasons;
    return isStopped && reason ? [{ sentence: text, kind: reason.kind, words: reason.words }] : [];
  });
}

/** A heading of lines says nothing without them, and lines nothing without their heading; they stay without the wish that they answer. */
function isWhole(paragraph: readonly LetterSentence[], left: readonly LetterSentence[]): boolean {
  const hadLines = paragraph.some(({ isLine }) => isLine);
  if (!hadLines) return left.length > 0;
  const headings = paragraph.filter(({ isLine, sources }) => !isLine && sources[0] !== "posting");
  return (
    left.some(({ isLine }) => isLine) &&
    headings.every((one) => left.includes(one) || one.cell !== undefined)
  );
}

/** The letter without rejected sentences; undefined if the rest has no claim about the applicant. */
function omitSentences(letter: Letter, problems: readonly RefusedSentence[]): Letter | undefined {
  const refused = new Set(problems.map(({ sentence }) => sentence));
  const paragraphs = letter.paragraphs.flatMap((paragraph) => {
    const passed = paragraph.filter(({ text }) => !refused.has(text));
    const isRow = paragraph.every((one) => one.cell !== "asked" || passed.includes(one));
    const left = isRow ? passed : passed.filter(({ cell }) => cell === undefined);
    return isWhole(paragraph, left) ? [left] : [];
  });
  const says = paragraphs
    .flat()
    .some(({ sources }) => sources.some((source) => source !== "posting"));
  return says ? { ...letter, paragraphs } : undefined;
}

/** The entries of which the gate refuses a sentence of the composer. */
function unprovenEntries(letter: Letter, problems: readonly RefusedSentence[]): Set<string> {
  const refused = new Set(problems.map(({ sentence }) => sentence));
  const own = letter.paragraphs
    .flat()
    .filter(
      ({ text, isLine, sources: [source] }) => !isLine && source !== "posting" && refused.has(text),
    );
  return new Set(own.flatMap(({ sources }) => sources));
}

/** Posting → requirements: the input of composer and model. */
export function prepareLetter(
  request: LetterRequest,
): { readonly kind: "prepared"; readonly composition: Composition } | Unwritable {
  const { profile, jobDescription, stated, fallbackLanguage, today } = request;
  const posting = readPosting(jobDescription, stated);
  if (!/[\p{L}\p{N}]/u.test(posting.text)) return { kind: "blankPosting" };
  if (profile.person.first_name === "" && profile.person.last_name === "")
    return { kind: "nameMissing" };
  if (isEmptyProfile(profile)) return { kind: "profileEmpty" };
  const ownLanguage = findLetterLanguage(posting.language) ?? fallbackLanguage;
  const language = request.language ?? ownLanguage;
  const requirements = readRequirements(posting);
  const { tone = "plain", length = "standard", style = defaultLetterStyle, answers = {} } = request;
  return {
    kind: "prepared",
    composition: { profile, answers, posting, requirements, language, tone, length, style, today },
  };
}

/** The letter without the sentences that the gate does not accept. */
export function writePrepared(composition: Composition): ComposedOutcome {
  const { posting } = composition;
  const composed = composeLetter(composition);
  const refused = refusalsOf(composed, composition);
  const aim = composed.paragraphs[0]?.[0];
  // A title that the gate does not accept is left out, and not the aim of the letter with it.
  if (posting.title !== undefined && refused.some(({ sentence }) => sentence === aim?.text))
    return writePrepared({ ...composition, posting: { ...posting, title: undefined } });
  const unproven = unprovenEntries(composed, refused);
  if (composition.style === "prose" && unproven.size > 0 && !composition.keptLines)
    return writePrepared({ ...composition, keptLines: unproven });
  const letter = omitSentences(composed, refused);
  if (letter) return { kind: "written", letter, posting, refused };
  // What is no sentence of the letter may still stand as a line of the person.
  return composition.style === "prose"
    ? writePrepared({ ...composition, style: "quoted" })
    : { kind: "unfounded", problems: refused };
}

/** A whole letter from profile and posting, without a model. */
export function writeLetter(request: LetterRequest): LetterOutcome {
  const prepared = prepareLetter(request);
  return prepared.kind === "prepared" ? writePrepared(prepared.composition) : prepared;
}
