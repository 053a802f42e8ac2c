import type { SupabaseClient } from "../session/supabase-client.ts";
import * as z from "zod/mini";
import { readLetterEvents, type LetterEvent } from "./letter-events.ts";
import type { LetterOrder } from "./letter-order.ts";
import { writtenLetter, type WrittenLetter } from "./written-letter.ts";

export type LetterOutcome =
  | { readonly kind: "written"; readonly letter: WrittenLetter }
  /** By the person; the server gives the credit back. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "notAuthenticated" }
  /** The server took no credit for it. */
  | { readonly kind: "limitReached" }
  /** Known before it was asked. */
  | { readonly kind: "usedUp" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" }
  | { readonly kind: "unfounded" }
  | { readonly kind: "applicationMissing" }
  | { readonly kind: "providerUnavailable" }
  | { readonly kind: "unreachable" }
  /** The connection ended before the letter did. */
  | { readonly kind: "brokenOff" }
  | { readonly kind: "invalid" }
  | { readonly kind: "backend"; readonly status: string };

/** What the server calls the refusals that a person can do something about. */
const kindOfCode: Readonly<Record<string, LetterOutcome>> = {
  not_authenticated: { kind: "notAuthenticated" },
  limit_reached: { kind: "limitReached" },
  posting_too_long: { kind: "tooLong" },
  profile_missing: { kind: "profileEmpty" },
  profile_empty: { kind: "profileEmpty" },
  name_missing: { kind: "nameMissing" },
  letter_unfounded: { kind: "unfounded" },
  application_not_found: { kind: "applicationMissing" },
  provider_unavailable: { kind: "providerUnavailable" },
};

const outcomeOfStatus: Readonly<Record<number, LetterOutcome>> = {
  401: { kind: "notAuthenticated" },
  402: { kind: "limitReached" },
  413: { kind: "tooLong" },
};

const refusal = z.object({ code: z.string() });

async function refusalOf(response: Response): Promise<LetterOutcome> {
  const body = z.safeParse(refusal, await response.json().catch(() => undefined));
  const known = body.success ? kindOfCode[body.data.code] : undefined;
  return (
    known ??
    outcomeOfStatus[response.status] ?? {
      kind: "backend",
      status: response.statusText || String(response.status),
    }
  );
}

interface Following {
  /** Gives the letter up; the server hears of it and charges nothing. */
  readonly signal: AbortSignal;
  /** Told of each event while the letter is written, where the server tells. */
  readonly onEvent: (event: LetterEvent) => void;
}

async function outcomeOfStream(
  body: ReadableStream<Uint8Array>,
  { signal, onEvent }: Following,
): Promise<LetterOutcome> {
  for await (const event of readLetterEvents(body)) {
    if (signal.aborted) return { kind: "cancelled" };
    if (event === undefined) return { kind: "invalid" };
    if (event.event === "done") return { kind: "written", letter: event.data };
    if (event.event === "error")
      return kindOfCode[event.data.code] ?? { kind: "backend", status: event.data.message };
    onEvent(event);
  }
  return { kind: signal.aborted ? "cancelled" : "brokenOff" };
}

async function outcomeOf(response: Response, following: Following): Promise<LetterOutcome> {
  if (!response.ok) return refusalOf(response);
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream && response.body) return outcomeOfStream(response.body, following);
  const answer = z.safeParse(writtenLetter, await response.json().catch(() => undefined));
  if (following.signal.aborted) return { kind: "cancelled" };
  return answer.success ? { kind: "written", letter: answer.data } : { kind: "invalid" };
}

/** The letter bears the day that it is where the person is. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Asks the server for a letter, and follows how it is written. The server takes one letter credit when, and only when,
 * the letter is delivered.
 */
export async function requestLetter(
  client: SupabaseClient,
  order: LetterOrder,
  following: Following,
): Promise<LetterOutcome> {
  const { data } = await client.auth.getSession();
  let isReached = false;
  try {
    const response = await fetch("/cover-letter", {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token ?? ""}`,
        "content-type": "application/json",
        accept: "text/event-stream, application/json;q=0.9",
      },
      body: JSON.stringify({ ...order, timeZone: ownTimeZone() }),
      signal: following.signal,
    });
    isReached = true;
    return await outcomeOf(response, following);
  } catch (error) {
    if (following.signal.aborted) return { kind: "cancelled" };
    // `fetch` and its stream throw a TypeError when the connection fails; anything else is a bug.
    if (error instanceof TypeError) return { kind: isReached ? "brokenOff" : "unreachable" };
    throw error;
  }
}
