import type { ImportedTable } from "./import-limits.ts";
import type { ImportErrorCode } from "@postulo/contract/account";

/** A document of an archive. */
export interface ArchivedDocument {
  readonly fileName: string;
  /** Below the folder of the profile. */
  readonly path: string;
}

/** What the server requests of the process that reads an archive: one after the other. */
export type ImportRequest =
  | { readonly kind: "open" }
  /** Starts to unpack a document, by its index. */
  | { readonly kind: "document"; readonly index: number }
  | { readonly kind: "piece" }
  /** Starts reading the rows, for the user whose account is imported. */
  | { readonly kind: "rows"; readonly user: ImportUser; readonly hasNewIds: boolean }
  | { readonly kind: "batch" };

export interface ImportResponses {
  readonly open: { readonly documents: readonly ArchivedDocument[]; readonly profile: string };
  readonly document: null;
  /** Null after the last one. */
  readonly piece: Uint8Array | null;
  readonly rows: null;
  /** Rows of one table as a JSON array in UTF-8. Null after the last one. */
  readonly batch: { readonly table: ImportedTable; readonly rows: Uint8Array } | null;
}

export type ImportReply<Kind extends keyof ImportResponses = keyof ImportResponses> =
  | { readonly kind: "result"; readonly result: ImportResponses[Kind] }
  | {
      readonly kind: "refused";
      readonly code: ImportErrorCode;
      readonly about: string | undefined;
    };

/** Whose account is filled. */
export interface ImportUser {
  readonly userId: string;
  readonly profileId: string;
}
