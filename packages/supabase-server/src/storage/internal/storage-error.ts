import { isSessionEnded } from "@postulo/postgres/as-caller";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { diskFullMessage, isDiskFull } from "@postulo/postgres/full-disk";
import { DatabaseError } from "pg";
import { isDatabaseLost } from "@postulo/postgres/lost-database";
import { ScanError } from "../scanned-objects.ts";

interface StorageErrorFields {
  /** The status of the body. */
  status: ContentfulStatusCode;
  /** The status of the response; 400 for all errors of a client unless given, as Supabase Storage does. */
  httpStatus?: ContentfulStatusCode;
  /** The error name of Supabase Storage. */
  error: string;
  message: string;
  /** A newer error code, by which the client distinguishes a missing object from a missing bucket. */
  code?: string;
}

/** An error response of the storage API. Thrown to roll back the transaction. */
export class StorageApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly httpStatus: ContentfulStatusCode;
  readonly error: string;
  readonly code: string | undefined;

  constructor(fields: StorageErrorFields, options?: ErrorOptions) {
    const { status, httpStatus = status < 500 ? 400 : status, error, message, code } = fields;
    super(message, options);
    this.name = "StorageApiError";
    this.status = status;
    this.httpStatus = httpStatus;
    this.error = error;
    this.code = code;
  }

  toJSON(): { statusCode: string; error: string; message: string; code?: string } {
    const { status, error, message, code } = this;
    return { statusCode: String(status), error, message, ...(code !== undefined && { code }) };
  }
}

export const objectNotFound = (): StorageApiError =>
  new StorageApiError({
    status: 404,
    error: "not_found",
    message: "Object not found",
    code: "NoSuchKey",
  });

export const bucketNotFound = (options?: ErrorOptions): StorageApiError =>
  new StorageApiError(
    {
      status: 404,
      error: "Bucket not found",
      message: "Bucket not found",
      code: "NoSuchBucket",
    },
    options,
  );

export const duplicate = (options?: ErrorOptions): StorageApiError =>
  new StorageApiError(
    {
      status: 409,
      error: "Duplicate",
      message: "The resource already exists",
      code: "KeyAlreadyExists",
    },
    options,
  );

export const duplicateBucket = (cause: Error): StorageApiError =>
  new StorageApiError(
    {
      status: 409,
      error: "Duplicate",
      message: "The resource already exists",
      code: "BucketAlreadyExists",
    },
    { cause },
  );

const exceeded = (what: string): StorageApiError =>
  new StorageApiError({
    status: 413,
    error: "Payload too large",
    message: `The ${what} exceeded the maximum allowed size`,
    code: "EntityTooLarge",
  });
export const tooLarge = (): StorageApiError => exceeded("object");
export const metadataTooLarge = (): StorageApiError => exceeded("metadata");

export const infected = (): StorageApiError =>
  new StorageApiError({
    status: 422,
    error: "Unprocessable Content",
    message: "A virus was found in the object, which was not stored",
    code: "InfectedObject",
  });

const notScanned = (options: ErrorOptions): StorageApiError =>
  new StorageApiError(
    {
      status: 424,
      error: "Failed Dependency",
      message: "The object could not be scanned for viruses, and was not stored",
      code: "ScanUnavailable",
    },
    options,
  );

export const invalidRequest = (message: string): StorageApiError =>
  new StorageApiError({ status: 400, error: "InvalidRequest", message, code: "InvalidRequest" });

const databaseLost = (options: ErrorOptions): StorageApiError =>
  new StorageApiError(
    {
      status: 503,
      error: "Service Unavailable",
      message: "The database cannot be reached at the moment",
      code: "DatabaseTimeout",
    },
    options,
  );

const diskFull = (options: ErrorOptions): StorageApiError =>
  new StorageApiError(
    { status: 507, error: "Insufficient Storage", message: diskFullMessage, code: "DiskFull" },
    options,
  );

const badValue: ReadonlySet<string> = new Set(["P0001", "22P02", "22P05", "22021", "23514"]);

/** @param httpStatus the status of the response, where it is not 400. */
export const accessDenied = (message: string, httpStatus?: 403): StorageApiError =>
  new StorageApiError({
    status: 403,
    ...(httpStatus && { httpStatus }),
    error: "Unauthorized",
    message,
    code: "AccessDenied",
  });

/** Converts an error of PostgreSQL or a full disk to a storage error; undefined for internal errors. */
export function fromStoringError(error: unknown): StorageApiError | undefined {
  if (isDiskFull(error)) return diskFull({ cause: error });
  if (error instanceof ScanError) return notScanned({ cause: error });
  if (isDatabaseLost(error)) return databaseLost({ cause: error });
  if (!(error instanceof DatabaseError)) return undefined;
  const { code = "", message } = error;
  const options = { cause: error };
  if (isSessionEnded(error))
    return new StorageApiError(
      { status: 401, httpStatus: 401, error: "Unauthorized", message, code: "InvalidJWT" },
      options,
    );
  if (code === "23505") return duplicate(options);
  // The one foreign key of `storage.objects`.
  if (code === "23503") return bucketNotFound(options);
  if (badValue.has(code))
    return new StorageApiError(
      { status: 400, error: "InvalidRequest", message, code: "InvalidRequest" },
      options,
    );
  if (code !== "42501") return undefined;
  const isPolicy = message.startsWith("new row violates");
  const words = isPolicy ? "new row violates row-level security policy" : message;
  return new StorageApiError(
    { status: 403, error: "Unauthorized", message: words, code: "AccessDenied" },
    options,
  );
}
