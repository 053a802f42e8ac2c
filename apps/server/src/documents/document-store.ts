import type { ReadableStream } from "node:stream/web";
import type { UnstoredReason } from "@postulo/supabase-server/storage/stored-blobs";
import type { PoolClient } from "pg";

/** A document of the bucket `user-documents`, by its row of `storage.objects`. */
export interface StoredDocument {
  readonly name: string;
  readonly version: string | null;
}

/** A stored document of an import whose row of `files` is not committed yet. */
export interface KeptDocument {
  readonly name: string;
}

export interface DocumentContent {
  readonly content: ReadableStream<Uint8Array>;
  readonly contentType: string;
  readonly maxBytes: number;
}

/** The bytes of users' documents: in the folder of this server, or in the storage of a remote Supabase. */
export interface DocumentStore {
  /** Undefined when there are none. */
  open(document: StoredDocument): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Stores the bytes of a new document; too large are more than `maxBytes`. */
  keep(name: string, document: DocumentContent): Promise<KeptDocument | UnstoredReason>;
  /** Inserts the rows of kept documents in a transaction of the service role. */
  insertRows(client: PoolClient, ownerId: string, kept: readonly KeptDocument[]): Promise<void>;
  /** Deletes kept documents whose rows were not committed. */
  drop(kept: readonly KeptDocument[]): Promise<void>;
  /** Whether the rows of documents are locked while they are removed. */
  readonly locksRows: boolean;
  /**
   * Deletes documents with their rows.
   * @param client of the transaction that locks the rows.
   * @returns the names of those that could not be deleted now.
   */
  remove(client: PoolClient, documents: readonly StoredDocument[]): Promise<ReadonlySet<string>>;
  /**
   * Deletes bytes without a row, and unfinished uploads, that are older than `before`.
   * @returns how many bytes had no row.
   */
  removeOrphans(before: Date, signal: AbortSignal): Promise<number>;
  /** Throws when the storage does not work now. */
  check(): Promise<void>;
  /** Deletes resumable uploads that have expired. */
  removeExpiredUploads(signal: AbortSignal): Promise<void>;
}
