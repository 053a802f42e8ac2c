import { statusOf } from "@postulo/contract/endpoint";
import type {
  Endpoint,
  ErrorCodeOf,
  ErrorDetailsOf,
  ResponseOf,
  WithErrors,
} from "@postulo/contract/endpoint";
import type { Context, Handler, Hono, MiddlewareHandler } from "hono";

/** Registers the handlers of an endpoint of the contract at its method and path. */
export function addEndpoint(
  routes: Hono,
  { method, path }: Endpoint,
  ...handlers: readonly (Handler | MiddlewareHandler)[]
): void {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ":$1");
  routes.on([method], [pattern], ...handlers);
}

/** The successful JSON response of an endpoint, with the status that the contract has for it. */
export const respond = <E extends Endpoint>(
  c: Context,
  { responses }: E,
  body: ResponseOf<E>,
): Response => c.json(body, 201 in responses ? 201 : 200);

/** Messages of codes that many endpoints have. The clients translate the codes. */
export const commonMessages = {
  not_authenticated: "User not authenticated.",
  insufficient_aal: "The account has a second factor: sign in with it first.",
  too_many_at_once: "Too many requests at once. Please wait until the others are finished.",
  busy: "The server is busy. Please try again.",
  internal_error: "Something went wrong on the server.",
} as const;
type CommonCode = keyof typeof commonMessages;

type Messages<Code extends string> = Readonly<
  Record<Exclude<Code, CommonCode>, string> & Partial<Record<CommonCode, string>>
>;

type Refuse<E extends WithErrors> = (
  c: Context,
  code: ErrorCodeOf<E>,
  details?: ErrorDetailsOf<E>,
) => Response;

/**
 * Sends errors of an endpoint with the statuses of the contract, the first where a code has several.
 * A code without a message does not compile.
 */
export function createRefuse<E extends WithErrors>(
  endpoint: E,
  messages: Messages<ErrorCodeOf<E>>,
): Refuse<E> {
  const texts: Readonly<Record<string, string>> = { ...commonMessages, ...messages };
  return (c, code, details) => {
    const status = statusOf(endpoint.errors, code);
    return c.json({ code, message: texts[code] ?? "", ...details }, status);
  };
}
