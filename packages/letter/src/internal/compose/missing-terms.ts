import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { significantWords } from "@postulo/evidence/find-terms";
import type { Requirement } from "@postulo/posting/requirements";
import { lackingTerms } from "@postulo/posting/wishes";
import { profileTexts } from "../profile-language.ts";
import { shownTermIds } from "@postulo/evidence/implied-terms";
import { occurTogether, statementStems } from "@postulo/evidence/word-stems";

/** The terms that the posting requires and the profile does not name, in the posting's words. */
export function missingTerms(
  profile: StoredProfile,
  requirements: readonly Requirement[],
  language: LetterLanguage,
): string[] {
  const texts = [
    ...profileTexts(profile).map(({ text }) => text),
    ...profile.notes.map(({ label, content }) => `${label} ${content}`),
  ];
  const known = new Set(texts.flatMap((text) => [...shownTermIds(text)]));
  const stems = texts.flatMap((text) => statementStems(text));
  const hits = requirements
    .filter(({ kind }) => kind === "must")
    .flatMap(({ text }) => lackingTerms(text, known));
  // The sender of the letter speaks its language.
  const ownLanguage = language === "en" ? "english" : "french";
  const missing = hits.filter(
    ({ term: { id, kind, spellings } }) =>
      kind !== "soft" &&
      id !== ownLanguage &&
      !spellings.some((one) => occurTogether(significantWords(one), stems)),
  );
  return [...new Map(missing.map(({ term, text }) => [term.id, text])).values()];
}
