import { skillJoints, skillWords } from "@postulo/lexicon/skill-nouns";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Posting } from "../posting.ts";
import { commonWords, findTerms } from "@postulo/evidence/find-terms";
import { profileTexts } from "./profile-language.ts";
import { wordKey, wordsOf } from "@postulo/evidence/words";
import type { Word } from "@postulo/evidence/words";

/** Endings of common nouns and adjectives; shorter words, and these countries, may be names. */
const commonEndings: Record<LetterLanguage, RegExp> = {
  en: /(?:ing|ment|tion|sion|ance|ence|ship|ysi|ic|logy|graphy|ery|nes|ity)$/,
  fr: /(?:tion|sion|ment|age|ance|ence|ite|ure|erie|logie|graphie|iere|ique|aire|al|ale|aux|el|elle|if|ive)$/,
};
const shortestByEnding = 7;
const places = new Set(["afrique", "amerique", "belgique", "martinique", "mozambique"]);

const skillWordKeys = new Set(skillWords.map(wordKey));
const joints = new Set(skillJoints);

const isCapitalised = (raw: string) => /^\p{Lu}[\p{Ll}\p{M}]+$/u.test(raw);

const isCommonByEnding = (key: string, language: LetterLanguage) =>
  key.length >= shortestByEnding && !places.has(key) && commonEndings[language].test(key);

/** Whether a word is a common noun and no name, by lists and endings. */
export function isCommon({ key }: Pick<Word, "key">, language: LetterLanguage): boolean {
  if (commonWords.has(key) || skillWordKeys.has(key) || joints.has(key)) return true;
  return isCommonByEnding(key, language);
}

/** The places of a name that tools and languages take, which are written as they are. */
function namedParts(name: string): (word: Word) => boolean {
  const tools = findTerms(name).filter(
    ({ term }) => term.kind === "tool" || term.kind === "language",
  );
  return ({ start, end }) => tools.some((hit) => hit.start <= start && end <= hit.end);
}

/** "the programme Hôpital Manager": capitals inside a sentence are those of a name. */
function isNameInside(written: string, name: string): boolean {
  const at = written.indexOf(name);
  return at > 0 && name.includes(" ") && /\p{Ll}\p{Ll} $/u.test(written.slice(0, at));
}

/** Writes a skill inside a sentence: "Project Management" is "project management", "Power BI" remains. */
export type SkillNamer = (name: string) => string;

/**
 * Takes the capitals off a skill that is made of common nouns, or that profile or posting write small. One word that may be a name
 * leaves all as it was typed.
 */
export function createSkillNamer(
  profile: StoredProfile,
  posting: Posting,
  language: LetterLanguage,
): SkillNamer {
  const written = [posting.text, ...profileTexts(profile).map(({ text }) => text)].join("\n");
  return (name) => {
    const isNamed = namedParts(name);
    const capitalised = wordsOf(name).filter((word) => isCapitalised(word.raw) && !isNamed(word));
    if (capitalised.length === 0 || isNameInside(written, name)) return name;
    const lowered = capitalised.reduce(
      (text, { raw, start, end }) => text.slice(0, start) + raw.toLowerCase() + text.slice(end),
      name,
    );
    const isWrittenSmall = lowered === lowered.toLowerCase() && written.includes(lowered);
    return isWrittenSmall || capitalised.every((word) => isCommon(word, language)) ? lowered : name;
  };
}
