import { findContact, phoneIn } from "./contact.ts";
import { readProjects, readVolunteering } from "./contribution.ts";
import { readEducation } from "./education.ts";
import { readExperiences } from "./experience.ts";
import { findRange } from "./internal/date-range.ts";
import { fold } from "./internal/folded-text.ts";
import { mailIn, withWrappedMail } from "./internal/mail-address.ts";
import { organisationScore, roleScore } from "./internal/word-scores.ts";
import type { Line, LineDocument } from "./line.ts";
import type {
  ParsedContribution,
  ParsedExperience,
  ParsedResume,
  ResumeLanguage,
} from "./parsed-resume.ts";
import { findName } from "./person-name.ts";
import { type Section, sectionsOf } from "./section.ts";
import { readLanguages } from "./languages.ts";
import { readSkills, uniqueCompetencies } from "./skills.ts";
import { findSummary } from "./summary.ts";
import { addressesIn, findWebsites, plainAddress } from "./websites.ts";

const french =
  /\b(?:le|la|les|des|du|et|pour|dans|avec|sur|une|en|au|aux|chez|formation|competences|langues|experience professionnelle)\b/g;
const english = /\b(?:the|of|and|for|with|in|to|on|at|by|education|skills|languages|work)\b/g;

function languageOf(lines: readonly Line[]): ResumeLanguage {
  const text = fold(lines.map((line) => line.text).join(" "));
  return (text.match(french)?.length ?? 0) > (text.match(english)?.length ?? 0) ? "fr" : "en";
}

/** Spoken languages may stand behind their label in a section of other things. */
const languageLabel = /^(?:languages?|langues?)(?: (?:spoken|parlées?|étrangères?))?\s?:\s/iu;

type Kind = Section["kind"];

const linesUnder = (sections: readonly Section[], ...kinds: Kind[]) =>
  sections.filter((section) => kinds.includes(section.kind));

const maxContactLength = 60;
const contactReach = 6;
/** The distance above the first line of a column. */
const columnTop = 9;

const isNear = (line: Line) => line.text.length <= maxContactLength && !line.bullet;

/** A footer or a box may stand under another title: the line with the address, and the short lines around it. */
function linesAroundMail(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(
    (line, place) => mailIn(withWrappedMail(line.text, lines[place + 1]?.text)) !== undefined,
  );
  if (at < 0) return [];
  const before = lines.slice(Math.max(0, at - contactReach), at);
  const start = before.findLastIndex((line) => !isNear(line)) + 1;
  const after = lines.slice(at + 1, at + 1 + contactReach);
  const end = after.findIndex((line) => !isNear(line) || line.gapAbove > 3);
  return [
    ...before.slice(start),
    ...lines.slice(at, at + 1),
    ...(end < 0 ? after : after.slice(0, end)),
  ];
}

/** A bar under the name may be cut where the columns below it are: the short lines at the top of a column. */
function linesAtopColumn({ lines }: Section): Line[] {
  const at = lines.findLastIndex(
    (line, place) => line.gapAbove >= columnTop && line.page === lines[place - 1]?.page,
  );
  const top = at > 0 ? lines.slice(at) : [];
  const reaches = top.some(
    ({ text }) => phoneIn(text) !== undefined || addressesIn(text).length > 0,
  );
  return reaches && top.length <= contactReach && top.every(isNear) ? top : [];
}

/** What may hold the ways to reach the person. */
function contactLines(sections: readonly Section[]): Line[] {
  const first = sections.filter((section) => section.kind === "head");
  const titled = linesUnder(sections, "contact", "links").flatMap((section) => section.lines);
  // A title of a personal section may be nothing but a label above the address.
  const atop = sections.flatMap((section) =>
    section.kind === "head" ? [] : linesAtopColumn(section),
  );
  const own = [...first.flatMap((section) => section.lines), ...titled, ...atop];
  if (own.some((line) => mailIn(line.text) !== undefined)) return own;
  return [...own, ...sections.flatMap(({ lines }) => linesAroundMail(lines))];
}

function contributionsOf(sections: readonly Section[]): ParsedContribution[] {
  return [
    ...linesUnder(sections, "projects").flatMap((section) => readProjects(section.lines)),
    ...linesUnder(sections, "volunteering").flatMap((section) => readVolunteering(section.lines)),
  ];
}

const isPost = ({ title, company, start_date }: ParsedExperience) =>
  title !== undefined && start_date !== undefined && company !== undefined;

const isTaught = /\b(?:courses?|lectures?|modules?|seminars?|cours|s[ée]minaires?)\b/i;

/** `Marine Ecology (MSc course, 2021–2023)` has all three, but no word of a post. */
const isNamedPost = (post: ParsedExperience) =>
  isPost(post) &&
  !isTaught.test(post.company?.value ?? "") &&
  (roleScore(post.title?.value ?? "") > 0 || organisationScore(post.company?.value ?? "") > 0);

/** Posts without a title of their section stand where their first time span does. */
function untitledPosts(lines: readonly Line[]): ParsedExperience[] {
  const first = lines.findIndex(({ text }) => findRange(text)?.range.isRange === true);
  if (first < 0) return [];
  const above = lines[first - 1];
  const start = above && (above.bold || roleScore(above.text) > 0) ? first - 1 : first;
  return readExperiences(lines.slice(start)).filter(
    (post) => isPost(post) && roleScore(post.title?.value ?? "") > 0,
  );
}

/** The posts under the titles of work, and those that a section of research or one without a known title holds. */
function experiencesOf(sections: readonly Section[]): ParsedExperience[] {
  const titled = linesUnder(sections, "experience").flatMap(({ lines }) => readExperiences(lines));
  const research = linesUnder(sections, "research").flatMap(({ lines }) => readExperiences(lines));
  const found = [...titled, ...research.filter(isNamedPost)];
  return found.length > 0
    ? found
    : linesUnder(sections, "head", "unknown").flatMap(({ lines }) => untitledPosts(lines));
}

/** Reads a résumé from its lines: sections, then entries, then the profile. Deterministic; nothing is made up. */
export function parseResume(document: LineDocument): ParsedResume {
  const flows = [document.main, ...document.sides];
  const all = flows.flat();
  const sections = sectionsOf(document);
  const contact = contactLines(sections);
  const profile = findContact(document, contact);
  const websites = findWebsites(document, contact);
  const hints = [
    profile.email?.value.split("@")[0] ?? "",
    ...websites.map((site) => plainAddress(site.value)),
  ];
  const name = findName(flows, hints.filter(Boolean));
  return {
    language: languageOf(all),
    lines: all.map((line) => line.text),
    profile: { ...name, ...profile, summary: findSummary(sections) },
    education: linesUnder(sections, "education").flatMap((section) => readEducation(section.lines)),
    experiences: experiencesOf(sections),
    contributions: contributionsOf(sections),
    competencies: uniqueCompetencies([
      ...linesUnder(sections, "skills").flatMap((section) => readSkills(section.lines)),
      ...linesUnder(sections, "languages").flatMap(({ lines }) => {
        const spoken = readLanguages(lines);
        // Under this title stand programming languages as well.
        return spoken.length > 0 ? spoken : readSkills(lines);
      }),
      ...linesUnder(
        sections,
        "volunteering",
        "interests",
        "ignored",
        "unknown",
        "education",
      ).flatMap(({ lines }) => readLanguages(lines.filter(({ text }) => languageLabel.test(text)))),
    ]),
    websites,
  };
}
