import { findTerms } from "@postulo/evidence/find-terms";
import { fold } from "@postulo/lexicon/fold";

const credentialWords = new Set(
  "licence license permis caces r489 certificate certificat habilitation habilitations carte card cards registration fimo fco adr sst".split(
    " ",
  ),
);

/** Whether a text names a licence, a certificate or a registration. */
export const isCredential = (text: string): boolean =>
  findTerms(text).some(({ term }) => term.kind === "credential") ||
  /\blevel \d\b/i.test(text) ||
  fold(text)
    .split(/[^a-z\d]+/)
    .some((word) => credentialWords.has(word));

/** The categories of a licence: "3", "1B". */
const categories = (text: string): string[] =>
  text.match(/(?<![\p{L}\d])\d[AB]?(?![\p{L}\d])/gu) ?? [];

/** Whether a text names the licence that is asked for in other categories only. */
export function hasOtherCategories(text: string, asked: string): boolean {
  if (!isCredential(asked) || !isCredential(text)) return false;
  const [own, wanted] = [categories(text), categories(asked)];
  return own.length > 0 && wanted.length > 0 && !wanted.some((one) => own.includes(one));
}

/** Abbreviations in capitals: "GP", "HACCP", "CACES", "H0B0". */
export const acronymsIn = (text: string): string[] =>
  (text.match(/(?<![\p{L}\d/])(?:\p{Lu}{2,}|\p{Lu}[\p{Lu}\d]{2,})(?![\p{L}\d/])/gu) ?? []).map(
    fold,
  );
