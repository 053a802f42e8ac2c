import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A sentence, or the relationships among which an embed does not choose. */
type ErrorDetails = string | null | readonly Readonly<Record<string, string>>[];

interface ErrorText {
  status: ContentfulStatusCode;
  code: string;
  message: string;
  details?: ErrorDetails;
  hint?: string | null;
}

/** An error response with the codes and messages of PostgREST. Thrown to roll back the transaction. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: ErrorDetails;
  readonly hint: string | null;

  constructor(text: ErrorText, options?: ErrorOptions) {
    super(text.message, options);
    this.name = "ApiError";
    this.status = text.status;
    this.code = text.code;
    this.details = text.details ?? null;
    this.hint = text.hint ?? null;
  }

  toJSON(): { code: string; details: ErrorDetails; hint: string | null; message: string } {
    return { code: this.code, details: this.details, hint: this.hint, message: this.message };
  }
}

/** A query string or header that does not follow the grammar. */
export const malformed = (message: string, details?: string): ApiError =>
  new ApiError({ status: 400, code: "PGRST100", message, details: details ?? null });

export const bodyTooLarge = (): ApiError =>
  new ApiError({ status: 413, code: "PGRST102", message: "The body is too large" });

/** With PostgreSQL's code for an exceeded limit. */
export const responseTooLarge = (): ApiError =>
  new ApiError({
    status: 400,
    code: "54000",
    message: "The response is too large",
    hint: "Select fewer rows or columns.",
  });

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

export const notEmbedded = (embedded: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST108",
    message: `'${embedded}' is not an embedded resource in this request`,
    hint: `Verify that '${embedded}' is included in the 'select' query parameter.`,
  });

/** A filter other than `is.null` on an embedded resource. */
export const wrongEmbedFilter = (embedded: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST120",
    message: `Bad operator on the '${embedded}' embedded resource`,
    details: "Only is null or not is null filters are allowed on embedded resources",
  });

export const wrongRelatedOrder = (origin: string, embedded: string): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST118",
    message: `A related order on '${embedded}' is not possible`,
    details: `'${origin}' and '${embedded}' do not form a many-to-one or one-to-one relationship`,
  });

export const aggregatesDisabled = (): ApiError =>
  new ApiError({
    status: 400,
    code: "PGRST123",
    message: "Use of aggregate functions is not allowed",
  });

export const notImplemented = (details: string): ApiError =>
  new ApiError({ status: 400, code: "PGRST127", message: "Feature not implemented", details });
