import type { Visit } from "@postulo/contract/extension-visit";
import { expect, test } from "vitest";
import { sessionWith } from "../testing/fake-tables.ts";
import { mediaTypeOf, namedFile } from "./media-type.ts";
import {
  attachedFile,
  chosenDocuments,
  listAttachable,
  listDocuments,
  loadDocuments,
} from "./stored-documents.ts";

const documents = [
  { id: "l", fileName: "letter.docx", kind: "cover_letter", path: "p/letter.docx" },
  { id: "r2", fileName: "new.pdf", kind: "resume", path: "p/new.pdf" },
  { id: "r1", fileName: "old.pdf", kind: "resume", path: "p/old.pdf" },
];
const visit: Visit = {
  url: "https://jobs.example/1",
  draft: {
    job_title: "Nurse",
    company_name: "Harbour Clinic",
    job_url: "https://jobs.example/1",
    location: "",
    applied_at: "2026-11-22",
    source: "",
  },
  recording: "open",
};
const written = { text: "Dear team", pdfBase64: "UERG", fileName: "Letter.pdf" };

test("without a choice the newest résumé is attached, and a letter only if it was written for the job", () => {
  expect(chosenDocuments(documents, undefined)).toEqual({ resume: "r2", coverLetter: null });
  expect(chosenDocuments(documents, { ...visit, written })).toEqual({
    resume: "r2",
    coverLetter: "written",
  });
  expect(chosenDocuments([], visit)).toEqual({ resume: null, coverLetter: null });
});

test("the user's choice, including none, is used while the file exists", () => {
  const choose = (chosen: Visit["chosen"]) => chosenDocuments(documents, { ...visit, chosen });
  expect(choose({ resume: "r1", coverLetter: "l" })).toEqual({ resume: "r1", coverLetter: "l" });
  expect(choose({ resume: null })).toEqual({ resume: null, coverLetter: null });
  expect(choose({ resume: "deleted", coverLetter: "written" })).toEqual({
    resume: "r2",
    coverLetter: null,
  });
});

test("the chosen files are loaded completely, with their media types", async () => {
  const large = "y".repeat(70_000);
  const session = sessionWith({}, { "p/old.pdf": large, "p/letter.docx": "letter" });
  const chosen = { resume: "r1", coverLetter: "l" };
  expect(await loadDocuments(session, documents, { ...visit, chosen })).toEqual([
    {
      kind: "resume",
      fileName: "old.pdf",
      mediaType: "application/pdf",
      base64: btoa(large),
    },
    {
      kind: "coverLetter",
      fileName: "letter.docx",
      mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      base64: btoa("letter"),
    },
  ]);
});

test("the letter written for the job is attached as its PDF", async () => {
  const chosen = { resume: null };
  expect(await loadDocuments(sessionWith({}), documents, { ...visit, chosen, written })).toEqual([
    { kind: "coverLetter", fileName: "Letter.pdf", mediaType: "application/pdf", base64: "UERG" },
  ]);
});

test("the files of the profile are listed, with an extension in their names", async () => {
  const row = (id: string, file_name: string, profile_id = "p") => ({
    id,
    profile_id,
    file_name,
    file_path: `${profile_id}/${id}.pdf`,
    file_type: "resume",
  });
  const files = [row("1", "My résumé"), row("2", "cv.docx"), row("3", "x.pdf", "other")];
  expect(await listDocuments(sessionWith({ files }), "p")).toEqual([
    { id: "1", fileName: "My résumé.pdf", kind: "resume", path: "p/1.pdf" },
    { id: "2", fileName: "cv.docx", kind: "resume", path: "p/2.pdf" },
  ]);
});

test("a letter that was written in Postulo is attached as the PDF of its newest version", async () => {
  const letters = [
    {
      id: "l1",
      user_id: "someone",
      title: "Nurse",
      company: "Harbour Clinic",
      language: "en",
      created_at: "2026-11-20T08:00:00Z",
    },
  ];
  const letter_versions = [{ letter_id: "l1", text: "Dear team", number: 1 }];
  const bodies: unknown[] = [];
  const signedIn = sessionWith({ letters, letter_versions, files: [] });
  const printing: typeof fetch = async (input, init) => {
    bodies.push(await new Request(input, init).json());
    return new Response("PDF", { headers: { "Content-Type": "application/pdf" } });
  };
  const session = { ...signedIn, server: { ...signedIn.server, fetch: printing } };
  const listed = await listAttachable(session, { id: "p", first_name: "Ann", last_name: "Lee" });
  expect(listed).toMatchObject([
    { id: "l1", kind: "letter", letter: { title: "Nurse", company: "Harbour Clinic" } },
  ]);
  const chosen = { resume: null, coverLetter: "l1" };
  expect(await loadDocuments(session, listed, { ...visit, chosen })).toEqual([
    {
      kind: "coverLetter",
      fileName: "Lee-Ann-Letter-Harbour-Clinic.pdf",
      mediaType: "application/pdf",
      base64: btoa("PDF"),
    },
  ]);
  expect(bodies).toEqual([expect.objectContaining({ text: "Dear team", format: "pdf" })]);
});

test("a receipt names a file by its SHA-256", async () => {
  const file = { kind: "resume", fileName: "cv.pdf", mediaType: "application/pdf" } as const;
  // Of "abc", from FIPS 180-2.
  const sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(await attachedFile({ ...file, base64: btoa("abc") })).toEqual({
    kind: "resume",
    fileName: "cv.pdf",
    sha256,
  });
});

test.each([
  ["cv.pdf", "application/pdf"],
  ["cv.PDF", "application/pdf"],
  ["cv.doc", "application/msword"],
  ["cv.odt", "application/vnd.oasis.opendocument.text"],
  ["scan.jpeg", "image/jpeg"],
  ["scan.png", "image/png"],
  ["notes.txt", "text/plain"],
  ["cv.pages", "application/octet-stream"],
  ["cv", "application/octet-stream"],
])("%s has the media type %s", (fileName, mediaType) => {
  expect(mediaTypeOf(fileName)).toBe(mediaType);
});

test("a name keeps its own extension, or gets that of the stored file", () => {
  expect(namedFile("cv.docx", "p/1.pdf")).toBe("cv.docx");
  expect(namedFile("Dr. Poulain", "p/1.pdf")).toBe("Dr. Poulain.pdf");
  expect(namedFile("cv", "p")).toBe("cv");
});
