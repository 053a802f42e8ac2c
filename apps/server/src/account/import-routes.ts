import path from "node:path";
import { asCaller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { findObstacles, importAccount } from "./import-account.ts";
import type { ImportParts, RowCounts } from "./import-account.ts";
import { importLimits } from "./import-limits.ts";
import type { Person } from "./import-protocol.ts";
import { createQueue } from "./import-queue.ts";
import type { RunInTurn } from "./import-queue.ts";
import { ImportRefusal } from "./import-refusal.ts";
import type { RefusalCode } from "./import-refusal.ts";
import { createFileReceiver } from "./received-file.ts";

interface ImportOptions extends ImportParts {
  readonly resolveCaller: ResolveCaller;
  /** Where an archive lies while it is read. */
  readonly dataDir: string;
}

const refusals: Readonly<Record<RefusalCode, { status: ContentfulStatusCode; message: string }>> = {
  not_an_export: { status: 422, message: "This file is no export of Postulo." },
  newer_export: { status: 422, message: "This export comes from a newer Postulo." },
  damaged_archive: { status: 422, message: "The archive is damaged." },
  document_missing: { status: 422, message: "A document is missing in the archive." },
  documents_share_file: { status: 422, message: "Two documents are the same file of the archive." },
  unsafe_path: { status: 422, message: "A document has a path that is not allowed." },
  unsafe_link: { status: 422, message: "A link is not a web address." },
  archive_too_large: { status: 413, message: "The archive is too large." },
  document_too_large: { status: 413, message: "A document in the archive is too large." },
  too_many_documents: { status: 413, message: "The archive holds too many documents." },
  too_many_files: { status: 413, message: "The archive holds too many files." },
  too_many_rows: { status: 413, message: "The archive holds too many rows of one table." },
  row_too_large: { status: 413, message: "A row in the archive is too large." },
  document_limit: { status: 402, message: "The plan does not include that many documents." },
  import_interrupted: { status: 503, message: "The import was interrupted. Try again." },
};

/** One process and one connection, however many archives arrive. */
const queueLimits = { atOnce: 1, waiting: 8 };
/** On the disk, of archives that are received, wait or are read. */
const maxTotalBytes = 4 * importLimits.archiveBytes;
const retryAfterSeconds = "30";

const busy = () =>
  Response.json(
    { code: "import_busy", message: "Too many imports are running. Try again in a moment." },
    { status: 503, headers: { "retry-after": retryAfterSeconds } },
  );

const notEmpty = (inTheWay: RowCounts) =>
  Response.json(
    { code: "account_not_empty", message: "The account is not empty.", inTheWay },
    { status: 409 },
  );

const profileRows = z.array(z.object({ id: z.string(), user_id: z.string() }));

async function personOf(
  { pool, resolveCaller }: ImportOptions,
  request: Request,
): Promise<Person | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  const { rows } = await asCaller(pool, resolved.caller, (client) =>
    client.query("select id, user_id from public.profile where user_id = auth.uid()"),
  );
  const [row] = profileRows.parse(rows);
  return row && { userId: row.user_id, profileId: row.id };
}

const notAuthenticated = () =>
  Response.json({ code: "not_authenticated", message: "User not authenticated." }, { status: 401 });

/**
 * `GET /import` says what stands in the way of an import. `POST /import` with an archive of `GET /export` as its body fills
 * the bearer's account, when nothing is in it yet.
 */
export function createImportRoutes(options: ImportOptions): Hono {
  const folder = path.join(options.dataDir, "imports");
  const { archiveBytes: maxBytes } = importLimits;
  const shared: SharedParts = {
    ...options,
    runInTurn: createQueue(queueLimits),
    receiveFile: createFileReceiver({ folder, maxBytes, maxTotalBytes }),
  };
  /** Whose archive is being read: a second click waits for nothing. */
  const running = new Set<string>();
  const routes = new Hono();
  routes.get("/import", async (c) => {
    const person = await personOf(options, c.req.raw);
    if (!person) return notAuthenticated();
    c.header("cache-control", "no-store");
    return c.json({ inTheWay: await findObstacles(options.pool, person.userId) });
  });
  routes.post("/import", async (c) => {
    const person = await personOf(options, c.req.raw);
    if (!person) return notAuthenticated();
    if (running.has(person.userId)) {
      await readToEnd(c.req.raw.body);
      return c.json({ code: "import_running", message: "An import is running already." }, 409);
    }
    running.add(person.userId);
    try {
      return await importBody(shared, person, c.req.raw);
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      const { status, message } = refusals[error.code];
      if (status === 503) c.header("retry-after", retryAfterSeconds);
      return c.json({ code: error.code, message, about: error.about }, status);
    } finally {
      running.delete(person.userId);
    }
  });
  return routes;
}

/** A client that is still sending hears no answer: it would see a connection that is closed. */
async function readToEnd(body: Request["body"]): Promise<void> {
  let sizeBytes = 0;
  for await (const piece of body ?? []) {
    sizeBytes += piece.byteLength;
    if (sizeBytes > importLimits.archiveBytes) break;
  }
}

interface SharedParts extends ImportOptions {
  readonly runInTurn: RunInTurn;
  readonly receiveFile: ReturnType<typeof createFileReceiver>;
}

async function importBody(
  { pool, objects, runInTurn, receiveFile }: SharedParts,
  person: Person,
  { body, signal }: Request,
): Promise<Response> {
  const obstacles = await findObstacles(pool, person.userId);
  if (Object.keys(obstacles).length > 0) {
    await readToEnd(body);
    return notEmpty(obstacles);
  }
  if (!body) throw new ImportRefusal("not_an_export");
  const file = await receiveFile(body);
  if (file.kind !== "received") {
    await readToEnd(body);
    if (file.kind === "tooLarge") throw new ImportRefusal("archive_too_large");
    return busy();
  }
  try {
    const turn = await runInTurn(
      () => importAccount({ pool, objects }, person, file.handle.fd),
      signal,
    );
    if (turn.kind !== "done") return busy();
    if (Object.keys(turn.result).length > 0) return notEmpty(turn.result);
    return Response.json({ imported: await findObstacles(pool, person.userId) });
  } finally {
    await file.close();
  }
}
