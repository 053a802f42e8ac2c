import type { SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { writtenLetter, type WrittenLetter } from "./written-letter.ts";

export type LetterOutcome =
  | { readonly kind: "written"; readonly letter: WrittenLetter }
  | { readonly kind: "notAuthenticated" }
  /** The server took no credit for it. */
  | { readonly kind: "limitReached" }
  /** Known before it was asked. */
  | { readonly kind: "usedUp" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" }
  | { readonly kind: "unfounded" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "invalid" }
  | { readonly kind: "backend"; readonly status: string };

/** What the server calls the refusals that a person can do something about. */
const kindOfCode: Readonly<Record<string, LetterOutcome>> = {
  profile_missing: { kind: "profileEmpty" },
  profile_empty: { kind: "profileEmpty" },
  name_missing: { kind: "nameMissing" },
  letter_unfounded: { kind: "unfounded" },
};

async function refusalOf(response: Response): Promise<LetterOutcome> {
  const body = z.safeParse(
    z.object({ code: z.string() }),
    await response.json().catch(() => undefined),
  );
  const known = body.success ? kindOfCode[body.data.code] : undefined;
  if (known) return known;
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
  const answer = z.safeParse(writtenLetter, await response.json().catch(() => undefined));
  return answer.success ? { kind: "written", letter: answer.data } : { kind: "invalid" };
}
