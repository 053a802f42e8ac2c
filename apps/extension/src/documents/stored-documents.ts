import type { ApplicantDocument } from "@postulo/autofill/applicant";
import type { StoredDocument } from "@postulo/contract/extension-messages";
import type { Visit } from "@postulo/contract/extension-visit";
import type { AttachedFile, DocumentKind } from "@postulo/contract/receipt";
import { documentBucket, fileTypes } from "@postulo/domain/document";
import * as z from "zod/mini";
import type { Session } from "../session/current-session.ts";
import { mediaTypeOf, namedFile } from "./media-type.ts";
import {
  letterFileName,
  listLetters,
  printLetter,
  type Sender,
  type StoredLetter,
} from "./stored-letters.ts";

const rows = z.array(
  z.object({
    id: z.string(),
    file_name: z.string(),
    file_path: z.string(),
    file_type: z.enum(fileTypes),
  }),
);

/** The id of the letter that was written for this job, which is not a stored file. */
export const writtenLetter = "written";

type StoredFile = StoredDocument & { readonly path: string };
type Stored = StoredFile | (StoredDocument & { readonly row: StoredLetter });

const asDocument = (row: StoredLetter, sender: Sender): Stored => ({
  id: row.id,
  fileName: letterFileName(row, sender),
  kind: "letter",
  letter: { title: row.title ?? "", company: row.company ?? "", createdAt: row.created_at },
  row,
});

/** The user's files, newest first, then the letters that were written in Postulo. */
export async function listAttachable(
  session: Session,
  profile: Sender & { readonly id: string },
): Promise<Stored[]> {
  const [files, letters] = await Promise.all([
    listDocuments(session, profile.id),
    listLetters(session),
  ]);
  return [...files, ...letters.map((row) => asDocument(row, profile))];
}

/** The user's files, newest first. */
export async function listDocuments({ client }: Session, profileId: string): Promise<StoredFile[]> {
  const found = await client
    .from("files")
    .select("id, file_name, file_path, file_type")
    .eq("profile_id", profileId)
    .order("uploaded_at", { ascending: false })
    .throwOnError();
  return rows.parse(found.data).map((row) => ({
    id: row.id,
    fileName: namedFile(row.file_name, row.file_path),
    kind: row.file_type,
    path: row.file_path,
  }));
}

/**
 * The documents to attach: the user's choice, otherwise the newest résumé and only a letter written for this job, because
 * others are addressed to another employer.
 */
export function chosenDocuments(
  documents: readonly StoredDocument[],
  visit: Visit | undefined,
): Record<DocumentKind, string | null> {
  const { chosen = {}, written } = visit ?? {};
  const offered = new Set<string | null>([null, ...documents.map(({ id }) => id)]);
  if (written) offered.add(writtenLetter);
  const choice = (kind: DocumentKind, otherwise: string | null) => {
    const id = chosen[kind];
    return id !== undefined && offered.has(id) ? id : otherwise;
  };
  const newest = documents.find(({ kind }) => kind === "resume")?.id ?? null;
  return {
    resume: choice("resume", newest),
    coverLetter: choice("coverLetter", written ? writtenLetter : null),
  };
}

const chunkBytes = 32_768;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const parts: string[] = [];
  // The number of arguments of a function is limited.
  for (let at = 0; at < bytes.length; at += chunkBytes)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + chunkBytes)));
  return btoa(parts.join(""));
}

async function fetchContent(session: Session, stored: Stored): Promise<Blob> {
  if ("row" in stored) return printLetter(session, stored.row);
  const { data, error } = await session.client.storage.from(documentBucket).download(stored.path);
  if (error) throw error;
  return data;
}

async function fetchDocument(
  session: Session,
  stored: Stored,
  kind: DocumentKind,
): Promise<ApplicantDocument> {
  const data = await fetchContent(session, stored);
  return {
    kind,
    fileName: stored.fileName,
    mediaType: mediaTypeOf(stored.fileName),
    base64: await base64Of(data),
  };
}

/** Loads the content of the chosen documents. */
export async function loadDocuments(
  session: Session,
  documents: readonly Stored[],
  visit: Visit | undefined,
): Promise<readonly ApplicantDocument[]> {
  const chosen = chosenDocuments(documents, visit);
  const load = async (kind: DocumentKind): Promise<ApplicantDocument[]> => {
    if (chosen[kind] === writtenLetter && visit?.written) {
      const { fileName, pdfBase64 } = visit.written;
      return [{ kind, fileName, mediaType: "application/pdf", base64: pdfBase64 }];
    }
    const stored = documents.find(({ id }) => id === chosen[kind]);
    return stored ? [await fetchDocument(session, stored, kind)] : [];
  };
  return (await Promise.all([load("resume"), load("coverLetter")])).flat();
}

const hex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The entry of a file in a receipt: its name and its SHA-256. */
export async function attachedFile({
  kind,
  fileName,
  base64,
}: ApplicantDocument): Promise<AttachedFile> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return { kind, fileName, sha256: hex(new Uint8Array(digest)) };
}
