import { RequestError } from "@postulo/contract/request-error";
import { objectNameOf, type FileType } from "@postulo/domain/document";
import { countRows, write } from "../data/read-rows.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { findSubscription, releaseCredit, consumeCredit } from "../credits/credits.ts";
import { uploadObject, removeObject } from "./stored-object.ts";

/** The prefix of query keys about files. */
export const filesKey = ["files"] as const;

/** PostgreSQL's error code of a duplicate file name. */
export const uniqueViolation = "23505";

/** A document to store among the files of a profile. */
export interface NewDocument {
  readonly profileId: string;
  readonly fileName: string;
  readonly fileType: FileType;
  readonly content: Blob;
  readonly description?: string | null;
  /**
   * Uploads the content to another path and returns it. By default, the path is that of the document's name, and existing
   * objects are not overwritten.
   * @throws {RequestError} when the upload failed.
   */
  readonly upload?: () => Promise<string>;
}

export type StoreOutcome =
  | { readonly kind: "stored" }
  | { readonly kind: "limitReached" }
  | { readonly kind: "duplicateName" }
  | { readonly kind: "noSubscription" };

interface Owner {
  readonly client: SupabaseClient;
  readonly userId: string;
}

/**
 * Stores a document under its name, without overwriting another one. Consumes one document credit, which is released on
 * failure.
 * @throws {RequestError} when the server rejects it for another reason, or is unreachable.
 */
export async function storeDocument(owner: Owner, document: NewDocument): Promise<StoreOutcome> {
  const { client, userId } = owner;
  const subscriptionId = await findSubscription(client, userId);
  if (subscriptionId === undefined) return { kind: "noSubscription" };
  const credit = { subscriptionId, feature: "doc_upload" as const };
  if (!(await consumeCredit(client, credit))) return { kind: "limitReached" };
  let isStored = false;
  try {
    const outcome = await storeUnderName(client, document);
    isStored = outcome.kind === "stored";
    return outcome;
  } finally {
    if (!isStored) await releaseCredit(client, credit);
  }
}

async function storeUnderName(
  client: SupabaseClient,
  document: NewDocument,
): Promise<StoreOutcome> {
  const { profileId, fileName, fileType, description } = document;
  const sameName = client
    .from("files")
    .select("id", { count: "exact", head: true })
    .eq("profile_id", profileId)
    .eq("file_name", fileName);
  if ((await countRows(sameName)) > 0) return { kind: "duplicateName" };
  const path = await uploadContent(client, document);
  if (path === undefined) return { kind: "duplicateName" };
  try {
    await write(
      client.from("files").insert({
        profile_id: profileId,
        file_name: fileName,
        file_path: path,
        file_type: fileType,
        ...(description === undefined ? {} : { description }),
      }),
    );
    return { kind: "stored" };
  } catch (error) {
    // Without a row the object would be orphaned, and its name remain taken.
    await removeObject(client, path);
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 402) return { kind: "limitReached" };
    if (error.code === uniqueViolation) return { kind: "duplicateName" };
    throw error;
  }
}

/** The path of the stored content; undefined when a document has that name. */
async function uploadContent(
  client: SupabaseClient,
  { profileId, fileName, content, upload }: NewDocument,
): Promise<string | undefined> {
  if (upload) return upload();
  const path = `${profileId}/${objectNameOf(fileName)}`;
  return (await uploadObject(client, path, content)) ? path : undefined;
}
