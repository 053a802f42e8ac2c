import type { Context } from "hono";
import { z } from "zod";
import { invalidRequest, StorageApiError, tooLarge } from "./storage-error.ts";

const fileSizeLimit = z.union([z.int().min(0), z.string().max(40)]).nullish();
const mimeTypes = z.array(z.string().max(1000)).max(1000).nullish();

export const createBucketRequest = z.object({
  name: z.string(),
  id: z.string().optional(),
  public: z.boolean().nullish(),
  type: z.enum(["STANDARD"]).nullish(),
  file_size_limit: fileSizeLimit,
  allowed_mime_types: mimeTypes,
});

export const updateBucketRequest = z.object({
  public: z.boolean().optional(),
  file_size_limit: fileSizeLimit,
  allowed_mime_types: mimeTypes,
});

export const listBucketsRequest = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).default("name"),
  sortOrder: z.enum(["asc", "desc"]).default("asc"),
  search: z.string().max(1024).default(""),
});

/** The query of a request, parsed by the schema. */
export function readQuery<T>(context: Context, schema: z.core.$ZodType<T>): T {
  const parsed = z.safeParse(schema, context.req.query());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalidRequest(
    `querystring/${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`,
  );
}

/** The characters that S3 allows in names, as in Supabase Storage. */
const bucketName = /^[\w!.*'() &$=@;:+,?-]{1,100}$/;

/** @throws {StorageApiError} unless the text can be the name or id of a bucket. */
export function checkBucketName(name: string): string {
  if (bucketName.test(name) && name.trim() === name && name !== "." && name !== "..") return name;
  throw new StorageApiError({
    status: 400,
    error: "Invalid Input",
    message: "Bucket name invalid",
    code: "InvalidBucketName",
  });
}

/** Decimal units, as in Supabase Storage. */
const unitBytes: Readonly<Record<string, number>> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 };

function parseSize(text: string): number {
  const [, digits, unit = ""] = /^(\d{1,12}(?:\.\d{1,6})?)(gb|mb|kb|b)$/i.exec(text) ?? [];
  const factor = unitBytes[unit.toLowerCase()];
  if (digits !== undefined && factor !== undefined) return Math.floor(Number(digits) * factor);
  throw invalidRequest("Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B");
}

/**
 * The limit in bytes; null for the server's own limit, undefined to leave it as it is.
 * @throws {StorageApiError} when it is above the server's own limit.
 */
export function parseSizeLimit(
  limit: string | number | null | undefined,
  maxObjectBytes: number,
): number | null | undefined {
  if (limit === null || limit === undefined) return limit;
  const bytes = typeof limit === "number" ? limit : parseSize(limit);
  if (bytes > maxObjectBytes) throw tooLarge();
  return bytes === 0 ? null : bytes;
}

const token = String.raw`[\w\-+.]{1,200}`;
const mimeType = new RegExp(
  String.raw`^(?:\*|${token}/(?:\*|${token}(?:; ?charset=[\w\-]{1,100})?))$`,
);

/** The types without blank ones. @throws {StorageApiError} when one is not a media type. */
export function parseMimeTypes(
  types: readonly string[] | null | undefined,
): readonly string[] | null | undefined {
  const named = types?.filter((type) => type !== "") ?? types;
  const wrong = named?.find((type) => !mimeType.test(type));
  if (wrong === undefined) return named;
  throw new StorageApiError({
    status: 415,
    error: "invalid_mime_type",
    message: `mime type ${wrong} is not supported`,
    code: "InvalidMimeType",
  });
}
