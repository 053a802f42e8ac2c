import { withoutMark } from "./own-words.ts";
import type { Period, StoredProfile } from "./profile.ts";

export type EntryKind =
  | "job"
  | "education"
  | "contribution"
  | "skill"
  | "note"
  | "answer"
  | "person";

/** A part of a profile that a sentence can cite. Texts that are missing are "". */
export type Entry = {
  /** The id of the stored row; `personEntryId` for the personal part. */
  readonly id: string;
  readonly kind: EntryKind;
  /** Employer, school or association. */
  readonly organisation: string;
  /** The title held, the degree, the name of the skill, the label of the note, or the question. */
  readonly title: string;
  /** Of a person, the first and the last name. */
  readonly name: string;
  /** Of an education, its field; of a job, its location; of a person, town and country; of a skill, its category. */
  readonly detail: string;
  readonly period: Period | undefined;
  /** Of a skill: the stored level, and the years of experience. */
  readonly level: string;
  readonly years: number | undefined;
  /** In the person's own words, without bullets. */
  readonly lines: readonly string[];
};

/** What a person answered to a question about a posting, as stored. */
export type Answer = { readonly id: string; readonly question: string; readonly answer: string };

export const personEntryId = "profile";

/** The lines of a description without bullets and blank lines. */
function linesOf(text: string): string[] {
  return text
    .split(/\n|\s[•●▪]\s/)
    .map((line) => withoutMark(line).trim())
    .filter((line) => line !== "");
}

type Parts = Pick<Entry, "id" | "kind" | "title"> & Partial<Entry>;
const entry = (parts: Parts): Entry => ({
  organisation: "",
  name: "",
  detail: "",
  period: undefined,
  level: "",
  years: undefined,
  lines: [],
  ...parts,
});

const personEntry = (person: StoredProfile["person"]) =>
  entry({
    id: personEntryId,
    kind: "person",
    title: "",
    name: `${person.first_name} ${person.last_name}`.trim(),
    detail: [person.city, person.country].filter((text) => text !== "").join(", "),
    lines: linesOf(person.summary),
  });

/** Every entry of a profile, and the answers, which are evidence like what is stored. Blank entries are omitted. */
export function readEntries(profile: StoredProfile, answers: readonly Answer[] = []): Entry[] {
  const entries = [
    personEntry(profile.person),
    ...profile.experiences.map(({ id, company, title, location, description, period }) =>
      entry({
        id,
        kind: "job",
        organisation: company,
        title,
        detail: location,
        period,
        lines: linesOf(description),
      }),
    ),
    ...profile.education.map(({ id, school, degree, field, description, period }) =>
      entry({
        id,
        kind: "education",
        organisation: school,
        title: degree,
        detail: field,
        period,
        lines: linesOf(description),
      }),
    ),
    ...profile.contributions.map(({ id, organization, title, description, period }) =>
      entry({
        id,
        kind: "contribution",
        organisation: organization,
        title,
        period,
        lines: linesOf(description),
      }),
    ),
    ...profile.skills.map(({ id, name, level, category, years }) =>
      entry({ id, kind: "skill", title: name, level, detail: category, years }),
    ),
    ...profile.notes.map(({ id, label, content }) =>
      entry({ id, kind: "note", title: label, lines: linesOf(content) }),
    ),
    ...profile.websites.map(({ id, domain }) =>
      entry({ id, kind: "note", title: "", lines: linesOf(domain) }),
    ),
    ...answers.map(({ id, question, answer }) =>
      entry({ id, kind: "answer", title: question, lines: linesOf(answer) }),
    ),
  ];
  return entries.filter(
    ({ title, organisation, name, detail, lines }) =>
      `${title}${organisation}${name}${detail}${lines.join("")}` !== "",
  );
}
