import { asCaller, type Caller } from "@postulo/postgres/as-caller";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";
import type { Pool, PoolClient } from "pg";
import * as z from "zod";
import {
  type EntryList,
  entryLists,
  type Incomplete,
  type Row,
  rowsOf,
  unseen,
} from "./new-entries.ts";
import { type Conflict, type ProfileField, profileFields, profilePlan } from "./profile-plan.ts";

/** What was done with a résumé, and what is left for the person to decide. */
export interface AppliedResume {
  readonly filled: Readonly<Partial<Record<ProfileField, string>>>;
  readonly added: Readonly<Record<EntryList, number>>;
  /** Values that differ from what is there. What is there stays. */
  readonly conflicts: readonly Conflict[];
  /** Fields that were filled with a value the parser was not sure of. */
  readonly doubtful: readonly ProfileField[];
  readonly incomplete: Incomplete;
}

/** Columns of each list, as PostgreSQL reads them from JSON. */
const columns: Readonly<Record<EntryList, readonly string[]>> = {
  education: ["school text", "degree text", "field_of_study text", "description text"],
  experiences: ["company text", "title text", "location text", "description text"],
  contributions: ["title text", "organization text", "description text"],
  competencies: ["name text", "category text", "level text", "years_of_experience numeric"],
  websites: ["domain text", "display_name text"],
};
const spanColumns = [
  "start_date date",
  "start_date_precision text",
  "end_date date",
  "end_date_precision text",
  "is_current boolean",
];
const hasSpan: readonly EntryList[] = ["education", "experiences", "contributions"];
const isOrdered = (list: EntryList) => list !== "websites";

const columnsOf = (list: EntryList) => [
  ...columns[list],
  ...(hasSpan.includes(list) ? spanColumns : []),
];
const names = (definitions: readonly string[]) => definitions.map((one) => one.split(" ")[0] ?? "");

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const row = z.record(z.string(), value);
const profileRow = z.object({
  id: z.string(),
  ...Object.fromEntries(profileFields.map((field) => [field, z.string().nullable()])),
});

const selectProfile = `select id, ${profileFields.join(", ")} from public.profile where user_id = auth.uid() for update`;

/** The caller's profile, locked: of two uploads at once, the second sees what the first has added. */
async function lockProfile(client: PoolClient): Promise<Row> {
  const found = await client.query(selectProfile);
  if (found.rows.length > 0) return profileRow.parse(found.rows[0]);
  await client.query(
    "insert into public.profile (user_id) values (auth.uid()) on conflict (user_id) do nothing",
  );
  return profileRow.parse((await client.query(selectProfile)).rows[0]);
}

async function existingRows(
  client: PoolClient,
  list: EntryList,
  profileId: string,
): Promise<Row[]> {
  const wanted = columnsOf(list).map((column) => {
    const name = column.split(" ")[0] ?? "";
    return column.endsWith("date")
      ? `${name}::text`
      : column.endsWith("numeric")
        ? `${name}::float8`
        : name;
  });
  const found = await client.query(
    `select ${wanted.join(", ")} from public.${list} where profile_id = $1`,
    [profileId],
  );
  return z.array(row).parse(found.rows);
}

async function addEntries(
  client: PoolClient,
  list: EntryList,
  { profileId, found }: { profileId: string; found: readonly Row[] },
): Promise<number> {
  const fresh = unseen(list, found, await existingRows(client, list, profileId));
  if (fresh.length === 0) return 0;
  const definitions = columnsOf(list);
  const written = names(definitions).join(", ");
  const order = isOrdered(list)
    ? {
        column: ", sort_order",
        value: `, (select coalesce(max(sort_order) + 1, 0) from public.${list} where profile_id = $1) + place::int - 1`,
      }
    : { column: "", value: "" };
  const { rowCount } = await client.query(
    `insert into public.${list} (profile_id, ${written}${order.column})
     select $1, ${written}${order.value}
     from rows from (jsonb_to_recordset($2) as (${definitions.join(", ")})) with ordinality as found (${written}, place)`,
    [profileId, JSON.stringify(fresh)],
  );
  return rowCount ?? 0;
}

async function fillProfile(
  client: PoolClient,
  profileId: string,
  filled: AppliedResume["filled"],
): Promise<void> {
  const fields = profileFields.filter((field) => filled[field] !== undefined);
  if (fields.length === 0) return;
  const settings = fields.map((field, at) => `${field} = $${at + 2}`).join(", ");
  await client.query(`update public.profile set ${settings} where id = $1`, [
    profileId,
    ...fields.map((field) => filled[field]),
  ]);
}

/**
 * Fills what is empty in the caller's profile and adds the entries it has not seen, in one transaction as the caller.
 * Nothing that is there is changed; the same résumé a second time adds nothing.
 */
export async function applyResume(
  pool: Pool,
  caller: Caller,
  resume: ParsedResume,
): Promise<AppliedResume> {
  const { rows, incomplete } = rowsOf(resume);
  return asCaller(pool, caller, async (client) => {
    const profile = await lockProfile(client);
    const profileId = String(profile["id"]);
    const plan = profilePlan(profile, resume.profile);
    await fillProfile(client, profileId, plan.filled);
    const added: [EntryList, number][] = [];
    for (const list of entryLists)
      added.push([list, await addEntries(client, list, { profileId, found: rows[list] })]);
    const counts = {
      education: 0,
      experiences: 0,
      contributions: 0,
      competencies: 0,
      websites: 0,
      ...Object.fromEntries(added),
    };
    return { ...plan, added: counts, incomplete };
  });
}
