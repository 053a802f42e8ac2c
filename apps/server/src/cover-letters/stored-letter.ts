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
  /** The letter whose next version this one is. */
  readonly replaces: string | undefined;
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

/** What another version of a letter changes of it. */
const versionColumns = (letter: DeliveredLetter) => [
  letter.tone,
  letter.length,
  letter.style,
  JSON.stringify(letter.doubtful),
  JSON.stringify(letter.missing),
  letter.fallback,
  letter.writer === "composer" && letter.fallback === undefined,
];

const foundId = z.array(z.object({ id: z.uuid() })).max(1);

/** As many as the table allows; see letter_versions_number_check. */
const maxVersions = 200;

/**
 * Changes the letter that this one replaces, if it is the user's, for the same posting and in the same language, for no other
 * application, and has room for a version; else undefined.
 */
async function changeLetter(
  client: PoolClient,
  letter: DeliveredLetter,
): Promise<string | undefined> {
  if (letter.replaces === undefined) return undefined;
  const { rows } = await client.query(
    `with chosen as (
       select (select id from public.job_applied where id = $14 and user_id = $11) as application_id
     )
     update public.letters l
     set application_id = coalesce(chosen.application_id, l.application_id),
       title = $1, company = $2, tone = $3, length = $4, style = $5, doubtful = $6, missing = $7, fallback = $8, is_composed = $9
     from chosen
     where l.id = $10 and l.user_id = $11 and l.posting = $12 and l.language = $13
       and (l.application_id is null or l.application_id = coalesce(chosen.application_id, l.application_id))
       and not exists (
         select from public.letter_versions v where v.letter_id = l.id and v.number >= $15
       )
     returning l.id`,
    [
      letter.title,
      letter.company,
      ...versionColumns(letter),
      letter.replaces,
      letter.userId,
      storable(letter.posting),
      letter.language,
      letter.applicationId,
      maxVersions,
    ],
  );
  return foundId.parse(rows)[0]?.id;
}

async function addLetter(client: PoolClient, letter: DeliveredLetter): Promise<string> {
  const { rows } = await client.query(
    `insert into public.letters (user_id, application_id, title, company, language, posting, tone, length, style, doubtful, missing, fallback, is_composed)
     values ($1, (select id from public.job_applied where id = $2 and user_id = $1), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     returning id`,
    [
      letter.userId,
      letter.applicationId,
      letter.title,
      letter.company,
      letter.language,
      storable(letter.posting),
      ...versionColumns(letter),
    ],
  );
  return inserted.parse(rows)[0].id;
}

/**
 * Stores the letter with its first version, or as the next version of the letter that it replaces, with the service role.
 * @returns the letter's id.
 */
export async function storeLetter(client: PoolClient, letter: DeliveredLetter): Promise<string> {
  const id = (await changeLetter(client, letter)) ?? (await addLetter(client, letter));
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
