import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import { languages } from "@postulo/i18n/language";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

const tokenBytes = 32;

/** Random enough that no salt and no slow hash is needed. */
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Creates a user's feed, and replaces its previous URL. Only the hash of the token is stored. */
export async function makeFeed(
  pool: Pool,
  { userId, language }: { userId: string; language: Language },
): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  await asCaller(pool, serviceRole, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended($1, 1))", [userId]);
    await client.query("delete from public.calendar_feed where user_id = $1", [userId]);
    await client.query("insert into public.calendar_feed (user_id, language) values ($1, $2)", [
      userId,
      language,
    ]);
    await client.query(
      "insert into private.calendar_feed_token (user_id, token_hash) values ($1, $2)",
      [userId, hashOf(token)],
    );
  });
  return token;
}

/** The address leads nowhere from now on. */
export async function removeFeed(pool: Pool, userId: string): Promise<void> {
  await asCaller(pool, serviceRole, (client) =>
    client.query("delete from public.calendar_feed where user_id = $1", [userId]),
  );
}

const owners = z.array(z.object({ user_id: z.string(), language: z.enum(languages) }));
const answers = z.tuple([z.object({ allowed: z.boolean().nullable() })]);

type FeedAnswer =
  | { readonly kind: "feed"; readonly userId: string; readonly language: Language }
  | { readonly kind: "unknown" }
  | { readonly kind: "tooMany" };

/** Calendar programs poll a few times an hour, on each device. */
const requestsOfFeed = 120;
const failedRequestsOfAddress = 60;

/**
 * The owner of a feed, and whether the hourly limit allows another request.
 * @param address the client's IP address.
 */
export function findFeed(pool: Pool, token: string, address: string): Promise<FeedAnswer> {
  return asCaller(pool, serviceRole, async (client) => {
    const found = await client.query(
      `select f.user_id, f.language from private.calendar_feed_token t
       join public.calendar_feed f using (user_id) where t.token_hash = $1`,
      [hashOf(token)],
    );
    const [owner] = owners.parse(found.rows);
    const [key, limit] = owner
      ? [`calendar feed of ${owner.user_id}`, requestsOfFeed]
      : [`unknown calendar feeds from ${address}`, failedRequestsOfAddress];
    const counted = await client.query(
      "select private.within_limit($1, $2, interval '1 hour') as allowed",
      [key, limit],
    );
    if (answers.parse(counted.rows)[0].allowed === false) return { kind: "tooMany" };
    if (!owner) return { kind: "unknown" };
    await client.query(
      `update public.calendar_feed set read_at = date_trunc('hour', now())
       where user_id = $1 and read_at is distinct from date_trunc('hour', now())`,
      [owner.user_id],
    );
    return { kind: "feed", userId: owner.user_id, language: owner.language };
  });
}
