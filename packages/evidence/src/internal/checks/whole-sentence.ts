import { leakage, placeholder, postscript, refusal } from "@postulo/lexicon/fact-gate";
import { closing, firstPerson, greeting, greetingWords, signed } from "@postulo/lexicon/claims";
import { fold, foldInPlace } from "@postulo/lexicon/fold";
import { foldSentence, wordsOf } from "../../words.ts";
import { isIn } from "../sources.ts";
import type { Evidence } from "../sources.ts";
import { doubtful, refused } from "../trial.ts";
import type { Reason } from "../trial.ts";
import { contentWords, stemsOf } from "../word-keys.ts";

const links = new RegExp(
  [
    /\b(?:https?:\/\/|www\.)[^\s,;)]+/,
    /\b[\w.-]{1,64}@[\w.-]{1,253}\.\w{1,63}/,
    /\b[\w-]{1,63}\.(?:com|org|net|io|dev|fr|me|example|co\.uk)\b[^\s,;)]*/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

const bare = (link: string) => fold(link).replace(/^(?:https?:\/\/|www\.)+|[/.]$/g, "");

/** A link is one of the profile. */
export function checkLinks(sentence: string, { sources }: Evidence): Reason[] {
  const found = sentence.match(links) ?? [];
  if (found.length === 0) return [];
  const known = sources.flatMap(({ lines }) => lines.map(({ text }) => foldSentence(text)));
  return found
    .filter((link) => !known.some((text) => text.includes(bare(link))))
    .map((link) => refused("link", link));
}

/** In words: "Yours sincerely," and a name. */
const maxNameWords = 4;

const nameParts = (text: string) =>
  fold(text)
    .split(/[\s,.-]+/)
    .filter((part) => part !== "");

/** The reasons against what follows a closing formula: words that are neither of the person's name nor its initials. */
function checkSignature(line: string, { sources }: Evidence): Reason[] | undefined {
  const formula = signed.exec(fold(line))?.[0];
  if (formula === undefined) return undefined;
  const known = sources.flatMap(({ entry }) => nameParts(entry.name));
  const isOfName = (part: string) =>
    known.includes(part) || (part.length === 1 && known.some((name) => name.startsWith(part)));
  const words = line
    .slice(formula.length)
    .split(/[\s,]+/)
    .filter((word) => /\p{L}/u.test(word));
  const unknown = words.filter((word) => !nameParts(word).every(isOfName));
  const isSentence = words.length > maxNameWords || unknown.some((word) => !/^\p{Lu}/u.test(word));
  return isSentence ? undefined : unknown.map((word) => doubtful("name", word));
}

const maxNameCharacters = 80;

/** In letters: "Raj" is short for "Rajinder". */
const leastShortName = 3;

const isCapitalised = (line: string) =>
  line.split(/[\s,]+/).every((word) => word === "" || /^\p{Lu}/u.test(word));

/** Whether a line is a name, as written in the profile, with a short form, or parted otherwise: "Mac Giolla". */
function isFormOf(parts: readonly string[], line: string, name: readonly string[]): boolean {
  if (parts.every((part) => name.includes(part))) return true;
  if (!isCapitalised(line) || name.length === 0) return false;
  if (parts.join("") === name.join("")) return true;
  const isShort = (part: string) =>
    part.length >= leastShortName && name.some((whole) => whole.startsWith(part));
  return (
    parts.some((part) => name.includes(part)) &&
    parts.every((part) => name.includes(part) || isShort(part))
  );
}

/** A last line that is the name of the person. */
function isOwnName(line: string, { sources }: Evidence): boolean {
  const parts = line.length > maxNameCharacters ? [] : nameParts(line);
  return (
    parts.length > 1 && sources.some(({ entry }) => isFormOf(parts, line, nameParts(entry.name)))
  );
}

/** "Thanks for reading, Odile Marchetti": a sentence without the name that it is signed with. */
export function withoutSignature(sentence: string, evidence: Evidence): string {
  const comma = sentence.lastIndexOf(",");
  const line = sentence.slice(comma + 1).trim();
  const parts = nameParts(line);
  const isOwn =
    comma > 0 &&
    parts.length > 0 &&
    isCapitalised(line) &&
    evidence.sources.some(({ entry }) => isFormOf(parts, line, nameParts(entry.name)));
  return isOwn ? sentence.slice(0, comma + 1) : sentence;
}

const impersonal = new Set(greetingWords);

/** In words: "Dear members of the selection committee," and a name. */
const maxGreetingWords = 9;

/** The reasons against the first or last line of a letter, in which a name is one of the posting; undefined for a sentence. */
export function checkFormula(line: string, evidence: Evidence): Reason[] | undefined {
  const { posting } = evidence;
  const folded = fold(line.trim());
  if (closing.test(folded)) return [];
  if (isOwnName(line, evidence)) return [];
  const signature = checkSignature(line.trim(), evidence);
  if (signature) return signature;
  const isLong = wordsOf(folded).length > maxGreetingWords || /[\d:;!?]|[^,]$/.test(folded);
  if (isLong || firstPerson.test(folded) || !greeting.test(folded)) return undefined;
  return contentWords(folded.replace(greeting, ""))
    .filter(({ raw }) => !impersonal.has(raw) && !isIn(stemsOf(raw), posting.keys))
    .map(({ raw }) => doubtful("name", raw));
}

/** "Dear Ms Finch, I am …": a sentence without the salutation that it begins with, if that names nobody else than the posting. */
export function withoutSalutation(sentence: string, evidence: Evidence): string {
  const [lead = "", mark = ""] = /^[^,;:!?.\n]{2,80}([,!])\s+(?=\p{L})/u.exec(sentence) ?? [];
  if (mark === "" || !greeting.test(fold(lead))) return sentence;
  const salutation = `${lead.slice(0, lead.lastIndexOf(mark))},`;
  return checkFormula(salutation, evidence)?.length === 0 ? sentence.slice(lead.length) : sentence;
}

/** A sentence without the mark of a postscript before it, which is no name. */
export const withoutPostscript = (sentence: string): string =>
  sentence.slice(postscript.exec(foldInPlace(sentence))?.[0].length ?? 0);

/** Placeholders, refusals of a model and words of its instructions. */
export function checkForbidden(sentence: string): Reason[] {
  const folded = fold(sentence);
  const found = placeholder.exec(folded);
  if (found) return [refused("placeholder", found[0])];
  const leaked = refusal.exec(folded) ?? leakage.exec(folded);
  return leaked ? [refused("leakage", leaked[0])] : [];
}
