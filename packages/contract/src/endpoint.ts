import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

export type EventSchemas = Readonly<Record<string, Schema>>;

/** A body, by its media type. */
export type Content =
  | { readonly kind: "json"; readonly schema: Schema }
  /** Server-sent events with JSON as their data, by name. */
  | { readonly kind: "events"; readonly events: EventSchemas }
  /** `multipart/form-data` with one file. */
  | { readonly kind: "form"; readonly fileField: string }
  /** Bytes or a text, one of these media types. */
  | { readonly kind: "file"; readonly mediaTypes: readonly string[] };

export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 409
  | 413
  | 415
  | 422
  | 429
  | 500
  | 502
  | 503
  | 507;

/** The error codes of an endpoint with their HTTP statuses. */
export type ErrorCodes = Readonly<Record<string, ErrorStatus | readonly ErrorStatus[]>>;

/** The HTTP status of an error code: the first where it has several. */
export const statusOf = <Codes extends ErrorCodes>(
  errors: Codes,
  code: keyof Codes & string,
): ErrorStatus => {
  const [status = 500] = [errors[code] ?? []].flat();
  return status;
};

/** The errors of one endpoint or of several. */
export interface WithErrors {
  /** The closed set of codes of `{ code, message }`, besides `serverErrors`. */
  readonly errors: ErrorCodes;
  /** The fields of an error besides code and message. */
  readonly errorDetails?: z.ZodMiniObject;
}

/** One operation of the HTTP API. Shapes, codes and paths are written here and nowhere else. */
export interface Endpoint extends WithErrors {
  readonly method: "GET" | "POST" | "DELETE";
  /** Parameters as `{name}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `bearer`: requires a user's access token. */
  readonly access: "public" | "bearer";
  /** Of the path, by their names. */
  readonly pathParameters?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly request?: Content;
  /** The contents that a response may have, by status; none for a response without a body. */
  readonly responses: {
    readonly [status in 200 | 201 | 204 | 304 | 404 | 503]?: readonly Content[];
  };
}

/** Errors that any endpoint may return. */
export const serverErrors = {
  internal_error: 500,
  database_unreachable: 503,
  disk_full: 507,
} as const satisfies ErrorCodes;

/** Errors of endpoints that act for a user. */
export const bearerErrors = {
  not_authenticated: 401,
  /** The account has a second factor, and the session did not give it. */
  insufficient_aal: 403,
} as const satisfies ErrorCodes;

/** The errors of `bearerErrors`. */
export type SessionErrorCode = keyof typeof bearerErrors;

export const isSessionError = (code: string): code is SessionErrorCode =>
  Object.hasOwn(bearerErrors, code);

/** Errors of endpoints that queue the requests of one user. */
export const rateLimitErrors = {
  too_many_at_once: 429,
  busy: 503,
} as const satisfies ErrorCodes;

export type ErrorCodeOf<E extends WithErrors> = keyof E["errors"] & string;

/** The events of a stream, distinguished by their names. */
export type EventsOf<E extends EventSchemas> = {
  [Name in keyof E & string]: {
    readonly event: Name;
    readonly data: z.output<E[Name]>;
  };
}[keyof E & string];

export type DeepReadonly<T> = T extends object
  ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
  : T;

/** The fields of an error besides code and message. */
export type ErrorDetailsOf<E extends WithErrors> =
  NonNullable<E["errorDetails"]> extends z.ZodMiniObject
    ? z.output<NonNullable<E["errorDetails"]>>
    : never;

/** The JSON that is sent as a request, before defaults are filled in. */
export type RequestOf<E extends Endpoint> = E["request"] extends { readonly schema: infer S }
  ? z.input<S>
  : never;

type Responses<E extends Endpoint> = E["responses"];
type SuccessOf<E extends Endpoint> = Responses<E>[keyof Responses<E> & (200 | 201)];

/** The contents of successful responses with a body. */
export type SuccessContentOf<E extends Endpoint> = NonNullable<SuccessOf<E>>[number];

/** The JSON of a successful response. */
export type ResponseOf<E extends Endpoint> =
  Extract<SuccessContentOf<E>, { readonly kind: "json" }> extends { readonly schema: infer S }
    ? DeepReadonly<z.output<S>>
    : never;
