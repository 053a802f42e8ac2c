import { ReadableStream, TransformStream } from "node:stream/web";
import { z } from "zod";
import { invalidRequest, metadataTooLarge, tooLarge } from "./storage-error.ts";

/** The content of an upload, not yet read. */
export interface UploadContent {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  cacheControl: string;
  userMetadata: Record<string, unknown> | null;
}

/** Size of the JSON; Supabase accepts 1 MB, S3 2 KB. */
const maxMetadataBytes = 64 * 1024;
const maxMetadataDepth = 64;
/** The parts of a form besides its file: metadata, boundaries and other fields. */
const maxFormOverheadBytes = maxMetadataBytes + 64 * 1024;
const defaultType = "application/octet-stream";
const metadataSchema = z.record(z.string(), z.unknown());

const isTooDeep = (value: unknown, depthLeft: number): boolean =>
  typeof value === "object" &&
  value !== null &&
  (depthLeft === 0 || Object.values(value).some((item) => isTooDeep(item, depthLeft - 1)));

/** Metadata of the user in JSON. @throws {StorageApiError} when it is too large, too deep or no object. */
export function parseMetadata(text: string | undefined): Record<string, unknown> | null {
  if (text === undefined) return null;
  if (Buffer.byteLength(text) > maxMetadataBytes) throw metadataTooLarge();
  const metadata = parseObject(text);
  if (isTooDeep(metadata, maxMetadataDepth))
    throw invalidRequest("The metadata is nested too deeply");
  return metadata;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return metadataSchema.parse(JSON.parse(text));
  } catch (error) {
    throw invalidRequest(
      `The metadata is not a JSON object${error instanceof SyntaxError ? "" : " of names"}`,
    );
  }
}

/** The JSON of the header `x-metadata`, in base64. */
export function headerMetadata({ headers }: Request): Record<string, unknown> | null {
  const encoded = headers.get("x-metadata");
  return parseMetadata(
    encoded === null ? undefined : Buffer.from(encoded, "base64").toString("utf8"),
  );
}

/** Printable ASCII only, because the declared type is sent in a header again. */
export const headerText = (text: string | null | undefined, otherwise: string): string =>
  text && /^[\u0020-\u007e]{1,200}$/.test(text) ? text : otherwise;

/** Passes bytes through until the limit is exceeded. */
function limited(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): { stream: ReadableStream<Uint8Array>; wasExceeded: () => boolean } {
  let seen = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
  });
  return { stream: body.pipeThrough(counter), wasExceeded: () => seen > maxBytes };
}

async function readForm(
  request: Request,
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<FormData> {
  const { stream, wasExceeded } = limited(body, maxBytes + maxFormOverheadBytes);
  const contentType = request.headers.get("content-type") ?? "";
  try {
    return await new Response(stream, { headers: { "content-type": contentType } }).formData();
  } catch (error) {
    if (wasExceeded()) throw tooLarge();
    if (error instanceof TypeError) throw invalidRequest("The form cannot be read");
    throw error;
  }
}

function fromForm(form: FormData, maxBytes: number): UploadContent {
  const entries = [...form.entries()];
  const text = (name: string): string | undefined => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const file = entries.map(([, value]) => value).find((value) => typeof value !== "string");
  if (!file) throw invalidRequest("The form holds no file");
  if (file.size > maxBytes) throw tooLarge();
  const cacheSeconds = text("cacheControl");
  return {
    stream: file.stream(),
    contentType: headerText(file.type, defaultType),
    cacheControl:
      cacheSeconds && /^\d{1,9}$/.test(cacheSeconds) ? `max-age=${cacheSeconds}` : "no-cache",
    userMetadata: parseMetadata(text("metadata")),
  };
}

/** The content of an upload: the file of a form, or the body. Reads at most `maxBytes` of it. */
export async function readUpload(request: Request, maxBytes: number): Promise<UploadContent> {
  const isForm = /^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "");
  const declared = Number(request.headers.get("content-length") ?? "0");
  if (declared > maxBytes + (isForm ? maxFormOverheadBytes : 0)) throw tooLarge();
  const body =
    request.body ?? new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  if (isForm) return fromForm(await readForm(request, body, maxBytes), maxBytes);
  return {
    stream: body,
    contentType: headerText(request.headers.get("content-type"), defaultType),
    cacheControl: headerText(request.headers.get("cache-control"), "no-cache"),
    userMetadata: headerMetadata(request),
  };
}
