import { contentStems } from "@postulo/letter/word-stems";
import { isLicence } from "./licences.ts";
import type { Proof } from "./proofs.ts";

/** Words of postings that say how much something is wished, or that a person can do it, not what. */
const wishWords = contentStems(
  `formation diplôme degree connaissance connaissances knowledge notion maîtrise expérience experience apprécié appréciée souhaité souhaitée exigé exigée requis requise
   obligatoire indispensable atout plus idéal idéalement impératif bonus desirable essential required preferred advantage ideally asset welcome mandatory jour
   need must you will have hold least minimum year years role sound good full valid current proven relevant able ability capable qualified certified recognised understanding
   vous savez savoir avez capacité capable bonne bon solide réussie confirmée titulaire ans poste similaire réglementation regulations practice`,
);

/** At least this share of the words must be in one part of the CV. */
const minWordShare = 0.6;

const capitalCode =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}|[\p{L}\p{N}]*\d[\p{L}\p{N}]*)(?![\p{L}\p{N}])/gu;

/** What tells one licence from another: "B", "CE", "R489", "1B". */
const codesIn = (text: string) => new Set(text.replace(/^A (?=\p{Ll})/u, "").match(capitalCode));

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

/** Stems of this length are of one word when one begins with the other: "decontaminate", "decontamination". */
const sameWordLetters = 7;

const hasStem = (stems: ReadonlySet<string>, stem: string) =>
  stems.has(stem) ||
  [...stems].some(
    (other) =>
      Math.min(stem.length, other.length) >= sameWordLetters &&
      (other.startsWith(stem) || stem.startsWith(other)),
  );

/** In words: of a line that is as good as a name. */
const shortLine = 2;
const distinctiveLetters = 6;

const isSubset = (some: ReadonlySet<string>, all: ReadonlySet<string>) =>
  [...some].every((stem) => all.has(stem));

/** Whether a part has the only word of a wish: as the name of a thing, or a long word in a line that says hardly more. */
const hasOnlyWord = (stem: string, { isName }: Proof, own: ReadonlySet<string>) =>
  own.has(stem) && (isName || (own.size <= shortLine && stem.length >= distinctiveLetters));

/** Numbers of a standard or an examination: "2391", not a year. */
const standardsIn = (text: string) =>
  (text.match(/(?<![\p{L}\d])\d{4,5}(?![\p{L}\d])/gu) ?? []).filter(
    (one) => !/^(?:19|20)\d\d$/.test(one),
  );

/** Whether all that a name says is wished for: "18th Edition" of "18th Edition wiring regulations". */
function isNamedWhole({ text, isName }: Proof, wish: string, asked: ReadonlySet<string>): boolean {
  if (!isName) return false;
  const own = contentStems(text);
  return (
    (own.size > 1 && isSubset(own, asked)) ||
    standardsIn(text).some((number) => standardsIn(wish).includes(number))
  );
}

/** The parts with enough words of a wish without known terms; a single word counts only where it says all. */
export function provenByWords(text: string, proofs: readonly Proof[]): string[] {
  const whole = contentStems(text);
  const asked = [...whole].filter((stem) => !wishWords.has(stem));
  if (asked.length === 0) return [];
  const [only = ""] = asked;
  return proofs.flatMap((proof) => {
    const own = contentStems(proof.text);
    const found = asked.filter((stem) => hasStem(own, stem)).length;
    const isEnough =
      isNamedWhole(proof, text, whole) ||
      (asked.length === 1
        ? hasOnlyWord(only, proof, own)
        : found >= 2 && found / asked.length >= minWordShare);
    return isEnough && missingCodes(text, [proof]).length === 0 ? [proof.id] : [];
  });
}
