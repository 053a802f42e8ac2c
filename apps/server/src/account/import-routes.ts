import path from "node:path";
import { checkImport, importAccount as importAccountEndpoint } from "@postulo/contract/account";
import type { ImportErrorCode } from "@postulo/contract/account";
import { asCaller } from "@postulo/postgres/as-caller";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Context } from "hono";
import { z } from "zod";
import { addEndpoint, createRefuse, respond } from "../http/endpoint-routes.ts";
import { findBlockers, importAccount } from "./import-account.ts";
import type { ImportParts } from "./import-account.ts";
import { importLimits } from "./import-limits.ts";
import type { ImportUser } from "./import-protocol.ts";
import { createQueue } from "./import-queue.ts";
import type { RunInTurn } from "./import-queue.ts";
import { ImportError } from "./import-error.ts";
import { createFileReceiver } from "./received-file.ts";

interface ImportOptions extends ImportParts {
  readonly resolveCaller: ResolveCaller;
  /** Where an archive lies while it is read. */
  readonly dataDir: string;
}

const refuse = createRefuse(importAccountEndpoint, {
  import_running: "An import is running already.",
  import_busy: "Too many imports are running. Try again in a moment.",
  account_not_empty: "The account is not empty.",
  not_an_export: "This file is no export of Postulo.",
  newer_export: "This export comes from a newer Postulo.",
  damaged_archive: "The archive is damaged.",
  document_missing: "A document is missing in the archive.",
  documents_share_file: "Two documents are the same file of the archive.",
  unsafe_path: "A document has a path that is not allowed.",
  unsafe_link: "A link is not a web address.",
  archive_too_large: "The archive is too large.",
  document_too_large: "A document in the archive is too large.",
  document_infected: "A virus was found in a document of the archive.",
  document_not_scanned: "A document of the archive could not be scanned for viruses.",
  too_many_documents: "The archive holds too many documents.",
  too_many_files: "The archive holds too many files.",
  too_many_rows: "The archive holds too many rows of one table.",
  row_too_large: "A row in the archive is too large.",
  document_limit: "The plan does not include that many documents.",
  import_interrupted: "The import was interrupted. Try again.",
});
const refuseCheck = createRefuse(checkImport, {});

/** One process and one connection, however many archives arrive. */
const queueLimits = { atOnce: 1, waiting: 8 };
/** On the disk, of archives that are received, wait or are read. */
const maxTotalBytes = 4 * importLimits.archiveBytes;
const retryAfterSeconds = "30";

/** Codes after which the same archive may be sent again. */
const retried: ReadonlySet<ImportErrorCode> = new Set(["import_busy", "import_interrupted"]);

const profileRows = z.array(z.object({ id: z.string(), user_id: z.string() }));

async function userOf(
  { pool, resolveCaller }: ImportOptions,
  request: Request,
): Promise<ImportUser | undefined> {
  const resolved = await resolveCaller(request);
  if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated") return undefined;
  const { rows } = await asCaller(pool, resolved.caller, (client) =>
    client.query("select id, user_id from public.profile where user_id = auth.uid()"),
  );
  const [row] = profileRows.parse(rows);
  return row && { userId: row.user_id, profileId: row.id };
}

/** `GET /account/import`: what is in the way of an import. `POST /account/import`: fills the caller's empty account. */
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
  addEndpoint(routes, checkImport, async (c) => {
    const user = await userOf(options, c.req.raw);
    if (!user) return refuseCheck(c, "not_authenticated");
    c.header("cache-control", "no-store");
    const inTheWay = await findBlockers(options.pool, user.userId);
    return respond(c, checkImport, { inTheWay });
  });
  addEndpoint(routes, importAccountEndpoint, async (c) => {
    const user = await userOf(options, c.req.raw);
    if (!user) return refuse(c, "not_authenticated");
    if (running.has(user.userId)) {
      await readToEnd(c.req.raw.body);
      return refuse(c, "import_running");
    }
    running.add(user.userId);
    try {
      return await importBody(c, shared, user);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      if (retried.has(error.code)) c.header("retry-after", retryAfterSeconds);
      return refuse(c, error.code, { about: error.about });
    } finally {
      running.delete(user.userId);
    }
  });
  return routes;
}

/** A client that is still sending sees a closed connection instead of the response. */
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
  c: Context,
  { pool, documents, runInTurn, receiveFile }: SharedParts,
  user: ImportUser,
): Promise<Response> {
  const { body, signal } = c.req.raw;
  const inTheWay = await findBlockers(pool, user.userId);
  if (Object.keys(inTheWay).length > 0) {
    await readToEnd(body);
    return refuse(c, "account_not_empty", { inTheWay });
  }
  if (!body) throw new ImportError("not_an_export");
  const file = await receiveFile(body);
  if (file.kind !== "received") {
    await readToEnd(body);
    throw new ImportError(file.kind === "tooLarge" ? "archive_too_large" : "import_busy");
  }
  try {
    const turn = await runInTurn(
      () => importAccount({ pool, documents }, user, file.handle.fd),
      signal,
    );
    if (turn.kind !== "done") throw new ImportError("import_busy");
    if (Object.keys(turn.result).length > 0)
      return refuse(c, "account_not_empty", { inTheWay: turn.result });
    const imported = await findBlockers(pool, user.userId);
    return respond(c, importAccountEndpoint, { imported });
  } finally {
    await file.close();
  }
}
