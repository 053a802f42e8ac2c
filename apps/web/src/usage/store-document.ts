import { RequestError } from "@postulo/contract/request-error";
import type { FileType } from "@postulo/domain/document";
import { countRows, write } from "../session/read-rows.ts";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { findSubscription, releaseCredit, consumeCredit } from "./credits.ts";
import { putObject, removeObject } from "./stored-object.ts";

/** Of what is known of a person's files. */
export const filesKey = ["files"] as const;

/** What the database says when a name is taken. */
export const uniqueViolation = "23505";

/** A document to keep among the files of a profile. */
export interface NewDocument {
  readonly profileId: string;
  readonly fileName: string;
  readonly fileType: FileType;
  readonly content: Blob;
  readonly description?: string | null;
  /**
   * Stores the content at a path of its own and gives the path. Without it the content is stored under the name of the
   * document, and never over another one.
   * @throws {RequestError} when the content was not stored.
   */
  readonly putElsewhere?: () => Promise<string>;
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
 * Keeps a document under its own name, and never over another one. It costs one document credit; when it is not
 * kept, the credit is given back.
 * @throws {RequestError} when the server refuses for another reason, or is not reached.
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
  const path = await putContent(client, document);
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
    // Without a row nobody would find it, and the name would stay taken.
    await removeObject(client, path);
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 402) return { kind: "limitReached" };
    if (error.code === uniqueViolation) return { kind: "duplicateName" };
    throw error;
  }
}

/** The path of the stored content; undefined when there is a document of that name already. */
async function putContent(
  client: SupabaseClient,
  { profileId, fileName, content, putElsewhere }: NewDocument,
): Promise<string | undefined> {
  if (putElsewhere) return putElsewhere();
  const path = `${profileId}/${fileName}`;
  return (await putObject(client, path, content)) ? path : undefined;
}
