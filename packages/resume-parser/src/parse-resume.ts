import { functionWord } from "@postulo/lexicon/resume-language";
import { findContact, findPhoneNumber } from "./contact.ts";
import { readProjects, readVolunteering } from "./contribution.ts";
import { readEducation } from "./education.ts";
import { withSureness } from "./entry-doubt.ts";
import { readExperiences } from "./experience.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { stripImpossible } from "./internal/impossible-values.ts";
import { withHeaderRemarks } from "./internal/header-remarks.ts";
import { stripPlaceholders } from "./internal/placeholders.ts";
import { gridOfStudies } from "./internal/layout/grid-entries.ts";
import { stripTail } from "./internal/section-tails.ts";
import { fold } from "./internal/text/folded-text.ts";
import { findEmail, joinWrappedEmail } from "./internal/text/email-address.ts";
import { placesOf, titleLines } from "./internal/places/line-places.ts";
import { writeYearRanges } from "./internal/dates/year-ranges.ts";
import {
  degreeScore,
  organisationScore,
  roleScore,
  schoolScore,
} from "./internal/text/word-scores.ts";
import { readNotes } from "./notes.ts";
import { columnTopGap, type Line, type LineDocument } from "./line.ts";
import {
  type ParsedContribution,
  type ParsedEducation,
  type ParsedExperience,
  type ParsedResume,
  type ResumeLanguage,
  resumeLanguages,
} from "./parsed-resume.ts";
import { findName } from "./person-name.ts";
import { type Section, sectionsOf } from "./section.ts";
import { languagesAmong, languagesAmongEntries, readLanguages } from "./languages.ts";
import { readSkills, uniqueCompetencies } from "./skills.ts";
import { findSummary } from "./summary.ts";
import { findUrls, findWebsites, normaliseUrl } from "./websites.ts";

function languageOf(lines: readonly Line[]): ResumeLanguage {
  const text = fold(lines.map((line) => line.text).join(" "));
  const counts = resumeLanguages.map((language) => text.match(functionWord[language])?.length ?? 0);
  return resumeLanguages[counts.indexOf(Math.max(...counts))] ?? "en";
}

type Kind = Section["kind"];

const linesUnder = (sections: readonly Section[], ...kinds: Kind[]) =>
  sections.filter((section) => kinds.includes(section.kind));

const maxContactLength = 60;
const contactReach = 6;

const isShortLine = (line: Line) => line.text.length <= maxContactLength && !line.bullet;

/**
 * Finds contact data in a footer or box under another title: the line with the e-mail address and the short lines
 * around it.
 */
function linesAroundEmail(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(
    (line, place) => findEmail(joinWrappedEmail(line.text, lines[place + 1]?.text)) !== undefined,
  );
  if (at < 0) return [];
  const before = lines.slice(Math.max(0, at - contactReach), at);
  const start = before.findLastIndex((line) => !isShortLine(line)) + 1;
  const after = lines.slice(at + 1, at + 1 + contactReach);
  const end = after.findIndex((line) => !isShortLine(line) || line.gapAbove > 3);
  return [
    ...before.slice(start),
    ...lines.slice(at, at + 1),
    ...(end < 0 ? after : after.slice(0, end)),
  ];
}

/** A contact bar cut at a column boundary: the short lines at the top of a column. */
function topLinesOfColumn({ lines }: Section): Line[] {
  const at = lines.findLastIndex(
    (line, place) => line.gapAbove >= columnTopGap && line.page === lines[place - 1]?.page,
  );
  const top = at > 0 ? lines.slice(at) : [];
  const reaches = top.some(
    ({ text }) => findPhoneNumber(text) !== undefined || findUrls(text).length > 0,
  );
  return reaches && top.length <= contactReach && top.every(isShortLine) ? top : [];
}

/** Lines that can contain contact data. */
function contactLines(sections: readonly Section[]): Line[] {
  const first = sections.filter((section) => section.kind === "head");
  const titled = linesUnder(sections, "contact", "links").flatMap((section) => section.lines);
  // The title of a personal section can be a mere label above the address.
  const atop = sections.flatMap((section) =>
    section.kind === "head" ? [] : topLinesOfColumn(section),
  );
  const own = [...first.flatMap((section) => section.lines), ...titled, ...atop];
  if (own.some((line) => findEmail(line.text) !== undefined)) return own;
  return [...own, ...sections.flatMap(({ lines }) => linesAroundEmail(lines))];
}

function contributionsOf(sections: readonly Section[]): ParsedContribution[] {
  return [
    ...linesUnder(sections, "projects").flatMap((section) => readProjects(section.lines)),
    ...linesUnder(sections, "volunteering").flatMap((section) => readVolunteering(section.lines)),
  ];
}

const isPosition = ({ title, company, start_date }: ParsedExperience) =>
  title !== undefined && start_date !== undefined && company !== undefined;

const teachingWords = /\b(?:courses?|lectures?|modules?|seminars?|cours|s[ée]minaires?)\b/i;

/** `Marine Ecology (MSc course, 2021–2023)` has all three values, but no word of a position. */
const isNamedPosition = (position: ParsedExperience) =>
  isPosition(position) &&
  !teachingWords.test(position.company?.value ?? "") &&
  (roleScore(position.title?.value ?? "") > 0 ||
    organisationScore(position.company?.value ?? "") > 0);

/** Positions without a section title: the entries from the first date range on. */
function untitledPositions(lines: readonly Line[]): ParsedExperience[] {
  const first = lines.findIndex(({ text }) => findRange(text)?.range.isRange === true);
  if (first < 0) return [];
  const above = lines[first - 1];
  const start = above && (above.bold || roleScore(above.text) > 0) ? first - 1 : first;
  return readExperiences(lines.slice(start)).filter(
    (position) => isPosition(position) && roleScore(position.title?.value ?? "") > 0,
  );
}

/**
 * Positions of experience sections, then named ones of research sections, else those of sections without a recognised
 * title.
 */
function experiencesOf(sections: readonly Section[]): ParsedExperience[] {
  const titled = linesUnder(sections, "experience").flatMap(({ lines }) => readExperiences(lines));
  const research = linesUnder(sections, "research").flatMap(({ lines }) => readExperiences(lines));
  const found = [...titled, ...research.filter(isNamedPosition)];
  return found.length > 0
    ? found
    : linesUnder(sections, "head", "unknown").flatMap(({ lines }) => untitledPositions(lines));
}

/** A study beyond doubt: a known degree, with a known school or dates. */
const isSureStudy = ({ school, degree, start_date, end_date }: ParsedEducation) =>
  degreeScore(degree?.value ?? "") >= 0.7 &&
  (schoolScore(school?.value ?? "") > 0 || (start_date ?? end_date) !== undefined);

/** Studies without a section title: the sure entries from the first degree or school on. */
function untitledStudies(lines: readonly Line[]): ParsedEducation[] {
  const first = lines.findIndex(
    ({ text, bullet }) =>
      !bullet && text.length < 120 && degreeScore(text) + schoolScore(text) >= 0.65,
  );
  const above = lines[first - 1];
  const start = above && findRange(above.text) !== undefined ? first - 1 : first;
  return first < 0 ? [] : readEducation(lines.slice(start)).filter(isSureStudy);
}

/** Studies of education sections, else those of sections that are no lists of their own. */
function educationOf(sections: readonly Section[]): ParsedEducation[] {
  const titled = sections.flatMap(({ kind, lines }) =>
    readEducation(kind === "education" ? lines : gridOfStudies(lines)),
  );
  return titled.length > 0
    ? titled
    : linesUnder(sections, "head", "unknown", "contact", "certifications", "publications").flatMap(
        ({ lines }) => untitledStudies(lines),
      );
}

/** The study that a position is: at a school, or for a degree. */
function studyOfPosition(
  position: ParsedExperience,
  lines: readonly Line[],
): ParsedEducation | undefined {
  const [name, school] = [position.title?.value ?? "", position.company?.value ?? ""];
  const isDegree = degreeScore(name) >= 0.8 && roleScore(name) === 0;
  if (!isDegree && (schoolScore(school) === 0 || isPosition(position))) return undefined;
  const own = new Set(position.lines);
  const [study, ...others] = readEducation(lines.filter(({ number }) => own.has(number)));
  return study && others.length === 0 && isSureStudy(study) ? study : undefined;
}

/** Separates the studies among the positions. */
function stripStudies(found: readonly ParsedExperience[], lines: readonly Line[]) {
  const positions: ParsedExperience[] = [];
  const studies: ParsedEducation[] = [];
  for (const position of found) {
    const study = studyOfPosition(position, lines);
    if (study) studies.push(study);
    else positions.push(position);
  }
  return { positions, studies };
}

const ofEntries: ReadonlySet<Kind> = new Set(["experience", "volunteering", "projects"]);

/** Languages outside their sections. */
function languagesBetween(sections: readonly Section[], positions: readonly ParsedExperience[]) {
  const ofPositions = new Set(positions.flatMap((position) => position.lines));
  return sections
    .filter(({ kind }) => kind !== "skills" && kind !== "languages")
    .flatMap(({ kind, lines }) => {
      const isTold = ({ number }: Line) => ofEntries.has(kind) || ofPositions.has(number);
      return [
        ...languagesAmong(lines.filter((line) => !isTold(line))),
        ...languagesAmongEntries(lines.filter(isTold)),
      ];
    });
}

/** Parses a résumé: lines to sections, to entries, to a profile. Deterministic; each value is taken from the lines. */
export function parseResume(written: LineDocument): ParsedResume {
  const document = writeYearRanges(written);
  const flows = [document.main, ...document.sides];
  const all = flows.flat();
  const sections = sectionsOf(document).flatMap(stripTail);
  const contact = contactLines(sections);
  const profile = findContact(document, contact);
  const websites = findWebsites(document, contact);
  const hints = [
    profile.email?.value.split("@")[0] ?? "",
    ...websites.map((site) => normaliseUrl(site.value)),
  ];
  const name = findName(flows, hints.filter(Boolean));
  const nameLines = new Set([...(name.first_name?.lines ?? []), ...(name.last_name?.lines ?? [])]);
  // Some people have the name of a town.
  const isNamed = [name.first_name, name.last_name].some(
    (one) => profile.city && fold(one?.value ?? "") === fold(profile.city.value),
  );
  const home = isNamed
    ? findContact(
        document,
        contact.filter(({ number }) => !nameLines.has(number)),
      )
    : profile;
  const moved = stripStudies(experiencesOf(sections), all);
  const ofPositions = new Set(moved.positions.flatMap((position) => position.lines));
  const resume = stripPlaceholders({
    language: languageOf(all),
    lines: [written.main, ...written.sides, written.unread ?? []].flat().map((line) => line.text),
    places: placesOf(document),
    titles: titleLines(document, sections),
    profile: { ...name, ...profile, city: home.city, summary: findSummary(sections) },
    education: [
      ...educationOf(sections).filter(
        ({ lines: own }) => !own.every((line) => ofPositions.has(line)),
      ),
      ...moved.studies,
    ],
    experiences: moved.positions,
    contributions: contributionsOf(sections),
    competencies: uniqueCompetencies([
      ...linesUnder(sections, "skills").flatMap((section) => readSkills(section.lines)),
      ...linesUnder(sections, "languages").flatMap(({ lines }) => {
        const spoken = readLanguages(lines);
        // Programming languages can be in a section titled "Languages".
        return spoken.length > 0 ? spoken : readSkills(lines);
      }),
      ...languagesBetween(sections, moved.positions),
    ]),
    websites,
    notes: readNotes(sections),
  });
  return withHeaderRemarks(withSureness(stripImpossible(resume)));
}
