import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@postulo/i18n/language";
import { languages } from "@postulo/i18n/language";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Pool } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

const tokenBytes = 32;

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Creates the token of a mail's link; the database stores its hash only. */
export async function addDigestToken(pool: Pool, userId: string): Promise<string> {
  const token = randomBytes(tokenBytes).toString("base64url");
  await asCaller(pool, serviceRole, (client) =>
    client.query("insert into private.digest_link (token_hash, user_id) values ($1, $2)", [
      hashOf(token),
      userId,
    ]),
  );
  return token;
}

const answers = z.tuple([z.object({ language: z.enum(languages).nullable() })]);

/**
 * Looks up or applies a token.
 * @returns the language of its owner; undefined for an unknown token.
 */
type ByToken = (pool: Pool, token: string) => Promise<Language | undefined>;

const byToken =
  (name: "digest_of_link" | "end_digest"): ByToken =>
  async (pool, token) => {
    const { rows } = await asCaller(pool, serviceRole, (client) =>
      client.query(`select private.${name}($1) as language`, [hashOf(token)]),
    );
    return answers.parse(rows)[0].language ?? undefined;
  };

export const findDigestOf = byToken("digest_of_link");

/** Also a second time. */
export const endDigestOf = byToken("end_digest");
