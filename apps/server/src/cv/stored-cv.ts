import { cvLook, cvOperation } from "@postulo/contract/cv-version";
import type { CvOperation } from "@postulo/cv/cv-operation";
import type { LineText } from "@postulo/cv/rebase-operations";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";

const text = z.string().nullable();
const lineText = z.object({ line: z.string(), text: z.string() });

/** What a later release wrote, or the person by the table API, is left out. */
function readable<Item>(schema: {
  safeParse: (value: unknown) => { success: true; data: Item } | { success: false };
}) {
  return z.array(z.unknown()).transform((items) =>
    items.flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

const storedCv = z.object({
  id: z.uuid(),
  application_id: z.uuid().nullable(),
  title: text,
  company: text,
  posting: z.string(),
  number: z.int(),
  operations: readable(cvOperation),
  lines: readable(lineText),
  look: z.unknown().transform((value) => {
    const parsed = cvLook.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  }),
});
/** A CV for a posting with its last version. */
export type StoredCv = z.infer<typeof storedCv>;

const select = `
  select c.id, c.application_id, c.title, c.company, c.posting, v.number, v.operations, v.lines, v.look
  from public.cvs c
  cross join lateral (
    select * from public.cv_versions v where v.cv_id = c.id order by v.number desc limit 1
  ) v`;
const postingKey = (posting: string) => `md5(btrim(regexp_replace(${posting}, '\\s+', ' ', 'g')))`;

const readOne = async (client: PoolClient, where: string, value: string) => {
  const { rows } = await client.query(`${select} where ${where}`, [value]);
  return z.array(storedCv).max(1).parse(rows)[0];
};

/** The caller's CV of that id; undefined for another user's. */
export const readCv = (pool: Pool, caller: Caller, cvId: string): Promise<StoredCv | undefined> =>
  asCaller(pool, caller, (client) => readOne(client, "c.id = $1", cvId));

/** The caller's CV for that posting, whatever its blanks. */
export const findCv = (
  pool: Pool,
  caller: Caller,
  posting: string,
): Promise<StoredCv | undefined> =>
  asCaller(pool, caller, (client) =>
    readOne(client, `${postingKey("c.posting")} = ${postingKey("$1")}`, posting),
  );

/** The caller's newest CV for that application. */
export const findCvOfApplication = (
  pool: Pool,
  caller: Caller,
  applicationId: string,
): Promise<StoredCv | undefined> =>
  asCaller(pool, caller, (client) =>
    readOne(
      client,
      `c.id = (
         select id from public.cvs where application_id = $1 order by created_at desc, id limit 1
       )`,
      applicationId,
    ),
  );

const applicationRow = z.object({
  job_title: z.string(),
  company_name: z.string(),
  posting_text: text,
});
export type CvApplication = z.infer<typeof applicationRow>;

/** The caller's application; undefined for another user's. */
export async function readApplication(
  pool: Pool,
  caller: Caller,
  id: string,
): Promise<CvApplication | undefined> {
  const { rows } = await asCaller(pool, caller, (client) =>
    client.query(
      "select job_title, company_name, posting_text from public.job_applied where id = $1",
      [id],
    ),
  );
  return z.array(applicationRow).max(1).parse(rows)[0];
}

/** Links a CV that has no application to one, as the caller. */
export async function linkCv(
  pool: Pool,
  caller: Caller,
  link: { readonly cvId: string; readonly applicationId: string },
): Promise<void> {
  await asCaller(pool, caller, (client) =>
    client.query(
      "update public.cvs set application_id = $2 where id = $1 and application_id is null",
      [link.cvId, link.applicationId],
    ),
  );
}

export type NewCv = {
  readonly userId: string;
  readonly applicationId: string | undefined;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly posting: string;
  readonly operations: readonly CvOperation[];
  readonly lines: readonly LineText[];
};

/** The posting has a CV already, by another request at the same time. */
export class CvExists extends Error {
  override readonly name = "CvExists";
}

const inserted = z.array(z.object({ id: z.uuid() })).max(1);

/**
 * Stores the CV with its first version, with the service role.
 * @throws {CvExists}
 */
export async function storeCv(client: PoolClient, cv: NewCv): Promise<string> {
  const { rows } = await client.query(
    `insert into public.cvs (user_id, application_id, title, company, posting)
     values ($1, (select id from public.job_applied where id = $2 and user_id = $1), $3, $4, $5)
     on conflict do nothing
     returning id`,
    [cv.userId, cv.applicationId, cv.title, cv.company, cv.posting],
  );
  const [row] = inserted.parse(rows);
  if (!row) throw new CvExists();
  await client.query(
    `insert into public.cv_versions (cv_id, user_id, operations, lines, writer)
     values ($1, $2, $3, $4, 'composer')`,
    [row.id, cv.userId, JSON.stringify(cv.operations), JSON.stringify(cv.lines)],
  );
  return row.id;
}
