import { maxSkillNameLength, skillLevels } from "@postulo/domain/profile/skill";
import { parseTypedDate, type PartialDate } from "@postulo/domain/profile/partial-date";
import * as z from "zod/mini";
import { periodOf, type Row, type TransferredProfile } from "./transferred-profile.ts";

/** https://jsonresume.org/schema: the properties that have a column here, all optional. */
const text = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === "string" ? value.trim() : "")),
);
const list = <Item extends z.core.$ZodType>(item: Item) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((items) => items ?? []),
  );
const texts = list(text);
const dates = { startDate: text, endDate: text };
const jsonResume = z.object({
  basics: z.nullish(
    z.object({
      name: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: z.nullish(
        z.object({ address: text, postalCode: text, city: text, countryCode: text }),
      ),
      profiles: list(z.object({ network: text, url: text })),
    }),
  ),
  work: list(
    z.object({
      name: text,
      position: text,
      location: text,
      summary: text,
      highlights: texts,
      ...dates,
    }),
  ),
  volunteer: list(
    z.object({ organization: text, position: text, summary: text, highlights: texts, ...dates }),
  ),
  education: list(z.object({ institution: text, area: text, studyType: text, ...dates })),
  projects: list(
    z.object({ name: text, entity: text, description: text, highlights: texts, ...dates }),
  ),
  certificates: list(z.object({ name: text, issuer: text, date: text })),
  awards: list(z.object({ title: text, awarder: text, summary: text, date: text })),
  publications: list(z.object({ name: text, publisher: text, summary: text, releaseDate: text })),
  skills: list(z.object({ name: text, level: text, keywords: texts })),
  languages: list(z.object({ language: text, fluency: text })),
  other: list(z.object({ label: text, content: text })),
});
type JsonResume = z.infer<typeof jsonResume>;

/** Whether an object has any section of a JSON Resume; the schema requires none. */
const isJsonResume = (content: unknown) =>
  typeof content === "object" &&
  content !== null &&
  Object.keys(jsonResume.shape).some((section) => section in content);

/** Parses YYYY, YYYY-MM or YYYY-MM-DD. */
export function parseIsoDate(written: string): PartialDate | undefined {
  const [, year = "", month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(written) ?? [];
  const typed = [day, month, year].filter((part) => part !== undefined);
  return parseTypedDate(typed.join("/")) ?? undefined;
}

const span = ({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }) =>
  periodOf(parseIsoDate(startDate), parseIsoDate(endDate), startDate !== "" && endDate === "");
const periodOn = (date: string) => periodOf(undefined, parseIsoDate(date), false);
const described = (summary: string, highlights: readonly string[]) =>
  [summary, ...highlights.map((one) => `• ${one}`)].filter((line) => line !== "").join("\n");

function contributionsOf(resume: JsonResume): Row[] {
  return [
    ...resume.projects.map((one) => ({
      title: one.name,
      organization: one.entity,
      description: described(one.description, one.highlights),
      ...span(one),
    })),
    ...resume.volunteer.map((one) => ({
      title: one.position,
      organization: one.organization,
      description: described(one.summary, one.highlights),
      ...span(one),
    })),
    ...resume.certificates.map((one) => ({
      title: one.name,
      organization: one.issuer,
      ...periodOn(one.date),
    })),
    ...resume.awards.map((one) => ({
      title: one.title,
      organization: one.awarder,
      description: one.summary,
      ...periodOn(one.date),
    })),
    ...resume.publications.map((one) => ({
      title: one.name,
      organization: one.publisher,
      description: one.summary,
      ...periodOn(one.releaseDate),
    })),
  ];
}

const levelOf = (written: string) =>
  skillLevels.find((level) => level === written.toLowerCase()) ?? null;

const skillOf = (name: string, category: string, level: string): Row => ({
  name: name.slice(0, maxSkillNameLength),
  category,
  level: levelOf(level),
});

/** The keywords below a heading such as "Web development" are the skills, not the heading. */
function skillsOf({ skills, languages }: JsonResume): Row[] {
  return [
    ...skills.flatMap(({ name, level, keywords }) =>
      (keywords.length > 0 ? keywords : [name]).map((one) => skillOf(one, "technical", level)),
    ),
    ...languages.map(({ language, fluency }) => skillOf(language, "language", fluency)),
  ];
}

/** Only ISO 3166-1 alpha-2 codes are stored as a country. */
const countryCode = (written: string) => (/^[a-z]{2}$/i.test(written) ? written.toUpperCase() : "");

function fieldsOf({ basics }: JsonResume): TransferredProfile["fields"] {
  if (!basics) return {};
  const [first = "", ...last] = basics.name.split(/\s+/);
  const { location, email, phone, summary } = basics;
  return {
    first_name: first,
    last_name: last.join(" "),
    email,
    phone_number: phone,
    summary,
    ...(location
      ? {
          address: location.address,
          postal_code: location.postalCode,
          city: location.city,
          country: countryCode(location.countryCode),
        }
      : {}),
  };
}

/** Parses a JSON Resume; undefined when the content is not one. */
export function parseJsonResume(content: unknown): TransferredProfile | undefined {
  const parsed = jsonResume.safeParse(content);
  if (!parsed.success || !isJsonResume(content)) return undefined;
  const resume = parsed.data;
  const { basics } = resume;
  return {
    fields: fieldsOf(resume),
    lists: {
      experiences: resume.work.map((one) => ({
        company: one.name,
        title: one.position,
        location: one.location,
        description: described(one.summary, one.highlights),
        ...span(one),
      })),
      education: resume.education.map((one) => ({
        school: one.institution,
        degree: one.studyType,
        field_of_study: one.area,
        ...span(one),
      })),
      contributions: contributionsOf(resume),
      competencies: skillsOf(resume),
      websites: [
        ...(basics?.profiles ?? []).map(({ url, network }) => ({
          domain: url,
          display_name: network,
        })),
        ...(basics?.url ? [{ domain: basics.url, display_name: "" }] : []),
      ],
      other: resume.other.map(({ label, content: note }) => ({
        label,
        content: note,
      })),
    },
  };
}
