import type { FallbackReason, LetterResponse } from "@postulo/contract/cover-letter";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { LetterStyle } from "@postulo/domain/letter-style";
import type { LetterSentence } from "@postulo/letter/letter";
import { asCaller } from "@postulo/postgres/as-caller";
import type { Caller } from "@postulo/postgres/as-caller";
import type { Pool, PoolClient } from "pg";
import { z } from "zod";
import { serviceRole } from "../jobs/service-role.ts";

/** A sentence with its paragraph number. */
export type PlacedSentence = LetterSentence & { readonly paragraph: number };

type DeliveredLetter = {
  readonly userId: string;
  readonly applicationId: string | undefined;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly language: LetterLanguage;
  readonly tone: string;
  readonly length: string;
  readonly style: LetterStyle;
  /** The posting as it was pasted. */
  readonly posting: string;
  readonly text: string;
  readonly sentences: readonly PlacedSentence[];
  /** What is not in the text until the person has checked it. */
  readonly doubtful: LetterResponse["doubtful"];
  readonly missing: LetterResponse["missing"];
  /** Why the composer replaced a model. */
  readonly fallback: FallbackReason | undefined;
  readonly writer: "composer" | "model";
};

const inserted = z.tuple([z.object({ id: z.uuid() })]);

/** PostgreSQL cannot store NUL in a text, which a pasted posting may contain. */
const storable = (text: string) => text.replaceAll("\u0000", "");

/**
 * Stores the letter with its first version, with the service role.
 * @returns the letter's id.
 */
export async function storeLetter(client: PoolClient, letter: DeliveredLetter): Promise<string> {
  const { rows } = await client.query(
    `insert into public.letters (user_id, application_id, title, company, language, tone, length, style, posting, doubtful, missing, fallback, is_composed)
     values ($1, (select id from public.job_applied where id = $2 and user_id = $1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     returning id`,
    [
      letter.userId,
      letter.applicationId,
      letter.title,
      letter.company,
      letter.language,
      letter.tone,
      letter.length,
      letter.style,
      storable(letter.posting),
      JSON.stringify(letter.doubtful),
      JSON.stringify(letter.missing),
      letter.fallback,
      letter.writer === "composer" && letter.fallback === undefined,
    ],
  );
  const { id } = inserted.parse(rows)[0];
  await client.query(
    "insert into public.letter_versions (letter_id, user_id, text, sentences, writer) values ($1, $2, $3, $4, $5)",
    [id, letter.userId, letter.text, JSON.stringify(letter.sentences), letter.writer],
  );
  return id;
}

/** Whether this letter is the user's, for this posting, and was composed here, so that its variants cost nothing. */
export async function isComposedFor(
  pool: Pool,
  letter: { readonly id: string; readonly userId: string; readonly posting: string },
): Promise<boolean> {
  const { rowCount } = await asCaller(pool, serviceRole, (client) =>
    client.query(
      "select from public.letters where id = $1 and user_id = $2 and posting = $3 and is_composed",
      [letter.id, letter.userId, storable(letter.posting)],
    ),
  );
  return rowCount === 1;
}

/** Whether the caller has this application; false for another user's. */
export async function hasApplication(
  pool: Pool,
  caller: Caller,
  applicationId: string,
): Promise<boolean> {
  const { rowCount } = await asCaller(pool, caller, (client) =>
    client.query("select from public.job_applied where id = $1", [applicationId]),
  );
  return rowCount === 1;
}
