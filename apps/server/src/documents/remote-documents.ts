import { ReadableStream } from "node:stream/web";
import { documentBucket } from "@postulo/domain/document";
import { asCaller } from "@postulo/postgres/as-caller";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Pool } from "pg";
import { serviceRole } from "../jobs/service-role.ts";
import { createServiceClient } from "../http/service-client.ts";
import type { RemoteSupabase } from "../settings/supabase-settings.ts";
import type { DocumentContent, DocumentStore } from "./document-store.ts";

const isReferenced = "select from public.files where file_path = $1";

/**
 * Documents in the storage of a remote Supabase, over HTTP with the secret key. That service writes the rows and removes its
 * own unfinished uploads.
 */
export function openRemoteDocuments(project: RemoteSupabase, pool: Pool): DocumentStore {
  let client: Promise<SupabaseClient> | undefined;
  const openBucket = async () => {
    client ??= createServiceClient(project);
    return (await client).storage.from(documentBucket);
  };
  const removeNamed = async (names: readonly string[]): Promise<boolean> => {
    if (names.length === 0) return true;
    const { error } = await (await openBucket()).remove([...names]);
    return error === null;
  };

  return {
    open: async ({ name }) => {
      const { data, error } = await (await openBucket()).download(name).asStream();
      if (data) return ReadableStream.from(data);
      if (isNotFound(error)) return undefined;
      throw error;
    },
    keep: async (name, document) => {
      const bytes = await readLimited(document);
      if (!bytes) return "tooLarge";
      const options = { contentType: document.contentType, cacheControl: "0" };
      const bucket = await openBucket();
      const first = await bucket.upload(name, bytes, options);
      if (first.error) {
        // The remains of an import that was interrupted; a document in use is never replaced.
        if (!isDuplicate(first.error) || (await hasRow(pool, name))) throw first.error;
        await removeNamed([name]);
        const second = await bucket.upload(name, bytes, options);
        if (second.error) throw second.error;
      }
      return { name };
    },
    insertRows: async () => {},
    drop: async (kept) => {
      await removeNamed(kept.map(({ name }) => name));
    },
    // The service could not delete a row that is locked here.
    locksRows: false,
    remove: async (_client, documents) => {
      const names = documents.map(({ name }) => name);
      return new Set((await removeNamed(names)) ? [] : names);
    },
    removeOrphans: async () => 0,
    check: async () => {
      const { error } = await (await openBucket()).list("", { limit: 1 });
      if (error) throw error;
    },
    removeExpiredUploads: async () => {},
  };
}

async function readLimited({
  content,
  maxBytes,
}: DocumentContent): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const piece of content) {
    sizeBytes += piece.byteLength;
    if (sizeBytes > maxBytes) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

async function hasRow(pool: Pool, name: string): Promise<boolean> {
  const { rowCount } = await asCaller(pool, serviceRole, (client) =>
    client.query(isReferenced, [name]),
  );
  return rowCount !== 0;
}

/** The status of the body: the service answers errors of a client with 400. */
const statusOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "statusCode" in error
    ? String(error.statusCode)
    : undefined;
const isNotFound = (error: unknown): boolean => statusOf(error) === "404";
const isDuplicate = (error: unknown): boolean => statusOf(error) === "409";
