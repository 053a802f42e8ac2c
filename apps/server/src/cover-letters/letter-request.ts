import { letterLanguages } from "@postulo/domain/letter-language";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { lengths, tones } from "@postulo/letter/letter-style";
import type { Length, Tone } from "@postulo/letter/letter-style";
import { z } from "zod";
import { isTimeZone } from "./calendar-date.ts";

/** Longer postings than this are not postings. */
const maxPostingBytes = 200 * 1024;
/** The posting as JSON with its escapes, and what is asked beside it. */
export const maxRequestBytes = 2 * maxPostingBytes;

const name = z.string().trim().max(200).optional();

const requestBody = z.object({
  jobDescription: z.string(),
  /** The language to write in; without it, the posting's own. */
  language: z.enum(letterLanguages).optional(),
  /** What the person calls the job and its employer, instead of what is read. */
  title: name,
  company: name,
  tone: z.enum(tones).default("plain"),
  length: z.enum(lengths).default("standard"),
  /** The application that the letter belongs to. */
  applicationId: z.uuid().optional(),
  /** Where the person is: the letter bears the day that it is there. A name that nobody knows is no reason to refuse it. */
  timeZone: z.string().refine(isTimeZone).optional().catch(undefined),
});

export type LetterRequestBody = {
  readonly jobDescription: string;
  readonly language?: LetterLanguage | undefined;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly tone: Tone;
  readonly length: Length;
  readonly applicationId?: string | undefined;
  readonly timeZone?: string | undefined;
};

export type ReadLetterRequest =
  | { readonly kind: "order"; readonly order: LetterRequestBody }
  | { readonly kind: "malformed" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "blank" };

/** Reads the body of `POST /cover-letter`. */
export function readLetterRequest(body: unknown): ReadLetterRequest {
  const parsed = requestBody.safeParse(body);
  if (!parsed.success) return { kind: "malformed" };
  const { jobDescription } = parsed.data;
  if (Buffer.byteLength(jobDescription) > maxPostingBytes) return { kind: "tooLong" };
  return /[\p{L}\p{N}]/u.test(jobDescription)
    ? { kind: "order", order: parsed.data }
    : { kind: "blank" };
}
