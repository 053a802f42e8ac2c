import { letterLanguages } from "@postulo/domain/letter-language";
import {
  doubtfulSentence,
  fallbackReason,
  letterSentence,
  missingFact,
  type DoubtfulSentence,
  type LetterSentence,
} from "@postulo/contract/cover-letter";
import { lengths, letterStyles, tones, versionWriters } from "@postulo/domain/letter-style";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { maxIdsPerRequest, inChunks } from "../../data/in-chunks.ts";
import { columnsOf, readOptionalRow, readRows, write } from "../../data/read-rows.ts";
import { lettersKey } from "../../data/letters-key.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import type { SupabaseClient } from "../../data/supabase-client.ts";
import type { OpenLetter } from "../letter-draft.ts";

const storedLetter = z.object({
  id: z.uuid(),
  application_id: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  language: z.enum(letterLanguages),
  style: z.enum(letterStyles),
  created_at: z.string(),
  /** When it was chosen as the one that is sent with its application. */
  chosen_at: z.nullish(z.string()),
});
/** A stored letter. */
export type StoredLetter = z.infer<typeof storedLetter>;

const storedVersion = z.object({
  id: z.uuid(),
  letter_id: z.uuid(),
  number: z.number(),
  text: z.string(),
  sentences: z.array(letterSentence),
  writer: z.enum(versionWriters),
  created_at: z.string(),
});
export type LetterVersion = z.infer<typeof storedVersion>;

export const versionsKey = ["letter-versions"] as const;

/** Older ones are in the export only. */
const maxLetters = 200;

/** The user's letters, newest first. */
export function useStoredLetters() {
  const { client, user } = useSignedIn();
  return useQuery({
    queryKey: [...lettersKey, user.id],
    queryFn: () =>
      readRows(
        storedLetter,
        client
          .from("letters")
          .select(columnsOf(storedLetter))
          .eq("user_id", user.id)
          .order("created_at", { ascending: false })
          .limit(maxLetters),
      ),
  });
}

const newestFirst = (one: LetterVersion, other: LetterVersion) =>
  other.created_at.localeCompare(one.created_at) || other.number - one.number;

async function readVersions(
  client: SupabaseClient,
  letterIds: readonly string[],
): Promise<LetterVersion[]> {
  const parts = await Promise.all(
    [...inChunks(letterIds, maxIdsPerRequest)].map((ids) =>
      readRows(
        storedVersion,
        client
          .from("letter_versions")
          .select(columnsOf(storedVersion))
          .in("letter_id", [...ids])
          .order("created_at", { ascending: false }),
      ),
    ),
  );
  return parts.flat().sort(newestFirst);
}

/** The versions of letters, newest first. */
export function useVersions(letterIds: readonly string[]) {
  const { client } = useSignedIn();
  return useQuery({
    queryKey: [...versionsKey, ...letterIds],
    queryFn: () => readVersions(client, letterIds),
    enabled: letterIds.length > 0,
  });
}

/** Whether a letter was chosen last as the one that is sent with its application. */
export function isChosen(letters: readonly StoredLetter[], letter: StoredLetter): boolean {
  const { application_id: applicationId, chosen_at: chosenAt } = letter;
  if (!applicationId || !chosenAt) return false;
  const own = letters.filter((other) => other.application_id === applicationId);
  return own.every((other) => (other.chosen_at ?? "") <= chosenAt);
}

/** The letters for the same job: generating another one for it is listed as a version. */
export function siblingsOf(letters: readonly StoredLetter[], id: string): StoredLetter[] {
  const own = letters.find((letter) => letter.id === id);
  if (!own) return [];
  const isSameJob = ({ title, company }: StoredLetter) =>
    title === own.title && company === own.company && (title ?? company) !== null;
  return letters.filter(
    (letter) =>
      letter.id === id ||
      isSameJob(letter) ||
      (own.application_id !== null && letter.application_id === own.application_id),
  );
}

const orderRow = z.object({
  language: z.enum(letterLanguages),
  posting: z.string(),
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  application_id: z.nullable(z.uuid()),
  tone: z.enum(tones),
  length: z.enum(lengths),
  style: z.enum(letterStyles),
  doubtful: z.array(doubtfulSentence),
  missing: z.array(missingFact),
  fallback: z.nullable(fallbackReason),
  is_composed: z.boolean(),
});

/** A stored letter with what it was written for. */
export interface FetchedLetter {
  readonly letter: OpenLetter;
  readonly order: z.infer<typeof orderRow>;
}

/** A letter with its last version; null if it was deleted. */
export async function fetchLetter(
  client: SupabaseClient,
  id: string,
): Promise<FetchedLetter | null> {
  const [order, versions] = await Promise.all([
    readOptionalRow(
      orderRow,
      client.from("letters").select(columnsOf(orderRow)).eq("id", id).maybeSingle(),
    ),
    readVersions(client, [id]),
  ]);
  const [last] = versions;
  if (!order || !last) return null;
  const { language, posting, title, company, style, doubtful, missing, fallback } = order;
  const job = { ...(title === null ? {} : { title }), ...(company === null ? {} : { company }) };
  const version = openVersion(last, versions);
  const letter: OpenLetter = {
    ...version,
    ...job,
    ...(fallback === null ? {} : { fallback }),
    id,
    language,
    posting,
    style,
    missing,
    isComposed: order.is_composed,
    savedDoubtful: doubtful,
    // Added to the text, which was saved before this list was.
    doubtful: doubtful.filter(({ text }) => !version.text.includes(text)),
  };
  return { letter, order };
}

/** The editor's state for a version. `all`: the versions of its letter, newest first. */
export function openVersion(
  version: LetterVersion,
  all: readonly LetterVersion[],
): Pick<OpenLetter, "text" | "savedText" | "deliveredText" | "sentences" | "writer"> {
  const delivered =
    all.find(
      ({ writer, number, letter_id }) =>
        writer !== "person" && number <= version.number && letter_id === version.letter_id,
    ) ?? version;
  const isDelivered = ({ text }: LetterSentence) =>
    delivered.sentences.some((sentence) => sentence.text === text);
  return {
    text: version.text,
    savedText: version.text,
    deliveredText: delivered.text,
    // A version restored from another letter has that letter's sentences.
    sentences: version.sentences.every(isDelivered) ? delivered.sentences : version.sentences,
    writer: delivered.writer,
  };
}

const versionText = z.object({ text: z.string() });
const saveTimeoutMs = 30_000;

/** The text of the newest version of a letter. */
async function newestText(client: SupabaseClient, id: string): Promise<string | undefined> {
  const newest = client
    .from("letter_versions")
    .select(columnsOf(versionText))
    .eq("letter_id", id)
    .order("number", { ascending: false })
    .limit(1);
  const [row] = await readRows(versionText, newest);
  return row?.text;
}

/**
 * Stores the edited text as the next version, unless the newest one has it: a page may end before the server has answered.
 * @param expectedNewest if given, nothing is stored unless the newest version has this text
 * @returns whether the text is the newest version
 */
export async function storeVersion(
  client: SupabaseClient,
  version: Pick<LetterVersion, "letter_id" | "text" | "sentences">,
  expectedNewest?: string,
): Promise<boolean> {
  const newest = await newestText(client, version.letter_id);
  if (newest === version.text) return true;
  if (expectedNewest !== undefined && newest !== expectedNewest) return false;
  const row = { ...version, writer: "person" };
  // Later saves wait for this one.
  const signal = AbortSignal.timeout(saveTimeoutMs);
  await write(client.from("letter_versions").insert(row).abortSignal(signal));
  return true;
}

/** Stores which sentences the user still has to check. */
export async function storeDoubtful(
  client: SupabaseClient,
  id: string,
  doubtful: readonly DoubtfulSentence[],
): Promise<void> {
  await write(client.from("letters").update({ doubtful }).eq("id", id));
}

export async function deleteLetter(client: SupabaseClient, id: string): Promise<void> {
  await write(client.from("letters").delete().eq("id", id));
}
