import type { LineDocument } from "@postulo/resume-parser/line";

/** Why a file cannot be read; also the error codes of `/resume-parser`. */
export type RejectionReason =
  | "unsupported_type"
  | "empty_file"
  | "file_too_large"
  | "encrypted_file"
  | "corrupt_file"
  | "too_many_pages"
  | "too_complex"
  | "no_text";

export interface Rejected {
  readonly kind: "rejected";
  readonly reason: RejectionReason;
}

export type DocumentOutcome =
  | Rejected
  | { readonly kind: "lines"; readonly document: LineDocument };

export const reject = (reason: RejectionReason): Rejected => ({ kind: "rejected", reason });
