import { randomUUID } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import type { Zippable } from "fflate";
import { archiveFormat, archiveVersion } from "@postulo/contract/archive";

export const mebibyte = 1024 * 1024;

export interface HostileParts {
  /** Lists of rows as JSON text, by table; `profile` and `files` are there already. */
  readonly tables?: Readonly<Record<string, string>>;
  /** Documents by the name of their entry; several rows may name the same one. */
  readonly documents?: readonly { readonly entry: string; readonly path?: string }[];
  readonly entries?: Zippable;
}

/** An archive that has the frame of an export around rows and documents that no export holds. */
export function hostileArchive({
  tables = {},
  documents = [],
  entries = {},
}: HostileParts): Uint8Array<ArrayBuffer> {
  const [profileId, userId] = [randomUUID(), randomUUID()];
  const files = documents.map(({ entry, path = `${randomUUID()}.pdf` }, at) => ({
    row: { id: randomUUID(), file_name: `${at}.pdf`, file_path: `${profileId}/${path}` },
    entry,
  }));
  const lists = {
    profile: JSON.stringify([{ id: profileId, user_id: userId, job_preferences: {} }]),
    files: JSON.stringify(files.map(({ row }) => row)),
    ...tables,
  };
  const text = Object.entries(lists).map(([table, rows]) => `${JSON.stringify(table)}:${rows}`);
  const manifest = {
    format: archiveFormat,
    version: archiveVersion,
    documents: Object.fromEntries(files.map(({ row, entry }) => [row.id, entry])),
  };
  return new Uint8Array(
    zipSync({
      "manifest.json": strToU8(JSON.stringify(manifest)),
      "data.json": strToU8(`{${text.join(",")}}`),
      ...entries,
    }),
  );
}

/** A list of `count` rows as JSON. */
export const rowsText = (count: number, row: (at: number) => string): string =>
  `[${Array.from({ length: count }, (_, at) => row(at)).join(",")}]`;
