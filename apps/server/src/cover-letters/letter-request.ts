import { writeCoverLetter } from "@postulo/contract/cover-letter";
import { defaultLetterStyle, maxPostingBytes } from "@postulo/domain/letter-style";
import type { Length, LetterStyle, Tone } from "@postulo/domain/letter-style";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { isTimeZone } from "./calendar-date.ts";

/** The posting as JSON with its escapes, and what is sent beside it. */
export const maxRequestBytes = 2 * maxPostingBytes;

export type LetterRequestBody = {
  readonly jobDescription: string;
  readonly language?: LetterLanguage | undefined;
  readonly title?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly place?: string | null | undefined;
  readonly reader?: string | null | undefined;
  readonly reference?: string | null | undefined;
  readonly tone: Tone;
  readonly length: Length;
  readonly style: LetterStyle;
  readonly applicationId?: string | undefined;
  readonly variantOf?: string | undefined;
  readonly replaces?: string | undefined;
  readonly why?: string | undefined;
  readonly know?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly streamId?: string | undefined;
};

export type ReadLetterRequest =
  | { readonly kind: "order"; readonly order: LetterRequestBody }
  | {
      readonly kind: "refused";
      readonly code: "invalid_body" | "posting_too_long" | "blank_posting";
    };

/** Reads the body of `POST /cover-letter`. */
export function readLetterRequest(body: unknown): ReadLetterRequest {
  const parsed = writeCoverLetter.request.schema.safeParse(body);
  if (!parsed.success) return { kind: "refused", code: "invalid_body" };
  const { jobDescription, tone = "plain", length = "standard", timeZone = "" } = parsed.data;
  const { style = defaultLetterStyle } = parsed.data;
  if (Buffer.byteLength(jobDescription) > maxPostingBytes)
    return { kind: "refused", code: "posting_too_long" };
  if (!/[\p{L}\p{N}]/u.test(jobDescription)) return { kind: "refused", code: "blank_posting" };
  const known = isTimeZone(timeZone) ? timeZone : undefined;
  return { kind: "order", order: { ...parsed.data, tone, length, style, timeZone: known } };
}
