import { exportAccount } from "@postulo/contract/account";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import type { DocumentStore } from "../documents/document-store.ts";
import { addEndpoint, createRefuse } from "../http/endpoint-routes.ts";
import { archiveEntries } from "./archive-entries.ts";
import { readOwnedData } from "./owned-data.ts";
import { zipStream } from "./zip-stream.ts";

const refuse = createRefuse(exportAccount, {});

interface ExportOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly documents: DocumentStore;
}

/** `GET /account/export`: everything that the caller has here, as one archive. */
export function createExportRoutes({ pool, resolveCaller, documents }: ExportOptions): Hono {
  const routes = new Hono();
  addEndpoint(routes, exportAccount, async (c) => {
    const resolved = await resolveCaller(c.req.raw);
    if (resolved.kind !== "caller" || resolved.caller.role !== "authenticated")
      return refuse(c, "not_authenticated");
    const data = await readOwnedData(pool, resolved.caller);
    return new Response(ReadableStream.from(zipStream(archiveEntries(data, documents))), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="postulo-export.zip"',
        "cache-control": "no-store",
      },
    });
  });
  return routes;
}
