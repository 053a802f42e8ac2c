import { versionWriters } from "@postulo/domain/letter-style";
import * as z from "zod/mini";
import { columnsOf, readRows } from "../../data/read-rows.ts";
import type { SupabaseClient } from "../../data/supabase-client.ts";

const postingRow = z.object({ id: z.uuid(), posting: z.string() });
/** Letters that other tabs may store while one is being written. */
const maxNewer = 5;

/** The letter for that posting that was stored after another letter; null without any. `newestId` null: after none. */
export async function findLetterAfter(
  client: SupabaseClient,
  { posting, newestId }: { readonly posting: string; readonly newestId: string | null },
): Promise<string | null> {
  const newest = client
    .from("letters")
    .select(columnsOf(postingRow))
    .order("created_at", { ascending: false })
    .limit(maxNewer);
  const rows = await readRows(postingRow, newest);
  const at = rows.findIndex(({ id }) => id === newestId);
  // PostgreSQL cannot store NUL.
  const stored = posting.replaceAll("\u0000", "");
  const newer = at === -1 ? rows : rows.slice(0, at);
  return newer.find((row) => row.posting === stored)?.id ?? null;
}

/** A letter with the number of a version of it. */
export interface NumberedLetter {
  readonly id: string;
  readonly number: number;
}

const numberedVersion = z.object({ number: z.number(), writer: z.enum(versionWriters) });

const readNewestVersions = (client: SupabaseClient, id: string) =>
  readRows(
    numberedVersion,
    client
      .from("letter_versions")
      .select(columnsOf(numberedVersion))
      .eq("letter_id", id)
      .order("number", { ascending: false })
      .limit(maxNewer),
  );

/** The number of a letter's newest version; undefined without any, or if it cannot be read. */
export async function newestVersionOf(
  client: SupabaseClient,
  id: string | undefined,
): Promise<NumberedLetter | undefined> {
  if (id === undefined) return undefined;
  const [newest] = await readNewestVersions(client, id).catch(() => []);
  return newest && { id, number: newest.number };
}

/** The letter, if it has a version after that number that no person wrote; else null. */
export async function findVersionAfter(
  client: SupabaseClient,
  { id, number }: NumberedLetter,
): Promise<string | null> {
  const versions = await readNewestVersions(client, id);
  const isDelivered = versions.some((one) => one.number > number && one.writer !== "person");
  return isDelivered ? id : null;
}
