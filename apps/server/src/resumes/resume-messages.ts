import type { RejectionReason } from "@postulo/documents/document-outcome";
import type { ReaderOutcome } from "./resume-reader.ts";

/** An error response. Clients translate by its code. */
export interface ResumeError {
  readonly status: 400 | 401 | 413 | 415 | 422 | 429 | 503;
  readonly code: string;
  readonly message: string;
}

const unable = (why: string) => `Unable to analyze resume: ${why}`;

const statuses: Partial<Record<RejectionReason, ResumeError["status"]>> = {
  unsupported_type: 415,
  file_too_large: 413,
};

const messages: Readonly<Record<RejectionReason, string>> = {
  unsupported_type: "Please select a PDF or Word document",
  empty_file: unable("the file is empty."),
  file_too_large: unable("the file is larger than 10 MB."),
  encrypted_file: unable("the file is protected by a password."),
  corrupt_file: unable("the file is damaged."),
  too_many_pages: unable("the file has too many pages."),
  too_complex: unable("the file is too complex or too large to read."),
  no_text: unable("the file has no text. It seems to be a scan."),
};

export const rejection = (reason: RejectionReason): ResumeError => ({
  status: statuses[reason] ?? 422,
  code: reason,
  message: messages[reason],
});

export const notSignedIn: ResumeError = {
  status: 401,
  code: "not_authenticated",
  message: "User not authenticated.",
};
export const fileMissing: ResumeError = {
  status: 400,
  code: "file_missing",
  message: "Please select a PDF or Word document",
};

/** In seconds: for how long a client should wait after 429 and 503. */
export const retryAfterSeconds = 10;

/** The error of a file that was not read completely. */
export function failure(kind: Exclude<ReaderOutcome["kind"], "parsed" | "rejected">): ResumeError {
  switch (kind) {
    case "tooManyAtOnce":
      return {
        status: 429,
        code: "too_many_at_once",
        message: unable("your other files are still being read. Please try again in a moment."),
      };
    case "busy":
      return {
        status: 503,
        code: "busy",
        message: unable("too many files are being read. Please try again."),
      };
    case "timedOut":
      return { status: 422, code: "timed_out", message: unable("reading the file took too long.") };
    case "outOfMemory":
      return rejection("too_complex");
    case "crashed":
      return { status: 422, code: "unreadable", message: unable("the file could not be read.") };
  }
}
