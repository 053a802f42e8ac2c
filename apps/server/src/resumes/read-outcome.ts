import type { LineDocument } from "@postulo/resume-parser/line";
import type { ParsedResume } from "@postulo/resume-parser/parsed-resume";

/** Why a file is not read. The web shows one sentence for each. */
export type Refusal =
  | "unsupported_type"
  | "empty_file"
  | "file_too_large"
  | "encrypted_file"
  | "corrupt_file"
  | "too_many_pages"
  | "too_complex"
  | "no_text";

export interface Refused {
  readonly kind: "refused";
  readonly reason: Refusal;
}

/** What a reader makes of a file. */
export type ReadOutcome = Refused | { readonly kind: "lines"; readonly document: LineDocument };

/** What reading and understanding a file came to. */
export type ResumeOutcome = Refused | { readonly kind: "parsed"; readonly resume: ParsedResume };

export const refuse = (reason: Refusal): Refused => ({ kind: "refused", reason });
