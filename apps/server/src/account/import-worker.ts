import { readArchive, readBatches } from "./archive-reader.ts";
import type { Archive } from "./archive-reader.ts";
import type { ImportReply, ImportRequest, ImportResponses } from "./import-protocol.ts";
import { ImportError } from "./import-error.ts";

/** The archive is this process's standard input. */
const archiveFd = 0;

let archive: Archive | undefined;
let document: AsyncGenerator<Uint8Array, void> | undefined;
let batches: ReturnType<typeof readBatches> | undefined;

async function next<T>(values: AsyncGenerator<T, void> | undefined): Promise<T | null> {
  const { value } = (await values?.next()) ?? {};
  return value ?? null;
}

async function respond(request: ImportRequest): Promise<ImportResponses[keyof ImportResponses]> {
  if (request.kind === "open") {
    archive = await readArchive(archiveFd);
    const documents = archive.documents.map(({ fileName, path }) => ({ fileName, path }));
    return { documents, profile: archive.profile };
  }
  if (!archive) throw new Error("The archive has not been opened");
  switch (request.kind) {
    case "document": {
      const { entry } = archive.documents[request.index] ?? {};
      document = entry && archive.file.unpack(entry);
      return null;
    }
    case "piece":
      return next(document);
    case "rows":
      batches = readBatches(archive, request);
      return null;
    case "batch":
      return next(batches);
  }
}

async function reply(request: ImportRequest): Promise<ImportReply> {
  try {
    return { kind: "result", result: await respond(request) };
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    return { kind: "refused", code: error.code, about: error.about };
  }
}

// Anything else that is thrown ends the process, and its parent notices.
process.on("message", (request: ImportRequest) => {
  void reply(request).then((message) => process.send?.(message));
});
