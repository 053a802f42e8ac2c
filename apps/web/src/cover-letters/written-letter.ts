import { letterLanguages } from "@postulo/domain/letter-language";
import * as z from "zod/mini";

const missingFact = z.union([
  z.object({ kind: z.literal("notInProfile"), term: z.string() }),
  z.object({ kind: z.literal("add"), what: z.string() }),
]);
export type MissingFact = z.infer<typeof missingFact>;

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/));
const bytes = z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.minLength(1));
export const printedLetter = z.object({ content: z.union([base64, bytes]) });
/** A PDF as base64 or as a list of bytes. */
type PrintedLetter = z.infer<typeof printedLetter>;

/** A sentence and what it rests on: ids of entries, `profile` for the personal part, `posting`; nothing for a courtesy. */
export const letterSentence = z.object({ text: z.string(), sources: z.array(z.string()) });
export type LetterSentence = z.infer<typeof letterSentence>;

/** Who wrote a text. */
export const writers = ["composer", "model", "person"] as const;
/** Who wrote it on the server. */
export const generator = z.enum(["composer", "model"]);

/** Why the composer wrote what a model was meant to write. */
export const fallbackReason = z.enum(["providerUnavailable", "refusedByGate", "ceilingReached"]);

/** What the server read in a posting. */
const postingRead = z.object({
  title: z.nullish(z.string()),
  company: z.nullish(z.string()),
  place: z.nullish(z.string()),
});

/**
 * The answer of `POST /cover-letter`. Only the text and its PDF are sure to be there: whoever speaks the
 * specification's call and nothing more is understood too.
 */
export const writtenLetter = z.object({
  coverLetter: z.string().check(z.minLength(1)),
  pdf: printedLetter,
  language: z.optional(z.enum(letterLanguages)),
  sentences: z.optional(z.array(letterSentence)),
  missing: z.optional(z.array(missingFact)),
  posting: z.optional(postingRead),
  letterId: z.optional(z.uuid()),
  writer: z.optional(generator),
  fallback: z.nullish(z.object({ reason: fallbackReason })),
});
export type WrittenLetter = z.infer<typeof writtenLetter>;

export const missingFacts = z.array(missingFact);

/** The letter as a file. */
export function pdfOf({ content }: PrintedLetter): Blob {
  const binary =
    typeof content === "string"
      ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      : Uint8Array.from(content);
  return new Blob([binary], { type: "application/pdf" });
}
