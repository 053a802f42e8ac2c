import { parseTypedDate } from "@postulo/domain/profile/partial-date";
import * as z from "zod/mini";

/** A date of an entry; the month is optional. */
export type EntryDate = { readonly year: number; readonly month: number | undefined };

export type Period = {
  readonly start: EntryDate | undefined;
  readonly end: EntryDate | undefined;
  readonly isCurrent: boolean;
};

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value ?? "").trim()),
);
const id = z.nullish(z.union([z.string(), z.number()]));

/** Reads what is typed (`2021`, `03/2021`, `14/03/2021`) and what is stored (`2021-03-14` and its precision); anything else is no date. */
function parseEntryDate(written: string, precision: string): EntryDate | undefined {
  const known = parseTypedDate(written) ?? { date: written, precision };
  const [year = "", month = ""] = /^(\d{4})(?:-(\d{2}))?/.exec(known.date)?.slice(1) ?? [];
  if (!(Number(year) >= 1900 && Number(year) <= 2099)) return undefined;
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return {
    year: Number(year),
    month: isMonth && known.precision !== "year" ? Number(month) : undefined,
  };
}

const period = {
  start_date: text,
  start_date_precision: text,
  end_date: text,
  end_date_precision: text,
  is_current: z.nullish(z.boolean()),
};
type StoredPeriod = {
  start_date: string;
  start_date_precision: string;
  end_date: string;
  end_date_precision: string;
  is_current?: boolean | null | undefined;
};

function readPeriod(row: StoredPeriod): Period {
  return {
    start: parseEntryDate(row.start_date, row.start_date_precision),
    end: row.is_current === true ? undefined : parseEntryDate(row.end_date, row.end_date_precision),
    isCurrent: row.is_current === true,
  };
}

const years = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value) => {
    const number = typeof value === "string" ? Number.parseFloat(value.replace(",", ".")) : value;
    return typeof number === "number" && Number.isFinite(number) && number > 0 ? number : undefined;
  }),
);

/** A list that may be missing; each row gets an id, its own or its place in the list. */
function list<Row extends { id?: string | number | null | undefined }>(
  name: string,
  rows: readonly Row[] | null | undefined,
): { row: Row; id: string }[] {
  return (rows ?? []).map((row, at) => ({ row, id: String(row.id ?? `${name}.${at}`) }));
}

const stored = z.object({
  profile: z.object({
    first_name: text,
    last_name: text,
    email: text,
    country: text,
    city: text,
    postal_code: text,
    phone_number: text,
    address: text,
    summary: text,
    gender: text,
  }),
  experiences: z.nullish(
    z.array(
      z.object({ id, ...period, company: text, title: text, location: text, description: text }),
    ),
  ),
  education: z.nullish(
    z.array(
      z.object({
        id,
        ...period,
        school: text,
        degree: text,
        field_of_study: text,
        description: text,
      }),
    ),
  ),
  contributions: z.nullish(
    z.array(z.object({ id, ...period, title: text, organization: text, description: text })),
  ),
  competencies: z.nullish(
    z.array(z.object({ id, name: text, level: text, category: text, years_of_experience: years })),
  ),
  websites: z.nullish(z.array(z.object({ id, domain: text, display_name: text }))),
  other: z.nullish(
    z.array(z.object({ id, label: text, content: text, kind: z.nullish(z.string()) })),
  ),
});

/**
 * A profile from its stored form: the rows of the tables under their own names, dates as a date column with its precision or as
 * typed (`MM/YYYY`). Missing lists are empty, missing texts are "".
 */
export const storedProfile = z.pipe(
  stored,
  z.transform((data) => ({
    person: data.profile,
    experiences: list("experiences", data.experiences).map(({ row, id: entryId }) => ({
      id: entryId,
      company: row.company,
      title: row.title,
      location: row.location,
      description: row.description,
      period: readPeriod(row),
    })),
    education: list("education", data.education).map(({ row, id: entryId }) => ({
      id: entryId,
      school: row.school,
      degree: row.degree,
      field: row.field_of_study,
      description: row.description,
      period: readPeriod(row),
    })),
    contributions: list("contributions", data.contributions).map(({ row, id: entryId }) => ({
      id: entryId,
      title: row.title,
      organization: row.organization,
      description: row.description,
      period: readPeriod(row),
    })),
    skills: list("competencies", data.competencies).map(({ row, id: entryId }) => ({
      id: entryId,
      name: row.name,
      level: row.level,
      category: row.category,
      years: row.years_of_experience,
    })),
    websites: list("websites", data.websites).map(({ row, id: entryId }) => ({
      id: entryId,
      domain: row.domain,
    })),
    notes: list("other", data.other).map(({ row, id: entryId }) => ({
      id: entryId,
      label: row.label,
      content: row.content,
      // The answer to a question of forms.
      ...(row.kind ? { isAnswer: true } : {}),
    })),
  })),
);

export type StoredProfile = z.infer<typeof storedProfile>;
export type Experience = StoredProfile["experiences"][number];
export type Education = StoredProfile["education"][number];
export type Contribution = StoredProfile["contributions"][number];
export type Skill = StoredProfile["skills"][number];
