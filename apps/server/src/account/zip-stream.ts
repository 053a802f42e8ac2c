import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** A file of an archive, read when its turn comes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Stored and not deflated: PDF and Word files, as most documents are, are deflated inside, and again would save nothing. */
  readonly isStored?: boolean;
}

/** Packs files one after the other: as much is read as is sent, however large they are together. */
export async function* zipStream(
  entries: AsyncIterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array, void> {
  const ready: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const taken = () => {
    if (failure) throw new Error("The archive could not be packed", { cause: failure });
    return ready.splice(0);
  };
  for await (const { name, content, isStored = false } of entries) {
    const file = isStored ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
