import { maxDocumentMegabytes } from "@postulo/domain/document";
import { readResume, type ResumeErrorCode } from "@postulo/contract/resume";
import { createRefuse } from "../http/endpoint-routes.ts";
import type { ReaderFailure } from "./resume-reader.ts";

const unable = (why: string) => `Unable to analyze resume: ${why}`;

export const refuse = createRefuse(readResume, {
  file_missing: "Please select a PDF or Word document",
  unsupported_type: "Please select a PDF or Word document",
  empty_file: unable("the file is empty."),
  file_too_large: unable(`the file is larger than ${maxDocumentMegabytes} MB.`),
  encrypted_file: unable("the file is protected by a password."),
  corrupt_file: unable("the file is damaged."),
  too_many_pages: unable("the file has too many pages."),
  too_complex: unable("the file is too complex or too large to read."),
  no_text: unable("the file has no text. It seems to be a scan."),
  timed_out: unable("reading the file took too long."),
  unreadable: unable("the file could not be read."),
  too_many_at_once: unable("your other files are still being read. Please try again in a moment."),
  busy: unable("too many files are being read. Please try again."),
});

/** In seconds: for how long a client should wait after 429 and 503. */
export const retryAfterSeconds = 10;

/** The code of a file that could not be read to its end. */
export const failureCodes: Readonly<Record<ReaderFailure["kind"], ResumeErrorCode>> = {
  tooManyAtOnce: "too_many_at_once",
  busy: "busy",
  timedOut: "timed_out",
  outOfMemory: "too_complex",
  crashed: "unreadable",
};
