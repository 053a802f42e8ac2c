import { countryName } from "@postulo/domain/country-name";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { fold } from "@postulo/lexicon/fold";
import type {
  Contribution,
  Education,
  Experience,
  StoredProfile,
  Skill,
} from "@postulo/evidence/profile";
import {
  type CvContact,
  type CvDocument,
  type CvEntry,
  type CvLine,
  type CvNote,
  type CvSection,
  type CvSkill,
  type CvSkillGroup,
  type EntrySectionKind,
  type SkillGroupKind,
  skillGroupKinds,
} from "./cv-document.ts";
import { headlineOf } from "./headline.ts";
import { openText, periodText, wordingOf } from "./internal/cv-wording.ts";
import { isLicence } from "@postulo/posting/licence-names";
import { isCvNote, isOptionalNote } from "@postulo/evidence/cv-notes";
import { publicNote } from "@postulo/evidence/private-notes";
import { ownLines, ownWords } from "@postulo/evidence/own-words";

const joined = (texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

const linesOf = (id: string, texts: readonly string[]): CvLine[] =>
  texts.map((text, at) => ({ id: `${id}/${at}`, text }));

/** The parts of any entry. */
type WrittenEntry = Pick<Experience, "id" | "title" | "location" | "description" | "period"> & {
  readonly organization: string;
};

function toEntry(entry: WrittenEntry, language: LetterLanguage): CvEntry {
  const { id, title, organization, location, description, period } = entry;
  const own = (text: string) => ownWords(text, language);
  const [first = "", second = ""] = [own(title), own(organization)].filter((text) => text !== "");
  return {
    id,
    title: first,
    organization: second,
    location: own(location),
    dates: periodText(period, language),
    period,
    lines: linesOf(id, ownLines(description, language)),
  };
}

const toJob = (job: Experience, language: LetterLanguage) =>
  toEntry({ ...job, organization: job.company }, language);
const toContribution = (one: Contribution, language: LetterLanguage) =>
  toEntry({ ...one, location: "" }, language);

function toStudy(study: Education, language: LetterLanguage): CvEntry {
  const degree = ownWords(study.degree, language);
  const field = ownWords(study.field, language);
  const title = joined([degree, field]);
  const entry = toEntry({ ...study, title, organization: study.school, location: "" }, language);
  // The year of its beginning alone would be taken for that of the degree.
  const isOpen = !study.period.isCurrent && study.period.end === undefined;
  const dates = (isOpen ? openText(study.period, language) : undefined) ?? entry.dates;
  return { ...entry, dates, study: { degree, field } };
}

function groupOf({ name, category }: Skill): SkillGroupKind {
  if (category === "language") return "languages";
  if (category === "toolsAndSoftware") return "software";
  return isLicence(name) ? "licences" : "professional";
}

function toSkill(skill: Skill, language: LetterLanguage): CvSkill {
  const { levels, years } = wordingOf(language);
  const name = ownWords(skill.name, language);
  const detail = skill.category === "language" ? (levels[skill.level] ?? "") : "";
  const experience = skill.years === undefined ? "" : years(skill.years);
  return { id: skill.id, name, detail: /[()]/.test(name) ? "" : detail || experience };
}

function skillGroups({ skills }: StoredProfile, language: LetterLanguage): CvSkillGroup[] {
  const named = skills.filter(({ name }) => name !== "");
  const { groups, labelled } = wordingOf(language);
  return skillGroupKinds
    .map((kind) => ({
      kind,
      label: groups[kind],
      lead: labelled(groups[kind], ""),
      skills: named
        .filter((skill) => groupOf(skill) === kind)
        .map((skill) => toSkill(skill, language)),
    }))
    .filter((group) => group.skills.length > 0);
}

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const isRepeated = (word: string, other: string | undefined) =>
  word === other || (word.length >= 8 && word.slice(0, 8) === other?.slice(0, 8));

/** "Permis : Permis B" says "Permis" twice; « Disponibilité : Disponible » nearly so. A label with one more word stays. */
function repeatsLabel(label: string, content: string): boolean {
  const own = wordsIn(label);
  const words = wordsIn(content);
  const [first = ""] = own;
  return (
    first.length >= 5 &&
    isRepeated(first, words[0]) &&
    own.every((word) => words.some((other) => isRepeated(word, other)))
  );
}

type Note = StoredProfile["notes"][number];

function labelledNote(
  { id, label, content }: Note,
  lines: readonly string[],
  language: LetterLanguage,
): CvNote[] {
  const text = lines.filter((line) => line !== "").join("; ");
  if (text === "") return [];
  if (repeatsLabel(label, content)) return [{ id, text }];
  const { labelled } = wordingOf(language);
  const name = ownWords(label, language);
  return [{ id, text: labelled(name, text), lead: labelled(name, "") }];
}

/** The notes that are on CVs; those of one label stand together, where the first of them is. */
function noteLines({ notes }: StoredProfile, language: LetterLanguage): CvNote[] {
  const shown = notes.filter((note) => note.content !== "" && isCvNote(note));
  return [...Map.groupBy(shown, ({ label }) => fold(label.trim())).values()]
    .flat()
    .flatMap((note) => {
      const lines = ownLines(note.content, language).map((line) => publicNote(note.label, line));
      return labelledNote(note, lines, language);
    });
}

/** The notes that are not on CVs. */
export const otherNotes = ({ notes }: StoredProfile, language: LetterLanguage): CvLine[] =>
  notes
    .filter((note) => note.content !== "" && !isCvNote(note))
    .map(({ id, content }) => ({ id, text: ownLines(content, language).join("; ") }));

/**
 * What a CV shows only when the person chooses it: the notes that are not on CVs, whole. Not offered are answers to questions of
 * forms, what no CV shows, such as age and pay, and notes of which a part is on this CV.
 */
function offeredNotes(
  { notes }: StoredProfile,
  language: LetterLanguage,
  asked: readonly CvLine[],
): CvNote[] {
  const shown = new Set(asked.map(({ id }) => id));
  return notes
    .filter((note) => note.content !== "" && isOptionalNote(note) && !note.isAnswer)
    .filter(({ id }) => !shown.has(id))
    .flatMap((note) => labelledNote(note, ownLines(note.content, language), language));
}

function contactOf({ person, websites }: StoredProfile, language: LetterLanguage): CvContact[] {
  const country = countryName(person.country, language);
  const place = joined([person.city, country].map((text) => ownWords(text, language)));
  const sites = websites.map(({ domain }) =>
    domain.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, ""),
  );
  const contact: CvContact[] = [
    { kind: "place", text: place },
    { kind: "phone", text: ownWords(person.phone_number, "en") },
    { kind: "email", text: ownWords(person.email, "en") },
    ...sites.map((text): CvContact => ({ kind: "website", text: ownWords(text, "en") })),
  ];
  return contact.filter(({ text }) => text !== "");
}

const hasText = ({ title, organization, lines }: CvEntry) =>
  title !== "" || organization !== "" || lines.length > 0;

function sectionsOf(
  profile: StoredProfile,
  language: LetterLanguage,
  asked: readonly CvLine[],
): CvSection[] {
  const titles = wordingOf(language).sections;
  const entries: Record<EntrySectionKind, CvEntry[]> = {
    experience: profile.experiences.map((job) => toJob(job, language)).filter(hasText),
    education: profile.education.map((study) => toStudy(study, language)).filter(hasText),
    contributions: profile.contributions
      .map((one) => toContribution(one, language))
      .filter(hasText),
  };
  const order = ["experience", "education", "contributions"] as const;
  const lists = order
    .filter((kind) => entries[kind].length > 0)
    .map((kind): CvSection => ({ kind, title: titles[kind], entries: entries[kind] }));
  const groups = skillGroups(profile, language);
  const lines = [...noteLines(profile, language), ...asked];
  return [
    ...lists,
    ...(groups.length > 0 ? [{ kind: "skills", title: titles.skills, groups } as const] : []),
    ...(lines.length > 0 ? [{ kind: "notes", title: titles.notes, lines } as const] : []),
  ];
}

/** The title of the current or last job, else of the first degree. */
function masterHeadline(sections: readonly CvSection[]): string {
  const entries = sections.flatMap((section) => ("entries" in section ? section.entries : []));
  const [first] = entries;
  const current = sections
    .flatMap((section) => (section.kind === "experience" ? section.entries : []))
    .find(({ period }) => period.isCurrent);
  const shown = current ?? first;
  return shown ? headlineOf(shown) : "";
}

/**
 * The CV of the whole profile: the person's own lines, with titles of sections, dates and levels in `language`. No photo, age,
 * gender or postal address. Notes are in it only under labels of a CV (a driving licence, interests, availability); it offers the
 * others.
 * @param asked - lines of other notes that a posting asks for
 */
export function masterCv(
  profile: StoredProfile,
  language: LetterLanguage,
  asked: readonly CvLine[] = [],
): CvDocument {
  const { first_name: first, last_name: last, summary } = profile.person;
  const sections = sectionsOf(profile, language, asked);
  const offered = offeredNotes(profile, language, asked);
  return {
    language,
    name: ownWords(`${first} ${last}`, language),
    headline: masterHeadline(sections),
    contact: contactOf(profile, language),
    summary: ownLines(summary, language),
    sections,
    ...(offered.length > 0 ? { offered } : {}),
  };
}
