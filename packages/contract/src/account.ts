import * as z from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint, ErrorCodeOf } from "./endpoint.ts";

/** What an import counts, by table, in the order in which a page lists it. */
export const countedTables = [
  "profile",
  "education",
  "experiences",
  "contributions",
  "competencies",
  "websites",
  "other",
  "files",
  "job_applied",
  "letters",
  "letter_answers",
  "cvs",
  "saved_view",
] as const;

/** Rows in the account by table; a table without rows is absent. */
export const rowCounts = z.partialRecord(z.enum(countedTables), z.number());
export type RowCounts = z.infer<typeof rowCounts>;

export const exportAccount = {
  method: "GET",
  path: "/account/export",
  summary: "An archive of everything that the caller has here",
  access: "bearer",
  responses: { 200: [{ kind: "file", mediaTypes: ["application/zip"] }] },
  errors: { ...bearerErrors, ...rateLimitErrors },
} as const satisfies Endpoint;

export const checkImport = {
  method: "GET",
  path: "/account/import",
  summary: "The rows that are in the way of an import, which requires an empty account",
  access: "bearer",
  responses: { 200: [{ kind: "json", schema: z.object({ inTheWay: rowCounts }) }] },
  errors: bearerErrors,
} as const satisfies Endpoint;

/** Why an archive was not imported. */
export const archiveErrors = {
  not_an_export: 422,
  newer_export: 422,
  damaged_archive: 422,
  document_missing: 422,
  documents_share_file: 422,
  unsafe_path: 422,
  unsafe_link: 422,
  archive_too_large: 413,
  document_too_large: 413,
  document_infected: 422,
  document_not_scanned: 503,
  too_many_documents: 413,
  too_many_files: 413,
  too_many_rows: 413,
  row_too_large: 413,
  document_limit: 402,
  import_interrupted: 503,
} as const satisfies Endpoint["errors"];
export type ArchiveErrorCode = keyof typeof archiveErrors;

export const importAccount = {
  method: "POST",
  path: "/account/import",
  summary: "Fills the caller's empty account from an archive of /account/export",
  access: "bearer",
  request: { kind: "file", mediaTypes: ["application/zip"] },
  responses: { 200: [{ kind: "json", schema: z.object({ imported: rowCounts }) }] },
  errors: {
    ...bearerErrors,
    import_running: 409,
    account_not_empty: 409,
    import_busy: 503,
    ...archiveErrors,
  },
  errorDetails: z.object({
    /** Of `account_not_empty`. */
    inTheWay: z.optional(rowCounts),
    /** The table, document, link or limit in question. */
    about: z.optional(z.string()),
  }),
} as const satisfies Endpoint;

export type ImportErrorCode = ErrorCodeOf<typeof importAccount>;
