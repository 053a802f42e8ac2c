import { commonWords, findTerms, nameHeads } from "@postulo/evidence/find-terms";
import { memoize } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordKey } from "@postulo/evidence/words";
import { isLicence } from "../../licence-names.ts";
import { wishWords } from "../../asked-stems.ts";
import type { Proof } from "./proofs.ts";
import { hasExample, innerCapital, isSameName } from "./examples.ts";
import { isTimeOfWork } from "./work-times.ts";
import { hasNamesOf, statedShare } from "./stated-share.ts";

/** At least this share of the words must be in one part of the CV. */
const minWordShare = 0.62;

const isCode = (word: string) => /^\p{Lu}{1,2}$/u.test(word) || /\d/.test(word);

/** What tells one licence from another: "B", "CE", "R489", "1B". */
const codesIn = memoize(
  (text): ReadonlySet<string> =>
    new Set(
      text
        .replace(/^A (?=\p{Ll})/u, "")
        .split(/[^\p{L}\p{N}]+/u)
        .filter(isCode),
    ),
);

/** A country is no category of a licence: "a full UK driving licence". */
const countries = new Set(["UK", "EU", "US", "FR", "UE"]);

/** The codes of a wished licence that none of these parts has together. */
export function missingCodes(text: string, proofs: readonly Proof[]): readonly string[] {
  if (!isLicence(text)) return [];
  const lacking = proofs.map((proof) => {
    const own = codesIn(proof.text);
    return [...codesIn(text)].filter((code) => !own.has(code) && !countries.has(code));
  });
  return lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** In words: of a line that is as good as a name. */
const shortLine = 2;
const distinctiveLetters = 6;

/**
 * Whether a part has the only word of a wish: as the name of a thing, a time of work, or a long word in a title or in a line that
 * says hardly more.
 */
const hasOnlyWord = (stem: string, { isName, isTitle }: Proof, own: ReadonlySet<string>) =>
  own.has(stem) &&
  (isName ||
    isTimeOfWork(stem) ||
    ((isTitle || own.size <= shortLine) && stem.length >= distinctiveLetters));

/** Numbers of a standard or an examination: "2391", not a year. */
const standardsIn = memoize((text): readonly string[] =>
  (text.match(/(?<![\p{L}\d])\d{4,5}(?![\p{L}\d])/gu) ?? []).filter(
    (one) => !/^(?:19|20)\d\d$/.test(one),
  ),
);

/** A registration's label and number say nothing of what is registered: "Registration: NMC PIN 08F2244E". */
const registrationLabel = /^[^:]*(?:registration|inscription)\s*:/iu;
const registrationNumber = /(?<![\p{L}\d])(?=\p{L}*\d)[\p{Lu}\d-]{6,}(?![\p{L}\d])/gu;

/** Endings of what people do or study: "Nursing", "History", "Gestion". Hardly a product or a standard has one. */
const generalEnding =
  /(?:ing|ion|ment|ship|age|[ae]nce|logy|phy|try|ory|ery|ics|ness|ity|ure|isme?|ique|ie)$/u;

/** Whether a name is one capitalised word and no general term such as "Safety". */
const isPlainName = memoize(
  (name) =>
    /^\p{Lu}\p{Ll}[\p{L}\d]{2,}$/u.test(name) &&
    (innerCapital.test(name) || !generalEnding.test(name)) &&
    !commonWords.has(wordKey(name)) &&
    !nameHeads.has(name.toLowerCase()) &&
    findTerms(name).every(({ term }) => term.kind === "tool" || term.kind === "language"),
);

const startsLower = (word: string) => /^\p{Ll}/u.test(word);

/**
 * Whether a wish has a name of one word inside its sentence, between words in lower case: "Causeway" of "experience with Causeway data".
 * Beside another capital it can be a part of a longer name: "Property Management". The posting tells by its capitals that it is a name.
 */
function isProperName(name: string, wish: string): boolean {
  const words = wish.match(/[\p{L}\p{N}'’+#-]+/gu) ?? [];
  return words.some(
    (word, at) =>
      isSameName(name, word) &&
      isPlainName(word) &&
      startsLower(words[at - 1] ?? "") &&
      startsLower(words[at + 1] ?? "end"),
  );
}

/** Without the label and the number of a registration. */
const registered = memoize((name) =>
  name.replace(registrationLabel, " ").replace(registrationNumber, " "),
);

/** "Category C" of "Full category C licence": a word and the code of a licence. */
const isNamedByCode = (name: string, wish: string, hasWords: boolean): boolean => {
  const own = codesIn(name);
  return hasWords && own.size > 0 && isLicence(wish) && own.isSubsetOf(codesIn(wish));
};

/** Whether all that a name says is wished for: "18th Edition" of "18th Edition wiring regulations". */
function isNamedWhole({ text, isName }: Proof, wish: string, asked: ReadonlySet<string>): boolean {
  if (!isName) return false;
  const own = contentStems(registered(text));
  return (
    (own.size > 1 && own.isSubsetOf(asked)) ||
    isNamedByCode(text, wish, own.isSubsetOf(asked)) ||
    isProperName(text, wish) ||
    standardsIn(text).some((number) => standardsIn(wish).includes(number))
  );
}

/** Abbreviations in capitals are names: "DSN", "COMAH". Empty for a text that is in capitals throughout. */
const abbreviationsIn = memoize(
  (text): ReadonlySet<string> =>
    new Set(
      text === text.toUpperCase() ? [] : text.match(/(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu),
    ),
);

/** Whether all that is wished for is one abbreviation, which the part has too. */
function hasOnlyAbbreviation(wish: string, { text }: Proof): boolean {
  const [only, ...others] = abbreviationsIn(wish);
  return only !== undefined && others.length === 0 && abbreviationsIn(text).has(only);
}

/** A title says little, and one word is a general term of many things: "History" of "a degree in History of art". */
const neededShare = ({ isTitle, isName }: Proof, own: ReadonlySet<string>) =>
  isTitle || (isName && own.size === 1) ? 1 : minWordShare;

/** The stems of a wish without those of most postings. */
const askedOf = memoize((wish): readonly string[] =>
  [...contentStems(wish)].filter((stem) => !wishWords.has(stem)),
);

/** The share of a wish without known terms that a part proves; a single word counts only where it says all. */
function provenShare(text: string, proof: Proof): number {
  if (isNamedWhole(proof, text, contentStems(text)) || hasExample(text, proof)) return 1;
  const asked = askedOf(text);
  const own = contentStems(proof.text);
  const [only, ...others] = asked;
  if (only === undefined) return 0;
  if (others.length === 0)
    return hasOnlyWord(only, proof, own) || hasOnlyAbbreviation(text, proof) ? 1 : 0;
  const share = statedShare(text, proof.text, proof.context);
  return share >= neededShare(proof, own) ? share : 0;
}

/** What a code in brackets asks for is no other word for what is before it: P2 of "charging points (IRVE P2)". */
const codeInBrackets = /\([^()]*?(?<!\p{L})(\p{Lu}{1,5}\d{1,4})\)/u;

const hasBracketCode = (wish: string, { text }: Proof): boolean => {
  const [, code] = codeInBrackets.exec(wish) ?? [];
  return code === undefined || text.split(/[^\p{L}\p{N}]+/u).includes(code);
};

/** The parts with enough words of a wish; where one has all of them, those that have only some are left out. */
export function provenByWords(text: string, proofs: readonly Proof[]): string[] {
  const shares = proofs
    .filter((proof) => missingCodes(text, [proof]).length === 0 && hasBracketCode(text, proof))
    .map((proof) => ({ id: proof.id, share: provenShare(text, proof) }));
  const needed = shares.some(({ share }) => share === 1) ? 1 : minWordShare;
  return shares.filter(({ share }) => share >= needed).map(({ id }) => id);
}

/** Names that contain what a wish asks for, such as the name of a licence. */
export const namedByWords = (text: string, proofs: readonly Proof[]): string[] =>
  provenByWords(
    text,
    proofs.filter(
      (proof) => proof.isName && (provenShare(text, proof) === 1 || hasNamesOf(text, proof.text)),
    ),
  );
