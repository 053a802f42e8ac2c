import { callServer, type CallResult, type EventStream } from "@postulo/contract/call-server";
import {
  cancelCoverLetter,
  writeSpecifiedLetter,
  type LetterErrorCode,
  type SpecifiedLetter,
  type SpecifiedLetterEvent,
} from "@postulo/contract/cover-letter";
import { readEvents } from "@postulo/contract/read-events";
import type { SupabaseClient } from "../data/supabase-client.ts";
import type { LetterRequestBody } from "./letter-request-body.ts";

export type LetterOutcome =
  | { readonly kind: "written"; readonly letter: SpecifiedLetter }
  /** By the user; the server releases the credit. */
  | { readonly kind: "cancelled" }
  | { readonly kind: "notAuthenticated" }
  /** The server consumed no credit. */
  | { readonly kind: "limitReached" }
  /** Detected before the request. */
  | { readonly kind: "usedUp" }
  /** The plan has no letters at all. */
  | { readonly kind: "notIncluded" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "nameMissing" }
  | { readonly kind: "profileEmpty" }
  | { readonly kind: "unfounded" }
  | { readonly kind: "applicationMissing" }
  | { readonly kind: "providerUnavailable" }
  | { readonly kind: "unreachable" }
  /** The connection was closed before the letter was complete. */
  | { readonly kind: "brokenOff" }
  | { readonly kind: "invalid" }
  | { readonly kind: "backend"; readonly status: string };

type Known = Exclude<LetterOutcome, { kind: "written" } | { kind: "backend" }>["kind"];

/** The outcome of each error code; undefined if it is shown as a server error. */
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
  insufficient_aal: undefined,
  invalid_body: undefined,
  blank_posting: undefined,
  took_too_long: undefined,
  cancelled: undefined,
  too_many_at_once: undefined,
  busy: undefined,
};

/** For servers and gateways that send no code. */
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

interface StreamOptions {
  /** Cancels the generation; the server then consumes no credit. */
  readonly signal: AbortSignal;
  /** Called with each event of the stream, if the server streams. A letter that is continued begins with `start` again. */
  readonly onEvent: (event: SpecifiedLetterEvent) => void;
}

/** Milliseconds before each attempt to continue a letter whose connection was lost: a server takes some seconds to notice. */
const continueAfterMs = [500, 1000, 2000, 4000, 4000, 4000, 4000, 8000, 8000, 8000];

type Endpoint = typeof writeSpecifiedLetter;
type EventsOfLetter = Extract<Endpoint["responses"][200][number], { kind: "events" }>["events"];

async function outcomeOfStream(
  stream: EventStream<EventsOfLetter>,
  { signal, onEvent }: StreamOptions,
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
    // A stream throws a TypeError when the connection fails; other errors are bugs.
    if (!signal.aborted && !(error instanceof TypeError)) throw error;
  }
  return { kind: signal.aborted ? "cancelled" : "brokenOff" };
}

function outcomeOf(
  result: CallResult<Endpoint>,
  options: StreamOptions,
): LetterOutcome | Promise<LetterOutcome> {
  switch (result.kind) {
    case "ok":
      return "events" in result.body
        ? outcomeOfStream(result.body, options)
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

/** The letter is dated in the user's time zone. */
const browserTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Resolves after the time, or when the signal is aborted. */
const wait = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });

/** Whether another attempt may reach a server, or its database. */
const isTransient = (result: CallResult<Endpoint>) =>
  result.kind === "unreachable" || (result.kind === "failed" && result.error.status === 503);

/**
 * Requests a letter and reads its stream of events. When the connection is lost, the letter is continued on another one, if the
 * server can. The server consumes one letter credit only when the letter is delivered.
 */
export async function requestLetter(
  { server }: SupabaseClient,
  body: LetterRequestBody,
  { signal, onEvent }: StreamOptions,
): Promise<LetterOutcome> {
  let streamId: string | undefined;
  const options: StreamOptions = {
    signal,
    onEvent: (event) => {
      if (event.event === "start") streamId = event.data.streamId;
      onEvent(event);
    },
  };
  // Rejects on internal errors only; what the user sees does not depend on it.
  const cancel = () => {
    if (streamId) void callServer(cancelCoverLetter, { ...server, query: { id: streamId } });
  };
  signal.addEventListener("abort", cancel, { once: true });
  const attempt = async (): Promise<LetterOutcome> => {
    const result = await callServer(writeSpecifiedLetter, {
      ...server,
      accept: "text/event-stream, application/json;q=0.9",
      body: { ...body, timeZone: browserTimeZone(), ...(streamId ? { streamId } : {}) },
      signal,
    });
    if (signal.aborted) return { kind: "cancelled" };
    if (streamId !== undefined && isTransient(result)) return { kind: "brokenOff" };
    return outcomeOf(result, options);
  };
  let outcome = await attempt();
  for (const delayMs of continueAfterMs) {
    if (streamId === undefined || signal.aborted || outcome.kind !== "brokenOff") break;
    await wait(delayMs, signal);
    outcome = await attempt();
  }
  return outcome;
}
