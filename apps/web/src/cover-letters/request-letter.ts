import { callServer, type CallResult, type EventStream } from "@postulo/contract/call-server";
import {
  writeSpecifiedLetter,
  type LetterErrorCode,
  type SpecifiedLetter,
  type SpecifiedLetterEvent,
} from "@postulo/contract/cover-letter";
import { readEvents } from "@postulo/contract/read-events";
import type { SupabaseClient } from "../session/supabase-client.ts";
import type { LetterRequestBody } from "./letter-request.ts";

export type LetterOutcome =
  | { readonly kind: "written"; readonly letter: SpecifiedLetter }
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

type Known = Exclude<LetterOutcome, { kind: "written" } | { kind: "backend" }>["kind"];

/** What each code means for the person; undefined where it is told as an error of the server. */
const kindOfCode: Readonly<Record<LetterErrorCode, Known | undefined>> = {
  not_authenticated: "notAuthenticated",
  limit_reached: "limitReached",
  posting_too_long: "tooLong",
  profile_missing: "profileEmpty",
  profile_empty: "profileEmpty",
  name_missing: "nameMissing",
  letter_unfounded: "unfounded",
  application_not_found: "applicationMissing",
  provider_unavailable: "providerUnavailable",
  invalid_body: undefined,
  blank_posting: undefined,
  took_too_long: undefined,
  cancelled: undefined,
  too_many_at_once: undefined,
  busy: undefined,
};

/** Of servers, and of gateways in front of them, that send no code. */
const kindOfStatus: Readonly<Record<number, Known>> = {
  401: "notAuthenticated",
  402: "limitReached",
  413: "tooLong",
};

const isLetterCode = (code: string): code is LetterErrorCode => Object.hasOwn(kindOfCode, code);

const outcomeOfCode = (code: string, status: string): LetterOutcome => {
  const kind = isLetterCode(code) ? kindOfCode[code] : undefined;
  return kind ? { kind } : { kind: "backend", status };
};

interface Following {
  /** Gives the letter up; the server notices it and charges nothing. */
  readonly signal: AbortSignal;
  /** Called with each event while the letter is written, where the server sends events. */
  readonly onEvent: (event: SpecifiedLetterEvent) => void;
}

type Endpoint = typeof writeSpecifiedLetter;
type EventsOfLetter = Extract<Endpoint["responses"][200][number], { kind: "events" }>["events"];

async function outcomeOfStream(
  stream: EventStream<EventsOfLetter>,
  { signal, onEvent }: Following,
): Promise<LetterOutcome> {
  try {
    for await (const event of readEvents(stream)) {
      if (signal.aborted) return { kind: "cancelled" };
      if (event === undefined) return { kind: "invalid" };
      if (event.event === "done") return { kind: "written", letter: event.data };
      if (event.event === "error") return outcomeOfCode(event.data.code, event.data.message);
      onEvent(event);
    }
  } catch (error) {
    // The stream throws a TypeError when the connection fails; anything else is a bug.
    if (!signal.aborted && !(error instanceof TypeError)) throw error;
  }
  return { kind: signal.aborted ? "cancelled" : "brokenOff" };
}

function outcomeOf(
  result: CallResult<Endpoint>,
  following: Following,
): LetterOutcome | Promise<LetterOutcome> {
  switch (result.kind) {
    case "ok":
      return "events" in result.body
        ? outcomeOfStream(result.body, following)
        : { kind: "written", letter: result.body };
    case "refused":
    case "failed": {
      const { status, code } = result.error;
      const kind = kindOfStatus[status];
      const outcome = outcomeOfCode(code, result.statusText || String(status));
      return outcome.kind === "backend" && kind ? { kind } : outcome;
    }
    case "unreachable":
    case "invalid":
      return { kind: result.kind };
  }
}

/** The letter bears the day that it is where the person is. */
const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Requests a letter from the server, and follows how it is written. The server takes one letter credit when, and only when,
 * the letter is delivered.
 */
export async function requestLetter(
  { server }: SupabaseClient,
  order: LetterRequestBody,
  following: Following,
): Promise<LetterOutcome> {
  const result = await callServer(writeSpecifiedLetter, {
    ...server,
    accept: "text/event-stream, application/json;q=0.9",
    body: { ...order, timeZone: ownTimeZone() },
    signal: following.signal,
  });
  return following.signal.aborted ? { kind: "cancelled" } : outcomeOf(result, following);
}
