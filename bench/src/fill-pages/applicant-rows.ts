import { readFileSync } from "node:fs";
import * as z from "zod";

const text = z.nullish(z.string()).transform((value) => value ?? "");
const date = z.nullish(z.string()).transform((value) => value ?? undefined);

const profile = z.looseObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  country: text,
  city: text,
  postal_code: text,
  phone_number: text,
  address: text,
  summary: text,
});
const entry = {
  start_date: date,
  end_date: date,
  is_current: z.boolean(),
  description: text,
};
const rows = z.looseObject({
  profile: z.tuple([profile]),
  websites: z.array(z.looseObject({ domain: text, display_name: text })).default([]),
  experiences: z
    .array(z.looseObject({ ...entry, company: text, title: text, location: text }))
    .default([]),
  education: z
    .array(z.looseObject({ ...entry, school: text, degree: text, field_of_study: text }))
    .default([]),
  competencies: z.array(z.looseObject({ name: text, category: text })).default([]),
  other: z
    .array(
      z.looseObject({
        kind: z.nullish(z.string()),
        content: z.string(),
        scope: text,
        scope_name: text,
        country: text,
      }),
    )
    .default([]),
  files: z
    .array(z.looseObject({ file_name: z.string(), file_path: z.string(), file_type: z.string() }))
    .default([]),
});

/** The rows of an applicant's tables, as `data.json` of an account export has them. */
export type ApplicantRows = z.infer<typeof rows>;

/**
 * Reads an applicant's file: the parsed rows for judging, and all rows by table for the extension.
 * @throws when the file has no profile, or a row of another shape
 */
export function readApplicant(file: string): {
  readonly rows: ApplicantRows;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
} {
  const written: unknown = JSON.parse(readFileSync(file, "utf8"));
  return {
    rows: rows.parse(written),
    tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(written),
  };
}
