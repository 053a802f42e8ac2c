import * as z from "zod/mini";
import type {
  Content,
  Endpoint,
  ErrorCodeOf,
  ErrorDetailsOf,
  RequestOf,
  SuccessContentOf,
} from "./endpoint.ts";
import { RequestError } from "./request-error.ts";

/** A stream for `readEvents`. */
export interface EventStream<Events> {
  readonly events: Events;
  readonly body: ReadableStream<Uint8Array>;
}

type BodyOfContent<C> = C extends { readonly kind: "json"; readonly schema: infer S }
  ? z.output<S>
  : C extends { readonly kind: "events"; readonly events: infer Events }
    ? EventStream<Events>
    : C extends { readonly kind: "file" }
      ? Blob
      : never;

/** The body of a successful response: parsed JSON, a file, or a stream for `readEvents`; undefined without a body. */
type BodyOf<E extends Endpoint> = [SuccessContentOf<E>] extends [never]
  ? undefined
  : BodyOfContent<SuccessContentOf<E>>;

/** How a call ended. */
export type CallResult<E extends Endpoint> =
  | { readonly kind: "ok"; readonly body: BodyOf<E> }
  /** An error code of the endpoint, with its further fields. */
  | {
      readonly kind: "refused";
      readonly code: ErrorCodeOf<E>;
      readonly error: RequestError;
      readonly details: ErrorDetailsOf<E> | undefined;
      readonly statusText: string;
    }
  /** Any other error status. */
  | { readonly kind: "failed"; readonly error: RequestError; readonly statusText: string }
  /** The network failed, or a gateway responded instead of the server. */
  | { readonly kind: "unreachable"; readonly error: RequestError }
  /** A body that does not match the contract. */
  | { readonly kind: "invalid"; readonly error: z.core.$ZodError | SyntaxError };

type Input<E extends Endpoint> = E["request"] extends { readonly kind: "json" }
  ? { readonly body: RequestOf<E> }
  : E["request"] extends Content
    ? { readonly file: Blob }
    : unknown;

export type CallOptions<E extends Endpoint> = Input<E> & {
  /** Adds the credentials of the caller; the global `fetch` for public endpoints. */
  readonly fetch: typeof fetch;
  /** Of the server, without a slash at the end; empty for the server of the page. */
  readonly origin: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly accept?: string;
  readonly signal?: AbortSignal;
};

interface AnyInput {
  readonly body?: unknown;
  readonly file?: Blob;
}

/**
 * Calls an endpoint. Rejects only on internal errors; error responses, an unreachable server and invalid responses are values.
 * A cancelled call is `unreachable`.
 */
export function callServer<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<CallResult<E>>;
export async function callServer(
  endpoint: Endpoint,
  options: CallOptions<Endpoint> & AnyInput,
): Promise<CallResult<Endpoint>> {
  const { fetch, origin, query, signal, accept } = options;
  const { headers, body } = requestBody(endpoint.request, options);
  const search = query ? `?${new URLSearchParams(query).toString()}` : "";
  try {
    const response = await fetch(`${origin}${endpoint.path}${search}`, {
      method: endpoint.method,
      headers: { ...headers, ...(accept === undefined ? {} : { accept }) },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    return response.ok ? await readBody(endpoint, response) : await readError(endpoint, response);
  } catch (cause) {
    return { kind: "unreachable", error: new RequestError("", { status: 0, code: "", cause }) };
  }
}

type AnyResult =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: Exclude<CallResult<Endpoint>["kind"], "ok">; readonly error: Error };

/** The body of a successful call. @throws {RequestError} for an error response and an unreachable server. */
export function bodyOf<Result extends AnyResult>(
  result: Result,
): Extract<Result, { readonly kind: "ok" }>["body"];
export function bodyOf(result: AnyResult): unknown {
  if (result.kind === "ok") return result.body;
  throw result.error;
}

function requestBody(content: Content | undefined, { body, file }: AnyInput) {
  switch (content?.kind) {
    case undefined:
      return { headers: {} };
    case "json":
      return { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    case "form": {
      const form = new FormData();
      if (file) form.append(content.fileField, file);
      return { headers: {}, body: form };
    }
    case "file":
    case "events":
      return { headers: {}, body: file };
  }
}

type Parsed =
  | { readonly kind: "ok"; readonly body: unknown }
  | { readonly kind: "invalid"; readonly error: SyntaxError };

function parseJson(text: string): Parsed {
  try {
    return { kind: "ok", body: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { kind: "invalid", error };
    throw error;
  }
}

async function readBody(endpoint: Endpoint, response: Response): Promise<CallResult<Endpoint>> {
  const contents = endpoint.responses[response.status === 201 ? 201 : 200] ?? [];
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  const content = contents.find(({ kind }) => (kind === "events") === isStream);
  switch (content?.kind) {
    case "json":
      return readJson(content.schema, await response.text());
    case "events":
      return { kind: "ok", body: { events: content.events, body: response.body } };
    case "file":
      return { kind: "ok", body: await response.blob() };
    case "form":
    case undefined:
      return { kind: "ok", body: undefined };
  }
}

function readJson(schema: z.core.$ZodType, text: string): CallResult<Endpoint> {
  const parsed = parseJson(text);
  if (parsed.kind === "invalid") return parsed;
  const read = z.safeParse(schema, parsed.body);
  return read.success ? { kind: "ok", body: read.data } : { kind: "invalid", error: read.error };
}

const errorBody = z.object({ code: z.string(), message: z.string() });

/** A gateway responds with its own error page while the server restarts. */
const isOfGateway = (status: number) => status >= 502 && status <= 504;

async function readError(endpoint: Endpoint, response: Response): Promise<CallResult<Endpoint>> {
  const { status, statusText } = response;
  const parsed = parseJson(await response.text());
  const body = parsed.kind === "ok" ? parsed.body : undefined;
  const read = z.safeParse(errorBody, body);
  if (!read.success) {
    if (isOfGateway(status))
      return { kind: "unreachable", error: new RequestError("", { status: 0, code: "" }) };
    return { kind: "failed", error: new RequestError("", { status, code: "" }), statusText };
  }
  const { code, message } = read.data;
  const error = new RequestError(message, { status, code });
  if (!Object.hasOwn(endpoint.errors, code)) return { kind: "failed", error, statusText };
  const details = endpoint.errorDetails && z.safeParse(endpoint.errorDetails, body).data;
  return { kind: "refused", code, error, details, statusText };
}
