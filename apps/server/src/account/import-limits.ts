import type { ArchiveTable } from "@postulo/contract/archive";
import { archiveLimits } from "@postulo/domain/limits";
import { savedViewLimits } from "@postulo/domain/saved-view";

const mebibyte = 1024 * 1024;

/** What an import accepts at most. docs/decisions/019 has the reasons. */
export const importLimits = {
  archiveBytes: archiveLimits.archiveMegabytes * mebibyte,
  manifestBytes: mebibyte,
  dataBytes: archiveLimits.textMegabytes * mebibyte,
  /** Documents and rows together, unpacked. */
  unpackedBytes: (archiveLimits.archiveMegabytes + archiveLimits.textMegabytes) * mebibyte,
  documents: archiveLimits.documents,
  entries: archiveLimits.files,
  directoryBytes: 16 * mebibyte,
  /** Of one row as JSON. */
  rowBytes: archiveLimits.rowMegabytes * mebibyte,
  /** Names, values and brackets of one row: PostgreSQL takes about 300 bytes for each while it parses them. */
  rowTokens: 50_000,
  /** Brackets inside each other in one row. */
  rowDepth: 32,
} as const;

/** Tables whose rows are imported, and how many of them. */
export const tableRows = {
  profile: 1,
  education: 2000,
  experiences: 2000,
  contributions: 2000,
  other: 10_000,
  competencies: 5000,
  websites: 1000,
  files: importLimits.documents,
  job_applied: 20_000,
  application_event: 200_000,
  application_contacts: 50_000,
  application_files: 50_000,
  letters: 10_000,
  letter_versions: 50_000,
  letter_answers: 10_000,
  cvs: 10_000,
  cv_versions: 50_000,
  task: 50_000,
  interview: 20_000,
  saved_view: savedViewLimits.rows,
  model_calls: 50_000,
  notification_preference: 1,
  trash: 20_000,
} as const satisfies Partial<Record<ArchiveTable, number>>;
export type ImportedTable = keyof typeof tableRows;

export const isImported = (table: string): table is ImportedTable =>
  Object.hasOwn(tableRows, table);

/** The tables whose rows must be there before those of a table. */
export const neededTables: Readonly<Partial<Record<ImportedTable, readonly ImportedTable[]>>> = {
  application_event: ["job_applied"],
  application_contacts: ["job_applied"],
  application_files: ["job_applied", "files"],
  letters: ["job_applied"],
  letter_versions: ["letters"],
  letter_answers: ["job_applied"],
  cvs: ["job_applied"],
  cv_versions: ["cvs"],
  task: ["job_applied"],
  interview: ["job_applied"],
  trash: ["files"],
};

/** What one statement inserts at most. */
export const batchLimits = { rows: 500, bytes: mebibyte / 4, tokens: 25_000 } as const;
