import { answerScopes, type StoredAnswer } from "@postulo/autofill/answer";
import type { Job, School, Skill, Website } from "@postulo/autofill/applicant";
import { sensitiveKeys } from "@postulo/autofill/field-key";
import { answerKeys } from "@postulo/domain/answer-key";
import { datePrecisions, type PartialDate } from "@postulo/domain/profile/partial-date";
import { stripLanguageLevel } from "@postulo/domain/profile/skill";
import * as z from "zod/mini";
import { kindOfNote } from "./note-kind.ts";
import type { SessionClient } from "../session/session-client.ts";

const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
/** Null if its date is null. */
const precision = z.nullable(z.enum(datePrecisions));
const period = {
  start_date: z.nullable(z.string()),
  start_date_precision: precision,
  end_date: z.nullable(z.string()),
  end_date_precision: precision,
  is_current: z.boolean(),
};
const periodColumns =
  "start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order";

const websiteRows = z.array(z.object({ domain: orEmpty, display_name: orEmpty }));
const jobRows = z.array(
  z.object({
    ...period,
    company: orEmpty,
    title: orEmpty,
    location: orEmpty,
    description: orEmpty,
  }),
);
const schoolRows = z.array(
  z.object({
    ...period,
    school: orEmpty,
    degree: orEmpty,
    field_of_study: orEmpty,
    description: orEmpty,
  }),
);
const skillRows = z.array(
  z.object({
    name: z.string(),
    category: orEmpty,
    level: orEmpty,
    years_of_experience: z.nullable(z.number()),
  }),
);
/** Forms have a separate field for the level of a language. */
const withoutLevel = (skill: Skill): Skill =>
  skill.category === "language" ? { ...skill, name: stripLanguageLevel(skill.name) } : skill;

/** Answers of unknown kinds are skipped. */
const answerRow = z.object({
  kind: z.enum([...answerKeys, ...sensitiveKeys, "name_prefix"]),
  question: orEmpty,
  content: z.string(),
  scope: z.enum(answerScopes),
  scope_name: orEmpty,
  country: orEmpty,
});

/** A note with the label of a question. */
const noteRow = z.object({ kind: z.nullish(z.never()), label: z.string(), content: z.string() });

/** A row of `other`; a note as an answer to the question that is its label, if it is one. */
export function asAnswer<Row>(row: Row) {
  const note = noteRow.safeParse(row).data;
  return note ? { ...row, ...note, kind: kindOfNote(note.label), question: note.label } : row;
}

type PeriodRow = z.infer<z.ZodMiniObject<typeof period>>;

const partialDate = (
  date: string | null,
  known: PartialDate["precision"] | null,
): PartialDate | undefined =>
  date === null || known === null ? undefined : { date, precision: known };

const periodOf = (row: PeriodRow) => ({
  start: partialDate(row.start_date, row.start_date_precision),
  end: partialDate(row.end_date, row.end_date_precision),
  is_current: row.is_current,
});

/** Sorts current entries first, then by end and start, newest first. */
function newestFirst<Row extends PeriodRow>(rows: readonly Row[]): readonly Row[] {
  const rank = (row: Row) =>
    `${row.is_current ? "1" : "0"} ${row.end_date ?? row.start_date ?? ""} ${row.start_date ?? ""}`;
  return rows.toSorted((one, other) => (rank(one) < rank(other) ? 1 : -1));
}

/** Loads the entries of a profile in the engine's format. */
export async function loadEntries(client: SessionClient, profileId: string) {
  const rowsOf = (table: string, columns: string, order: string) =>
    client.from(table).select(columns).eq("profile_id", profileId).order(order).throwOnError();
  const [sites, experiences, education, competencies, other] = await Promise.all([
    rowsOf("websites", "domain, display_name", "id"),
    rowsOf("experiences", `company, title, location, ${periodColumns}`, "sort_order"),
    rowsOf("education", `school, degree, field_of_study, ${periodColumns}`, "sort_order"),
    rowsOf("competencies", "name, category, level, years_of_experience", "sort_order"),
    client
      .from("other")
      .select("kind, label, question, content, scope, scope_name, country")
      .eq("profile_id", profileId)
      .throwOnError(),
  ]);
  const websites: readonly Website[] = websiteRows.parse(sites.data);
  const skills: readonly Skill[] = skillRows.parse(competencies.data).map(withoutLevel);
  const jobs: readonly Job[] = newestFirst(jobRows.parse(experiences.data)).map((row) => ({
    company: row.company,
    title: row.title,
    location: row.location,
    description: row.description,
    ...periodOf(row),
  }));
  const schools: readonly School[] = newestFirst(schoolRows.parse(education.data)).map((row) => ({
    school: row.school,
    degree: row.degree,
    field_of_study: row.field_of_study,
    description: row.description,
    ...periodOf(row),
  }));
  const answers: readonly StoredAnswer[] = z
    .array(z.unknown())
    .parse(other.data)
    .flatMap((row) => {
      const known = answerRow.safeParse(asAnswer(row));
      if (!known.success) return [];
      const { kind, question, content: answer, scope, scope_name: scopeName, country } = known.data;
      return [{ kind, question, answer, scope, scopeName, country }];
    });
  return { websites, skills, jobs, schools, answers };
}
