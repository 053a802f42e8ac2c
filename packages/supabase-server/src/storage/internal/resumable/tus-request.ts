import { z } from "zod";
import type { ObjectPath } from "../object-path.ts";
import { checkName } from "../object-path.ts";
import { invalidRequest, StorageApiError } from "../storage-error.ts";
import { headerText, parseMetadata } from "../upload-content.ts";

/** The version of the TUS protocol, and its extensions that are supported. See https://tus.io/protocols/resumable-upload */
export const tusVersion = "1.0.0";
export const tusExtensions = "creation,creation-with-upload,expiration,termination";
const contentTypeOfPieces = "application/offset+octet-stream";

type TusErrorStatus = 400 | 404 | 409 | 412 | 413 | 415 | 429;

/** TUS clients read the HTTP status; the message is the body. */
export const tusError = (status: TusErrorStatus, message: string): StorageApiError =>
  new StorageApiError({ status, error: "TusError", message, code: "TusError" });

export const uploadNotFound = (): StorageApiError => tusError(404, "Upload not found");
export const offsetConflict = (): StorageApiError => tusError(409, "Upload-Offset conflict");
export const sizeExceeded = (): StorageApiError => tusError(413, "Maximum size exceeded");

/** @throws {StorageApiError} unless the request names the supported version. */
export function checkVersion({ headers }: Request): void {
  if (headers.get("tus-resumable") !== tusVersion) throw tusError(412, "Tus-Resumable Required");
}

/** A number of bytes in a header; undefined without it. */
function readBytes({ headers }: Request, name: string): number | undefined {
  const text = headers.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw invalidRequest(`Invalid ${name} header`);
  return Number(text);
}

/** What a client says of an upload when it creates it. */
export interface UploadRequest {
  path: ObjectPath;
  sizeBytes: number;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

const metadataSchema = z.object({
  bucketName: z.string().min(1),
  objectName: z.string().min(1),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  metadata: z.string().optional(),
});

/** `Upload-Metadata`: pairs of a name and a value in base64, separated by commas. */
function readMetadata({ headers }: Request): z.infer<typeof metadataSchema> {
  const pairs = (headers.get("upload-metadata") ?? "").split(",").map((pair) => {
    const [name = "", value = "", ...more] = pair.trim().split(" ");
    if (name === "" || more.length > 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(value))
      throw invalidRequest("Invalid Upload-Metadata header");
    return [name, Buffer.from(value, "base64").toString("utf8")] as const;
  });
  const names = new Set(pairs.map(([name]) => name));
  const parsed = metadataSchema.safeParse(Object.fromEntries(pairs));
  if (parsed.success && names.size === pairs.length) return parsed.data;
  throw invalidRequest("Invalid Upload-Metadata header");
}

export function readUploadRequest(request: Request): UploadRequest {
  const sizeBytes = readBytes(request, "upload-length");
  if (sizeBytes === undefined || request.headers.has("upload-defer-length"))
    throw invalidRequest("The Upload-Length header is required");
  if (request.headers.has("upload-concat")) throw invalidRequest("Upload-Concat is not supported");
  const { bucketName, objectName, contentType, cacheControl, metadata } = readMetadata(request);
  return {
    path: { bucket: bucketName, name: checkName(objectName) },
    sizeBytes,
    contentType: headerText(contentType, "application/octet-stream"),
    cacheControl: /^\d{1,9}$/.test(cacheControl ?? "") ? `max-age=${cacheControl}` : "no-cache",
    userMetadata: parseMetadata(metadata || undefined),
  };
}

/** Whether the request brings bytes of the upload. */
export const hasPiece = ({ headers }: Request): boolean =>
  headers.get("content-type") === contentTypeOfPieces;

/** The offset of the bytes that a PATCH brings. */
export function readOffset(request: Request): number {
  if (!hasPiece(request)) throw tusError(415, `The Content-Type must be ${contentTypeOfPieces}`);
  const offset = readBytes(request, "upload-offset");
  if (offset === undefined) throw invalidRequest("The Upload-Offset header is required");
  return offset;
}

/** Clients that cannot send PATCH or DELETE send POST with this header. */
export const methodOf = ({ headers, method }: Request): string =>
  method === "POST" ? (headers.get("x-http-method-override") ?? method) : method;
