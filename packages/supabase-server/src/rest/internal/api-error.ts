import type { ContentfulStatusCode } from "hono/utils/http-status";

interface ErrorText {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

/** An error response with the codes and messages of PostgREST. Thrown to roll back the transaction. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(text: ErrorText, options?: ErrorOptions) {
    super(text.message, options);
    this.name = "ApiError";
    this.status = text.status;
    this.code = text.code;
    this.details = text.details ?? null;
    this.hint = text.hint ?? null;
  }

  toJSON(): { code: string; details: string | null; hint: string | null; message: string } {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** A query string or header that does not follow the grammar. */
export const malformed = (message: string, details?: string): ApiError =>
  new ApiError({ status: 400, code: "PGRST100", message, details: details ?? null });

export const bodyTooLarge = (): ApiError =>
  new ApiError({ status: 413, code: "PGRST102", message: "The body is too large" });

export const invalidBody = (message: string): ApiError =>
  new ApiError({ status: 400, code: "PGRST102", message });

/** A column named by select, order or a filter; the message is PostgreSQL's, as PostgREST does not check these. */
export const unknownColumn = (relation: string, column: string): ApiError =>
  new ApiError({
    status: 400,
    code: "42703",
    message: `column ${relation}.${column} does not exist`,
  });

/** A column named by a body, by `columns` or by `on_conflict`. */
export const unknownTargetColumn = (relation: string, column: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST204",
    message: `Could not find the '${column}' column of '${relation}' in the schema cache`,
  });

export const unknownRelation = (schema: string, relation: string): ApiError =>
  new ApiError({
    status: 404,
    code: "PGRST205",
    message: `Could not find the table '${schema}.${relation}' in the schema cache`,
  });

export const noEmbedding = (relation: string, embedded: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST200",
    message: `Could not find a relationship between '${relation}' and '${embedded}' in the schema cache`,
    details: "This server does not embed one table in another; select from each of them.",
  });

export const notEmbedded = (embedded: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST108",
    message: `'${embedded}' is not an embedded resource in this request`,
    hint: `Verify that '${embedded}' is included in the 'select' query parameter.`,
  });
