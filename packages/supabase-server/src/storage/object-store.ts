import type { ReadableStream } from "node:stream/web";

export type StoredObject =
  /** `head` are the first bytes, by which a type shows itself. */
  { kind: "stored"; sizeBytes: number; etag: string; head: Uint8Array } | { kind: "tooLarge" };

/** Bytes `first` to `last`, both included, counted from zero. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Where the bytes of objects are. A key is a version id that the server has made; what a person called the object is
 * known to the database alone, and no name ever becomes a place.
 */
export interface ObjectStore {
  /** Keeps all of it or nothing. When it answers "stored", the bytes outlive a power cut. */
  put(key: string, content: ReadableStream<Uint8Array>, maxBytes: number): Promise<StoredObject>;
  /** Undefined when there is no such object. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Also when there is none. */
  remove(key: string): Promise<void>;
  /** The keys of what was stored before then. What broke off before then on its way in is forgotten at this occasion. */
  storedBefore(time: Date): AsyncIterable<string>;
}
