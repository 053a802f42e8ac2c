import * as z from "zod/mini";

const missingFact = z.union([
  z.object({ kind: z.literal("notInProfile"), term: z.string() }),
  z.object({ kind: z.literal("add"), what: z.string() }),
]);
export type MissingFact = z.infer<typeof missingFact>;

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/));
const bytes = z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.minLength(1));

/** The answer of `POST /cover-letter`: the letter as text, and its PDF as base64 or as a list of bytes. */
export const writtenLetter = z.object({
  coverLetter: z.string().check(z.minLength(1)),
  pdf: z.object({ content: z.union([base64, bytes]) }),
  language: z.optional(z.enum(["en", "fr"])),
  missing: z.optional(z.array(missingFact)),
});
export type WrittenLetter = z.infer<typeof writtenLetter>;

/** The letter as a file. */
export function pdfOf({ pdf: { content } }: WrittenLetter): Blob {
  const binary =
    typeof content === "string"
      ? Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      : Uint8Array.from(content);
  return new Blob([binary], { type: "application/pdf" });
}
