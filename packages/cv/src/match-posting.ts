import { findLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";
import { findTerms } from "@postulo/evidence/find-terms";
import type { StoredProfile } from "@postulo/evidence/profile";
import { contentStems } from "@postulo/evidence/word-stems";
import { contentKeys } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { licenceLines } from "@postulo/posting/licence-lines";
import { matchWishes, provesThing } from "@postulo/posting/match-wishes";
import type { ProfileParts } from "@postulo/posting/profile-parts";
import { type Posting, readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { wishesOf } from "@postulo/posting/wishes";
import {
  type CvDocument,
  type CvLine,
  isEntrySection,
  skillsOf,
  skillText,
} from "./cv-document.ts";
import type { PostingMatch } from "./posting-match.ts";

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The spelling in the text as it is there, except in capitals. */
function spelledIn(text: string, spelling: string): string | undefined {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(spelling)}(?![\\p{L}\\p{N}+#])`,
    "iu",
  );
  const found = pattern.exec(text)?.[0];
  const isShouted = found === found?.toUpperCase() && (found?.length ?? 0) > 5;
  return found === undefined || found.length < 2 || isShouted ? undefined : found;
}

/** "Leading a team" and "Lead a team" are not the name of a skill. */
const isVerbal = (name: string) =>
  /^\p{L}+(?:(?:ing|er|ir) | (?:an?|the|your|our|une?|la|les?|des|notre|votre) )/iu.test(name);

/** "Dementia" says less than "Dementia care"; "DSN" does not of what it abbreviates. */
const saysLess = (name: string, own: string) =>
  contentStems(name).size < contentStems(own).size && !/^[\p{Lu}\d]{2,}$/u.test(name);

/** The posting's names of skills whose own name is nothing but another spelling of the same term. */
function skillNames(master: CvDocument, { text }: Posting): Map<string, string> {
  const names = new Map<string, string>();
  const skills = master.sections.flatMap((section) =>
    section.kind === "skills"
      ? section.groups.flatMap((group) => (group.kind === "languages" ? [] : group.skills))
      : [],
  );
  for (const { id, name } of skills) {
    const term = findTerms(name)[0]?.term;
    if (!term || term.kind === "soft" || spelledIn(text, name)) continue;
    const spellings = term.spellings.map((spelling) => spelling.replace(/^!/, ""));
    if (!spellings.some((spelling) => fold(spelling) === fold(name))) continue;
    const found = spellings.map((spelling) => spelledIn(text, spelling)).find(Boolean);
    if (found !== undefined && !isVerbal(found) && !saysLess(found, name))
      names.set(id, found.charAt(0).toLocaleUpperCase() + found.slice(1));
  }
  return names;
}

function titleScores(master: CvDocument, title: string | undefined): Map<string, number> {
  const asked = contentKeys(title ?? "");
  const jobs = master.sections.flatMap((section) =>
    isEntrySection(section) && section.kind === "experience" ? section.entries : [],
  );
  return new Map(
    jobs.map(({ id, title: own }) => {
      const words = contentKeys(own);
      return [id, [...asked].filter((word) => words.has(word)).length / Math.max(asked.size, 1)];
    }),
  );
}

/** The parts of a CV that can prove what a posting asks for. */
const partsOf = (
  master: CvDocument,
  { otherNotes = [], today, skills = [] }: MatchOptions,
): ProfileParts => ({
  summary: master.summary,
  entries: master.sections.flatMap((section) =>
    isEntrySection(section)
      ? section.entries.map((entry) => ({ ...entry, kind: section.kind }))
      : [],
  ),
  names: skillsOf(master).map((skill) => ({
    id: skill.id,
    text: skillText(skill),
    level: skills.find(({ id }) => id === skill.id)?.level,
  })),
  notes: master.sections.flatMap((section) => (section.kind === "notes" ? section.lines : [])),
  otherNotes,
  today,
});

/** What of the profile is compared besides its master CV. */
export type MatchOptions = {
  /** Notes that are not on the CV. */
  readonly otherNotes?: readonly CvLine[];
  /** The skills with their stored levels, which a CV does not print. */
  readonly skills?: StoredProfile["skills"];
  /** Until when present jobs count as experience; without it, they do not. */
  readonly today?: ProfileParts["today"];
};

/**
 * Compares a pasted posting with a master CV, and with the notes that are not on it. The posting is untrusted: it only chooses among
 * the profile's own parts.
 */
export function matchPosting(
  master: CvDocument,
  postingText: string,
  options: MatchOptions = {},
): PostingMatch {
  const posting = readPosting(postingText);
  const wishes = wishesOf(readRequirements(posting));
  const parts = partsOf(master, options);
  const requirements = matchWishes(wishes, parts, posting.title).map((match, at) => {
    const notes = parts.otherNotes.filter(({ id }) => match.inNotes.includes(id));
    const { kind, text, provenBy, missing, closest } = match;
    return {
      kind,
      text,
      provenBy,
      missing,
      id: `r${at + 1}`,
      inNotes: notes.map((one) => one.text),
      ...(closest === undefined ? {} : { closest }),
    };
  });
  const written = findLetterLanguage(posting.language);
  return {
    title: posting.title,
    isSameLanguage: written === undefined || written === master.language,
    requirements,
    titleScores: titleScores(master, posting.title),
    skillNames: written === master.language ? skillNames(master, posting) : new Map(),
    today: options.today,
  };
}

/** Of notes that are not on CVs, what names a licence, registration or check that a posting asks for. */
export function askedLicences(postingText: string, notes: readonly CvLine[]): CvLine[] {
  const wishes = wishesOf(readRequirements(readPosting(postingText)));
  return licenceLines(notes).flatMap(({ id, sentences }) => {
    const asked = sentences.filter((text) => wishes.some((wish) => provesThing(text, wish)));
    return asked.length > 0 ? [{ id, text: asked.join(" ") }] : [];
  });
}

/** The language of a profile's texts; undefined if they are too few, or in another one. */
export function profileLanguage(profile: StoredProfile): LetterLanguage | undefined {
  const texts = [
    profile.person.summary,
    ...profile.experiences.flatMap(({ title, description }) => [title, description]),
    ...profile.education.flatMap(({ degree, field, description }) => [degree, field, description]),
    ...profile.contributions.flatMap(({ title, description }) => [title, description]),
    ...profile.skills.map(({ name }) => name),
  ];
  return findLetterLanguage(readPosting(texts.join("\n")).language);
}
