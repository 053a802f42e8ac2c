import type { EntryDate } from "@postulo/evidence/profile";
import {
  type CvDocument,
  type CvEntry,
  type CvSkillGroup,
  type EntrySectionKind,
  isEntrySection,
} from "./cv-document.ts";

const isoDate = (date: EntryDate | undefined) =>
  date &&
  [date.year, date.month]
    .flatMap((part) => (part === undefined ? [] : String(part).padStart(2, "0")))
    .join("-");

const nonEmpty = (text: string | undefined) => (text === "" ? undefined : text);

const periodOf = ({ period }: CvEntry) => ({
  startDate: isoDate(period.start),
  endDate: isoDate(period.end),
});
const highlightsOf = ({ lines }: CvEntry) => lines.map(({ text }) => text);

function basicsOf({ name, headline, contact, summary }: CvDocument) {
  const find = (kind: string) => contact.find((one) => one.kind === kind)?.text;
  const place = find("place");
  return {
    name,
    label: nonEmpty(headline),
    email: find("email"),
    phone: find("phone"),
    summary: nonEmpty(summary.join("\n")),
    location: place === undefined ? undefined : { address: place },
    profiles: contact
      .filter(({ kind }) => kind === "website")
      .map(({ text }) => ({ network: text.split("/")[0], url: `https://${text}` })),
  };
}

/** A CV, or a version of it, as JSON Resume 1.0 (https://jsonresume.org/schema): what it shows, in its order. */
export function jsonResume(document: CvDocument): string {
  const entries = (kind: EntrySectionKind): readonly CvEntry[] =>
    document.sections.flatMap((section) =>
      isEntrySection(section) && section.kind === kind ? section.entries : [],
    );
  const groups = document.sections.flatMap((section): readonly CvSkillGroup[] =>
    section.kind === "skills" ? section.groups : [],
  );
  const resume = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: basicsOf(document),
    work: entries("experience").map((job) => ({
      name: nonEmpty(job.organization),
      position: nonEmpty(job.title),
      location: nonEmpty(job.location),
      ...periodOf(job),
      highlights: highlightsOf(job),
    })),
    volunteer: entries("contributions").map((one) => ({
      organization: nonEmpty(one.organization),
      position: nonEmpty(one.title),
      ...periodOf(one),
      highlights: highlightsOf(one),
    })),
    education: entries("education").map((one) => ({
      institution: nonEmpty(one.organization),
      studyType: nonEmpty(one.study?.degree),
      area: nonEmpty(one.study?.field),
      ...periodOf(one),
      courses: highlightsOf(one),
    })),
    skills: groups
      .filter(({ kind }) => kind !== "languages")
      .map(({ label, skills }) => ({ name: label, keywords: skills.map(({ name }) => name) })),
    languages: groups
      .filter(({ kind }) => kind === "languages")
      .flatMap(({ skills }) =>
        skills.map(({ name, detail }) => ({ language: name, fluency: nonEmpty(detail) })),
      ),
    meta: { language: document.language },
  };
  return `${JSON.stringify(resume, null, 2)}\n`;
}
