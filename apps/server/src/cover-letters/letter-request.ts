import { z } from "zod";

/** Longer postings than this are not postings. */
export const maxRequestBytes = 200 * 1024;

const requestBody = z.object({
  jobDescription: z.string(),
  /** The language of the letter when the posting's own is unclear or neither of ours. */
  language: z.enum(["en", "fr"]).optional(),
});

export type LetterOrder = { readonly jobDescription: string; readonly language: "en" | "fr" };

export type ReadOrder =
  | { readonly kind: "order"; readonly order: LetterOrder }
  | { readonly kind: "malformed" }
  | { readonly kind: "blank" };

/** Reads the body of `POST /cover-letter`. */
export function readOrder(body: unknown): ReadOrder {
  const parsed = requestBody.safeParse(body);
  if (!parsed.success) return { kind: "malformed" };
  const { jobDescription, language = "en" } = parsed.data;
  return /[\p{L}\p{N}]/u.test(jobDescription)
    ? { kind: "order", order: { jobDescription, language } }
    : { kind: "blank" };
}
