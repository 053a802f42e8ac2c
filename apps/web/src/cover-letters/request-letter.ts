import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";

const missingFact = z.union([
  z.object({ kind: z.literal("notInProfile"), term: z.string() }),
  z.object({ kind: z.literal("add"), what: z.string() }),
]);
export type MissingFact = z.infer<typeof missingFact>;

const answer = z.object({
  coverLetter: z.string().check(z.minLength(1)),
  pdf: z.object({ content: z.string().check(z.minLength(1)) }),
  language: z.optional(z.enum(["en", "fr"])),
  missing: z._default(z.array(missingFact), []),
});

/** The letter as text, and its PDF. */
export type WrittenLetter = {
  readonly text: string;
  readonly pdf: Blob;
  readonly language: "en" | "fr" | undefined;
  readonly missing: readonly MissingFact[];
};

export type LetterOutcome =
  | { readonly kind: "written"; readonly letter: WrittenLetter }
  | { readonly kind: "notAuthenticated" }
  | { readonly kind: "limitReached" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "emptyProfile" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "invalid" }
  | { readonly kind: "backend"; readonly status: string };

async function refusalOf(response: Response): Promise<LetterOutcome> {
  const body = z.safeParse(
    z.object({ code: z.string() }),
    await response.json().catch(() => undefined),
  );
  if (body.success && body.data.code === "empty_profile") return { kind: "emptyProfile" };
  switch (response.status) {
    case 401:
      return { kind: "notAuthenticated" };
    case 402:
      return { kind: "limitReached" };
    case 413:
      return { kind: "tooLong" };
    default:
      return { kind: "backend", status: response.statusText || String(response.status) };
  }
}

/** Asks the server for a letter. It takes one letter credit when, and only when, the letter is delivered. */
export async function requestLetter(
  client: SupabaseClient,
  request: { jobDescription: string; language: "en" | "fr" },
): Promise<LetterOutcome> {
  const { data } = await client.auth.getSession();
  let response: Response;
  try {
    response = await fetch("/cover-letter", {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(request),
    });
  } catch (error) {
    // `fetch` throws a TypeError when the server was not reached; anything else is a bug.
    if (error instanceof TypeError) return { kind: "unreachable" };
    throw error;
  }
  if (!response.ok) return refusalOf(response);
  const parsed = z.safeParse(answer, await response.json().catch(() => undefined));
  if (!parsed.success) return { kind: "invalid" };
  const { coverLetter, pdf, language, missing } = parsed.data;
  const bytes = Uint8Array.from(atob(pdf.content), (character) => character.charCodeAt(0));
  return {
    kind: "written",
    letter: {
      text: coverLetter,
      pdf: new Blob([bytes], { type: "application/pdf" }),
      language,
      missing,
    },
  };
}
