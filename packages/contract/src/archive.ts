import * as z from "zod/mini";

/** The files of an archive besides documents, tables, letters and receipts. */
export const archiveNames = {
  manifest: "manifest.json",
  /** The rows of each of `archiveTables`, as an object of arrays. */
  data: "data.json",
  /** The profile in the format of JSON Resume. */
  resume: "resume.json",
} as const;

export const archiveFormat = "postulo-export";
/** Incremented when older code cannot import the current format. */
export const archiveVersion = 1;

export const archiveManifest = z.object({
  format: z.literal(archiveFormat),
  version: z.int(),
  /** The name in the archive of each document, by the id of its row in `files`. */
  documents: z.record(z.string(), z.string()),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

/** Every table with data of a user; row-level security selects their rows. */
export const archiveTables = [
  "profile",
  "education",
  "experiences",
  "contributions",
  "other",
  "competencies",
  "websites",
  "files",
  "job_applied",
  "application_event",
  "application_contacts",
  "application_files",
  "letters",
  "letter_versions",
  "letter_answers",
  "cvs",
  "cv_versions",
  "task",
  "interview",
  "saved_view",
  "model_calls",
  "notification_preference",
  "trash",
  "subscription",
  "usage",
  "credit_reservation",
  "digest_delivery",
  "calendar_feed",
] as const;
export type ArchiveTable = (typeof archiveTables)[number];
