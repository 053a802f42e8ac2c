import * as z from "zod";
import type { Client } from "pg";
import type { Load } from "./load.ts";
import { hashOf } from "./record.ts";

const pageSize = 1000;
const rows = z.array(z.record(z.string(), z.string().nullable()));

/** Reads the columns of all rows of a person. */
async function readRows(
  url: string,
  { person }: Load,
  { table, columns }: { table: string; columns: string },
): Promise<Record<string, string | null>[]> {
  const found: Record<string, string | null>[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const path = `/rest/v1/${table}?select=${columns}&order=id&limit=${pageSize}&offset=${offset}`;
    const response = await fetch(url + path, { headers: person.headers });
    if (!response.ok) throw new Error(`${table} answered ${response.status}`);
    const page = rows.parse(await response.json());
    found.push(...page);
    if (page.length < pageSize) return found;
  }
}

/**
 * Counts the expected rows that were not found.
 * @param expected - from the value of the column `key` to that of the column `value`; null accepts any value.
 */
export function countMissing(
  expected: ReadonlyMap<string, string | null>,
  found: readonly Record<string, string | null>[],
  [key, value]: readonly [string, string],
): number {
  let missing = 0;
  for (const [name, content] of expected) {
    const isThere = found.some(
      (row) => row[key] === name && (content === null || row[value] === content),
    );
    if (!isThere) missing += 1;
  }
  return missing;
}

export interface Losses {
  readonly writes: number;
  readonly objects: number;
  /** How many acknowledged writes and objects there were. */
  readonly acknowledged: number;
}

/** Reads back through the API all that was acknowledged to a person. */
export async function countLosses(url: string, load: Load): Promise<Losses> {
  const { applications, experiences, objects, files, letters } = load.acknowledged;
  const all = (table: string, columns: string) => readRows(url, load, { table, columns });
  const filePaths = new Map([...files].map((path) => [path, null] as const));
  const lettersFound = await all("letters", "id");
  const writes =
    countMissing(applications, await all("job_applied", "job_title,notes"), [
      "job_title",
      "notes",
    ]) +
    countMissing(experiences, await all("experiences", "title,description"), [
      "title",
      "description",
    ]) +
    countMissing(filePaths, await all("files", "file_path"), ["file_path", ""]) +
    Math.max(0, letters - lettersFound.length);
  let lost = 0;
  for (const [path, hash] of objects) {
    const where = `${url}/storage/v1/object/authenticated/user-documents/${path}`;
    const response = await fetch(where, { headers: load.person.headers });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || hashOf(bytes) !== hash) lost += 1;
  }
  const { countedPostings } = load.acknowledged;
  const acknowledged =
    applications.size +
    experiences.size +
    files.size +
    letters +
    countedPostings.size +
    objects.size;
  return { writes, objects: lost, acknowledged };
}

const chargesOf = `select
  coalesce((select sum(u.used) from public.usage u where u.subscription_id = s.id and u.feature = 'application'), 0)::int as applications,
  (select count(*) from public.credit_reservation r where r.subscription_id = s.id and r.feature = 'cover_letter' and r.state = 'settled')::int as letters,
  (select count(*) from public.letters l where l.user_id = s.user_id)::int as stored_letters,
  (select count(distinct r.posting_hash) from public.credit_reservation r where r.subscription_id = s.id and r.feature = 'application')::int as postings
  from public.subscription s where s.user_id = $1`;
const charges = z.object({
  applications: z.number(),
  letters: z.number(),
  stored_letters: z.number(),
  postings: z.number(),
});

/**
 * Credits that a person was charged beyond what they got, those that are missing for what they got, and counted postings that
 * were lost.
 */
export async function countCharges(
  owner: Client,
  { person, acknowledged }: Load,
): Promise<{ twice: number; uncharged: number; lost: number }> {
  const { rows: found } = await owner.query(chargesOf, [person.userId]);
  const counted = charges.parse(found[0]);
  const applications = counted.applications - counted.postings;
  const letters = counted.letters - counted.stored_letters;
  return {
    twice: Math.max(0, applications) + Math.max(0, letters),
    uncharged: Math.max(0, -applications) + Math.max(0, -letters),
    lost: Math.max(0, acknowledged.countedPostings.size - counted.postings),
  };
}
