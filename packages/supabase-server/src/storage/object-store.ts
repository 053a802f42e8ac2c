import type { ReadableStream } from "node:stream/web";

export type StoredObject =
  /** `head` are the leading bytes, for the detection of the type. */
  | { kind: "stored"; sizeBytes: number; etag: string; head: Uint8Array }
  | { kind: "tooLarge" }
  /** Only where objects are scanned. */
  | { kind: "infected"; signature: string };

/** Bytes `first` to `last`, inclusive and zero-based. */
export interface ByteRange {
  first: number;
  last: number;
}

/** What the response of a download says. */
export interface DownloadHeaders {
  readonly contentType: string;
  readonly contentDisposition: string;
}

/**
 * Stores the bytes of objects. A key is a version id created by the server; the object's name is only in the database
 * and never becomes a path.
 */
export interface ObjectStore {
  /** Stores everything or nothing. After "stored" the bytes survive a power failure. */
  put(key: string, content: ReadableStream<Uint8Array>, maxBytes: number): Promise<StoredObject>;
  /** Undefined when there is no such object. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** A URL at which anybody may read an object for some seconds; absent where this server sends the bytes. */
  readonly downloadUrl?: (key: string, headers: DownloadHeaders) => Promise<string>;
  /** The length in bytes; undefined when there is no such object. */
  sizeOf(key: string): Promise<number | undefined>;
  /** Succeeds also when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of blobs stored before that time. Also deletes aborted uploads that began before it. */
  storedBefore(time: Date): AsyncIterable<string>;
  /** Throws when nothing can be stored now. */
  check(): Promise<void>;
}
