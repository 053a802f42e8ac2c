import { RequestError } from "@postulo/contract/request-error";
import { documentBucket } from "@postulo/domain/document";
import type { SupabaseClient } from "../session/supabase-client.ts";

/** What the storage refused. Supabase says the true status in a text of its own. */
interface Refusal {
  readonly message: string;
  readonly status?: number | undefined;
  readonly statusCode?: string | undefined;
}

const statusOf = ({ status, statusCode }: Refusal) => Number(statusCode) || (status ?? 0);

function failureOf(refusal: Refusal): RequestError {
  const status = statusOf(refusal);
  return new RequestError(refusal.message, { status, code: String(status), cause: refusal });
}

/** The client puts a path into an address as it is, where a question mark would end it. */
const addressable = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Stores a document where none stands yet. False: there is one already. */
export async function putObject(
  client: SupabaseClient,
  path: string,
  content: Blob,
): Promise<boolean> {
  const bucket = (await client.openStorage()).from(documentBucket);
  const { error } = await bucket.upload(addressable(path), content, {
    upsert: false,
    contentType: content.type,
  });
  if (error && statusOf(error) === 409) return false;
  if (error) throw failureOf(error);
  return true;
}

/** @throws {RequestError} when it cannot be had. */
export async function getObject(client: SupabaseClient, path: string): Promise<Blob> {
  const bucket = (await client.openStorage()).from(documentBucket);
  const { data, error } = await bucket.download(addressable(path));
  if (error) throw failureOf(error);
  return data;
}

/** Removes an object that no row points to any more. The server sweeps what stays behind. */
export async function removeObject(client: SupabaseClient, path: string): Promise<void> {
  await (await client.openStorage()).from(documentBucket).remove([path]);
}
