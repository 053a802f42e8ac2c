import { findContract, namesApprenticeship } from "@postulo/domain/posting/posted-contract";
import { longFeminineEnding } from "@postulo/lexicon/posting-title";
import { fold } from "@postulo/lexicon/fold";
import { genderMark } from "@postulo/lexicon/posting-title";
import { findTerms } from "@postulo/evidence/find-terms";

/** What follows an ending in brackets or after a dot: how the feminine is made from the masculine before it. */
const feminineEndings: readonly {
  readonly mark: RegExp;
  readonly masculine: RegExp;
  readonly feminine: string;
}[] = [
  { mark: /^(?:i?[èe]re|e)$/, masculine: /er$/, feminine: "ère" },
  { mark: /^f?fe$/, masculine: /f$/, feminine: "ffe" },
  { mark: /^t?rice$/, masculine: /teur$/, feminine: "trice" },
  { mark: /^(?:euse|se)$/, masculine: /eur$/, feminine: "euse" },
  { mark: /^ne$/, masculine: /n$/, feminine: "nne" },
  { mark: /^i?enne$/, masculine: /en$/, feminine: "enne" },
  { mark: /^[éeè]e?$/, masculine: /$/, feminine: "e" },
  { mark: /^i?ve$/, masculine: /if$/, feminine: "ive" },
];

function feminineOf(masculine: string, mark: string): string {
  const rule = feminineEndings.find(
    (candidate) => candidate.mark.test(mark) && candidate.masculine.test(masculine),
  );
  if (!rule) return masculine + mark;
  return rule.mark.test("ne")
    ? `${masculine}ne`
    : masculine.replace(rule.masculine, "") + rule.feminine;
}

const endings = [
  /\(-?(\p{L}{1,5})\)/u.source,
  /[·.•]-?(\p{L}{1,5})(?:[·.]s)?/u.source,
  `[/-](${longFeminineEnding.source})`,
  /\/(e)/u.source,
];
const bothGenders = new RegExp(`(?<!\\p{L})(\\p{L}{3,})(?:${endings.join("|")})(?!\\p{L})`, "gu");

/** "Infirmier(ère)" and "Conseiller·ère" in the gender of the profile, or else with the ending in brackets. */
function resolveMarks(title: string, gender: string): string {
  return title.replace(bothGenders, (_: string, masculine: string, ...groups: unknown[]) => {
    const ending = groups.slice(0, 4).find((group) => typeof group === "string") ?? "";
    if (gender === "male") return masculine;
    return gender === "female"
      ? feminineOf(masculine, ending.toLowerCase())
      : `${masculine}(${ending})`;
  });
}

const isAlike = (one: string, other: string) => fold(one).slice(0, 4) === fold(other).slice(0, 4);

/** The halves of "Chef pâtissier / Cheffe pâtissière" or "enseignante ou un enseignant", whose words are alike one by one. */
function wholePair(title: string): readonly [string, string] | undefined {
  const [first = "", second = "", ...more] = title.split(/\s(?:\/|ou)\s(?:une? )?/);
  const [words, others] = [first.split(" "), second.split(" ")];
  const hasArticle = /\sou une? /.test(title);
  const isPair =
    more.length === 0 && words.length === others.length && (words.length > 1 || hasArticle);
  return isPair && words.every((word, at) => isAlike(word, others[at] ?? ""))
    ? [first, second]
    : undefined;
}

/** The half of a pair in the applicant's gender; the masculine one, which stands for both, where the profile does not state it. */
function resolveWholePair(title: string, gender: string): string {
  const pair = wholePair(title);
  if (!pair) return title;
  const [first, second] = pair;
  const isFeminineFirst = first.endsWith("e") && !second.endsWith("e");
  return (gender === "female") === isFeminineFirst ? first : second;
}

/** How adjectives of titles end for a man and for a woman. */
const adjectiveEndings = [
  ["ier", "ière"],
  ["if", "ive"],
  ["al", "ale"],
  ["é", "ée"],
  ["ent", "ente"],
  ["int", "inte"],
] as const;

/** Adjectives, and no nouns: "agent courrier" has none. */
const titleAdjective = new RegExp(
  `(?<=^[\\p{L}-]+ )(?:${[
    "(?:hôtel|hospital|saisonn|financ)i[eè]re?|(?:administrat|éducat|sport)i(?:f|ve)",
    "(?:commerci|territori|soci|médic|municip|génér)ale?|(?:qualifi|confirm|expériment|spécialis)ée?",
    "polyvalente?|adjointe?",
  ].join("|")})(?!\\p{L})`,
  "u",
);

/** "Agente hôtelier" with the adjective behind the noun in its gender: the halves of a pair differ, and the posting writes one of them. */
const agreeing = (title: string, gender: string): string =>
  title.replace(titleAdjective, (adjective) => {
    const [masculine, feminine] =
      adjectiveEndings.find(
        ([one, other]) => adjective.endsWith(one) || adjective.endsWith(other),
      ) ?? [];
    if (masculine === undefined) return adjective;
    const stem = adjective.slice(0, -(adjective.endsWith(feminine) ? feminine : masculine).length);
    return stem + (gender === "female" ? feminine : masculine);
  });

/** "Vendeur / Vendeuse" or "Aide-soignant ou aide-soignante": the form of the applicant's gender, else the masculine one. */
function resolvePairs(title: string, gender: string): string {
  const resolved = title.replace(
    /(?<![\p{L}-])([\p{L}-]{4,})\s*(?:\/|\bou\b)\s*([\p{L}-]{4,})/gu,
    (whole, first: string, second: string) => {
      if (!isAlike(first, second)) return whole;
      const [masculine, feminine] =
        /(?:e|trice|euse)$/.test(first) && !/(?:e|trice|euse)$/.test(second)
          ? [second, first]
          : [first, second];
      return gender === "female" ? feminine : masculine;
    },
  );
  return resolved === title ? title : agreeing(resolved, gender);
}

const isName = (word: string) => findTerms(word).some(({ term }) => term.kind === "tool");

/** "Boulanger (H/F)" without the mark, which is no word of a sentence. */
export const withoutGenderMark = (title: string): string =>
  title.replace(genderMark, " ").replaceAll(/\s+/g, " ").trim() || title;

/** A title inside a French sentence: a small first letter, unless it is a name, an abbreviation, or written with capitals throughout. */
export function titleInSentence(written: string): string {
  const title = withoutGenderMark(written);
  const [first = "", ...rest] = title.split(/[\s-]+/);
  const isSpelled = first.length > 1 && first.slice(1) !== first.slice(1).toLowerCase();
  const hasCapitals = rest.some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return isSpelled || hasCapitals || isName(first)
    ? title
    : title.charAt(0).toLowerCase() + title.slice(1);
}

/** The title of a posting inside a sentence, in the applicant's gender. */
export function titleForPerson(title: string, gender: string): string {
  const unmarked = withoutGenderMark(title);
  return resolvePairs(resolveMarks(resolveWholePair(unmarked, gender), gender), gender);
}

/** In characters. */
const headLength = 400;

/** Whether the line of the title, or the head of the posting without contradiction below, says that the job is an apprenticeship. */
function isApprenticeship(title: string, posting: string): boolean {
  const end = posting.indexOf("\n", headLength);
  const head = end < 0 ? posting : posting.slice(0, end);
  const titleLine = posting.split("\n").find((line) => line.includes(title));
  return (
    (titleLine !== undefined && namesApprenticeship(titleLine)) ||
    [head, posting].every((text) => findContract(text, title) === "apprenticeship")
  );
}

/** A title as the posting writes it with the mark of the feminine: "aide-soignant(e)" for "Aide-soignant". */
function withMark(title: string, posting: string): string {
  const at = posting.toLowerCase().indexOf(`${title.toLowerCase()}(`);
  const [mark = ""] =
    at < 0 ? [] : (/^\(\p{L}{1,5}\)/u.exec(posting.slice(at + title.length)) ?? []);
  return `${title}${mark}`;
}

const headNoun = (title: string) => /^[\p{L}-]+/u.exec(title)?.[0].toLowerCase();

const namesOneGender = (title: string) =>
  titleForPerson(title, "female") === titleForPerson(title, "male");

/** The gender in which the person names the same occupation: "Assistante sociale" of "Assistant(e) social(e)"; empty where no title tells. */
function genderOfTitles(title: string, held: readonly string[]): string {
  const own = new Set(held.filter(namesOneGender).map(headNoun));
  const [isFemale, isMale] = ["female", "male"].map((gender) =>
    own.has(headNoun(titleForPerson(title, gender))),
  );
  if (isFemale === isMale) return "";
  return isFemale ? "female" : "male";
}

type Applicant = { readonly gender: string; readonly titles: readonly string[] };

/** The title in the applicant's gender, else in that of a title held, with "en alternance" for an apprenticeship. */
export function targetTitle(title: string, { gender, titles }: Applicant, posting: string): string {
  const marked = withMark(title, posting);
  const isStated = gender === "female" || gender === "male";
  const named = titleForPerson(marked, isStated ? gender : genderOfTitles(marked, titles));
  return !/altern|apprenti|stag/i.test(named) && isApprenticeship(title, posting)
    ? `${named} en alternance`
    : named;
}
