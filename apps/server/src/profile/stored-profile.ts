import { storedProfile } from "@postulo/evidence/profile";
import type { StoredProfile } from "@postulo/evidence/profile";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

const columnsOf = {
  experiences:
    "id, company, title, location, description, start_date, start_date_precision, end_date, end_date_precision, is_current",
  education:
    "id, school, degree, field_of_study, description, start_date, start_date_precision, end_date, end_date_precision, is_current",
  contributions:
    "id, title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current",
  competencies: "id, name, level, category, years_of_experience",
  websites: "id, domain, display_name",
  other: "id, label, content, kind",
} as const;

const orderOf: Record<keyof typeof columnsOf, string> = {
  experiences: "sort_order, id",
  education: "sort_order, id",
  contributions: "sort_order, id",
  competencies: "sort_order, id",
  websites: "id",
  other: "created_at desc, id",
};

function listOf(table: keyof typeof columnsOf): string {
  return `'${table}', (
    select coalesce(json_agg(row_to_json(entry)), '[]')
    from (select ${columnsOf[table]} from public.${table} where profile_id = p.id order by ${orderOf[table]}) entry
  )`;
}

/** One statement, so that all lists are of the same moment. */
const readWhole = `
  select json_build_object(
    'profile', json_build_object(
      'first_name', p.first_name, 'last_name', p.last_name, 'email', p.email, 'country', p.country, 'city', p.city,
      'postal_code', p.postal_code, 'phone_number', p.phone_number, 'address', p.address, 'summary', p.summary, 'gender', p.gender
    ),
    ${listOf("experiences")}, ${listOf("education")}, ${listOf("contributions")},
    ${listOf("competencies")}, ${listOf("websites")}, ${listOf("other")}
  ) as whole
  from public.profile p
  where p.user_id = $1`;

const rows = z.array(z.object({ whole: storedProfile })).max(1);

/** The caller's own profile with all its lists, read as the caller; undefined when there is none. */
export async function readStoredProfile(
  pool: Pool,
  caller: Caller,
  userId: string,
): Promise<StoredProfile | undefined> {
  const answer = await asCaller(pool, caller, (client) => client.query(readWhole, [userId]));
  return rows.parse(answer.rows)[0]?.whole;
}
