import { DetailedError, Upload } from "tus-js-client";
import type { StorageFixture } from "./storage-fixture.ts";
import { startStorage } from "./storage-fixture.ts";
import type { StorageOptions } from "../storage-routes.ts";

export const mebibyte = 1024 * 1024;

interface UploadOptions {
  headers?: Record<string, string>;
  metadata?: Record<string, string>;
  bucket?: string;
  chunkSize?: number;
  endpoint?: string;
  uploadDataDuringCreation?: boolean;
}

interface Call {
  method: string;
  url?: string;
  as?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** `Upload-Metadata`. */
export const encodeMetadata = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
    .join(",");

/** The status and body with which an upload was refused. */
export async function refusalOf(
  upload: Promise<unknown>,
): Promise<[number | undefined, string | undefined]> {
  try {
    await upload;
  } catch (error) {
    if (!(error instanceof DetailedError)) throw error;
    const { originalResponse: response } = error;
    return [response?.getStatus(), response?.getBody()];
  }
  throw new Error("The upload was accepted");
}

const filmsSql = `create policy films on storage.objects to authenticated
  using (bucket_id = 'films' and (storage.foldername(name))[1] = (select auth.uid()::text))
  with check (bucket_id = 'films' and (storage.foldername(name))[1] = (select auth.uid()::text))`;

/** A storage with the bucket `films`, whose objects are in the folder of their owner, and TUS requests to it. */
export async function startResumableStorage(options: Partial<StorageOptions> = {}) {
  const storage = await startStorage(options);
  const ownerId = await storage.database.createUser();
  await storage.service.createBucket("films", { public: false, fileSizeLimit: 30 * mebibyte });
  await storage.database.admin.query(filmsSql);
  return new ResumableStorage(storage, ownerId);
}

export class ResumableStorage {
  readonly storage: StorageFixture;
  readonly ownerId: string;
  readonly endpoint: string;

  constructor(storage: StorageFixture, ownerId: string) {
    this.storage = storage;
    this.ownerId = ownerId;
    this.endpoint = `${storage.url}/upload/resumable`;
  }

  own(name: string): string {
    return `${this.ownerId}/${name}`;
  }

  async bearer(userId = this.ownerId): Promise<string> {
    return `Bearer ${await this.storage.token(userId)}`;
  }

  /** Uploads with tus-js-client, as Supabase's documentation shows it. */
  async upload(name: string, content: Buffer, options: UploadOptions = {}): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const headers = options.headers ?? { authorization: await this.bearer() };
    new Upload(content, {
      endpoint: options.endpoint ?? this.endpoint,
      retryDelays: null,
      headers,
      uploadDataDuringCreation: options.uploadDataDuringCreation ?? true,
      removeFingerprintOnSuccess: true,
      metadata: {
        bucketName: options.bucket ?? "films",
        objectName: name,
        contentType: "text/plain",
        cacheControl: "60",
        ...options.metadata,
      },
      chunkSize: options.chunkSize ?? 6 * mebibyte,
      onError: reject,
      onSuccess: () => resolve(),
    }).start();
    return promise;
  }

  async call({ method, url = this.endpoint, as = this.ownerId, headers, body }: Call) {
    return fetch(url, {
      method,
      headers: { authorization: await this.bearer(as), "tus-resumable": "1.0.0", ...headers },
      ...(body !== undefined && { body }),
    });
  }

  create(name: string, sizeBytes: number, { as = this.ownerId, bucket = "films" } = {}) {
    return this.call({
      method: "POST",
      as,
      headers: {
        "upload-length": String(sizeBytes),
        "upload-metadata": encodeMetadata({ bucketName: bucket, objectName: name }),
      },
    });
  }

  /** Begins an upload. @returns its address. */
  async begin(name: string, sizeBytes: number, as = this.ownerId): Promise<string> {
    const created = await this.create(name, sizeBytes, { as });
    if (created.status !== 201) throw new Error(await created.text());
    return new URL(created.headers.get("location") ?? "", this.endpoint).href;
  }

  patch(url: string, offset: number, { body, as = this.ownerId }: { body: string; as?: string }) {
    const headers = {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    };
    return this.call({ method: "PATCH", url, as, headers, body });
  }

  /** The offset, or the status when there is none. */
  async offsetOf(url: string, as = this.ownerId): Promise<number> {
    const response = await this.call({ method: "HEAD", url, as });
    return response.status === 200
      ? Number(response.headers.get("upload-offset"))
      : response.status;
  }

  /** The text of an object of the owner. */
  async text(name: string): Promise<string | undefined> {
    const client = await this.storage.client(this.ownerId);
    return (await client.from("films").download(this.own(name))).data?.text();
  }
}
