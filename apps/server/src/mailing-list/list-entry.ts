import { createHash, randomBytes } from "node:crypto";
import { languages } from "@postulo/i18n/language";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

const tokenBytes = 32;

const entries = z.array(
  z.object({ list: z.enum(["newsletter", "waitlist"]), language: z.enum(languages) }),
);
/** An address on a list, without the address. */
export type ListEntry = z.infer<typeof entries>[number];

/**
 * Looks up or applies a link's token.
 * @returns its entry; undefined for an unknown token.
 */
export type ByToken = (pool: Pool, token: string) => Promise<ListEntry | undefined>;

const byToken =
  (statement: string): ByToken =>
  async (pool, token) => {
    const { rows } = await asCaller(pool, serviceRole, (client) =>
      client.query(statement, [hashOf(token)]),
    );
    return entries.parse(rows)[0];
  };

export const findEntry = byToken(
  `select e.list, e.language from private.mailing_list_entry e
   join private.mailing_list_link l on l.entry_id = e.id where l.token_hash = $1`,
);

/** Idempotent. A queued confirmation mail is removed. */
export const confirmEntry = byToken(
  `with asked as (
     delete from private.mailing_list_mail m using private.mailing_list_link l
     where l.token_hash = $1 and m.entry_id = l.entry_id
   )
   update private.mailing_list_entry e set confirmed_at = coalesce(e.confirmed_at, now())
   from private.mailing_list_link l where l.token_hash = $1 and l.entry_id = e.id
   returning e.list, e.language`,
);

/** Deletes the entry, which invalidates all its links. */
export const removeEntry = byToken(
  `delete from private.mailing_list_entry e using private.mailing_list_link l
   where l.token_hash = $1 and l.entry_id = e.id
   returning e.list, e.language`,
);

/** Creates the token of a mail's links; the database stores its hash only. */
export async function addToken(pool: Pool, entryId: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  await asCaller(pool, serviceRole, (client) =>
    client.query("insert into private.mailing_list_link (token_hash, entry_id) values ($1, $2)", [
      hashOf(token),
      entryId,
    ]),
  );
  return token;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest();
