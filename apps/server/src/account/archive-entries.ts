import {
  archiveFormat,
  archiveNames,
  archiveTables,
  archiveVersion,
  type ArchiveManifest,
} from "@postulo/contract/archive";
import { writeJsonResume } from "@postulo/domain/profile/json-resume";
import type { DocumentStore, StoredDocument } from "../documents/document-store.ts";
import { namesIn } from "./archive-names.ts";
import { csvText } from "./csv-text.ts";
import type { OwnRows, Row } from "./own-tables.ts";
import type { OwnedData } from "./owned-data.ts";
import type { ArchiveEntry } from "./zip-stream.ts";

async function* once(text: string): AsyncGenerator<Uint8Array, void> {
  yield new TextEncoder().encode(text);
}

async function* bytesOf(
  store: DocumentStore,
  document: StoredDocument,
): AsyncGenerator<Uint8Array, void> {
  const content = await store.open(document);
  if (content) yield* content;
}

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/**
 * `manifest.json` has the format version and the path of each document, `data.json` all rows. The rest is for readers
 * and other programs: each table below `tables/`, the profile as `resume.json`, documents, letters and receipts as
 * files.
 */
export async function* archiveEntries(
  { rows, files }: OwnedData,
  store: DocumentStore,
): AsyncGenerator<ArchiveEntry, void> {
  const nameOf = namesIn("files");
  const documents = files.map((file) => ({ ...file, entry: nameOf(file.file_name) }));
  const manifest: ArchiveManifest = {
    format: archiveFormat,
    version: archiveVersion,
    documents: Object.fromEntries(documents.map(({ id, entry }) => [id, entry])),
  };
  yield { name: archiveNames.manifest, content: once(json(manifest)) };
  yield { name: archiveNames.data, content: once(json(rows)) };
  for (const table of archiveTables)
    yield { name: `tables/${table}.csv`, content: once(csvText(rows[table])) };
  yield { name: archiveNames.resume, content: once(resumeOf(rows)) };
  yield* letterEntries(rows);
  yield* receiptEntries(rows);
  for (const { entry, file_path: name, version } of documents)
    yield { name: entry, content: bytesOf(store, { name, version }), isStored: true };
}

const bySortOrder = (rows: readonly Row[]) =>
  rows.toSorted((a, b) => Number(a["sort_order"] ?? 0) - Number(b["sort_order"] ?? 0));

function resumeOf(rows: OwnRows): string {
  return writeJsonResume({
    fields: rows.profile[0] ?? {},
    lists: {
      experiences: bySortOrder(rows.experiences),
      education: bySortOrder(rows.education),
      contributions: bySortOrder(rows.contributions),
      competencies: bySortOrder(rows.competencies),
      websites: rows.websites,
      // Answers to the questions of forms are entries with a kind, and no part of a résumé.
      other: rows.other.filter((row) => row["kind"] === null),
    },
  });
}

/** The current version of each letter. */
function* letterEntries({ letters, letter_versions: versions }: OwnRows): Generator<ArchiveEntry> {
  const nameOf = namesIn("letters");
  for (const letter of letters) {
    const newest = versions
      .filter((version) => version["letter_id"] === letter["id"])
      .reduce<Row>(
        (best, one) => (Number(one["number"]) > Number(best["number"] ?? 0) ? one : best),
        {},
      );
    const title = [letter["company"], letter["title"]].map(textOf).filter(Boolean).join(", ");
    const name = nameOf(title === "" ? "letter" : title, ".txt");
    yield { name, content: once(`${textOf(newest["text"])}\n`) };
  }
}

/** What was written into the form of each application. */
function* receiptEntries({ job_applied: applications }: OwnRows): Generator<ArchiveEntry> {
  const nameOf = namesIn("receipts");
  for (const application of applications) {
    const { receipt, company_name: company, job_title: title } = application;
    if (receipt === null || receipt === undefined) continue;
    const name = nameOf(`${textOf(company)}, ${textOf(title)}`, ".json");
    yield { name, content: once(json(receipt)) };
  }
}
