import { contentKeys, wordKey } from "@postulo/evidence/words";
import { isLicence } from "./licences.ts";
import type { Proof } from "./proofs.ts";

/** Words of postings that say how much something is wished, not what. */
const wishWords = new Set(
  "formation diplôme degree connaissance knowledge notion maîtrise expérience experience apprécié appréciée souhaité souhaitée exigé exigée requis requise obligatoire atout plus idéal idéalement impératif bonus desirable essential required preferred advantage ideally asset welcome mandatory jour"
    .split(" ")
    .map((word) => wordKey(word)),
);

/** At least this share of the words must be in one part of the CV. */
const minWordShare = 0.6;

const capitalCode =
  /(?<![\p{L}\p{N}])(?:\p{Lu}{1,2}|[\p{L}\p{N}]*\d[\p{L}\p{N}]*)(?![\p{L}\p{N}])/gu;

/** What tells one licence from another: "B", "CE", "R489", "1B". */
const codesIn = (text: string) => new Set(text.match(capitalCode));

/** The codes of a wished licence that none of these parts has together. */
export function missingCodes(text: string, proofs: readonly Proof[]): readonly string[] {
  if (!isLicence(text)) return [];
  const lacking = proofs.map((proof) => {
    const own = codesIn(proof.text);
    return [...codesIn(text)].filter((code) => !own.has(code));
  });
  return lacking.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** The parts with enough words of a wish without known terms; a single word counts only in a name. */
export function provenByWords(text: string, proofs: readonly Proof[]): string[] {
  const asked = [...contentKeys(text)].filter((key) => !wishWords.has(key));
  if (asked.length === 0) return [];
  return proofs.flatMap((proof) => {
    const words = contentKeys(proof.text);
    const found = asked.filter((key) => words.has(key)).length;
    const isEnough =
      asked.length === 1
        ? found === 1 && proof.isName
        : found >= 2 && found / asked.length >= minWordShare;
    return isEnough && missingCodes(text, [proof]).length === 0 ? [proof.id] : [];
  });
}
