import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";

/** Whose name is on a document, and whose country decides its paper. */
export type NamedPerson = {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
};

const rows = z
  .array(z.object({ firstName: z.string(), lastName: z.string(), country: z.string() }))
  .max(1);

/** The caller's name and country, read as the caller; each is empty where the profile does not have it. */
export async function readNamedPerson(
  pool: Pool,
  caller: Caller,
  userId: string,
): Promise<NamedPerson> {
  const answer = await asCaller(pool, caller, (client) =>
    client.query(
      `select coalesce(first_name, '') as "firstName", coalesce(last_name, '') as "lastName", coalesce(country, '') as country
       from public.profile where user_id = $1`,
      [userId],
    ),
  );
  return rows.parse(answer.rows)[0] ?? { firstName: "", lastName: "", country: "" };
}
