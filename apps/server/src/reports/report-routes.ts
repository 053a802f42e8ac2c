import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { writeReportCsv } from "./report-csv.ts";
import { createReportQueue } from "./report-printer.ts";
import { readReportOrder } from "./report-request.ts";
import { readSearchReport } from "./search-report.ts";
import { wordReport } from "./worded-report.ts";

interface ReportOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly now: () => Date;
}

const signedInClaims = z.object({ sub: z.guid() });

/** Of one PDF: some 30 pages, which take seconds. */
const mostPrintedRows = 1000;

const contentTypes = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

/**
 * `GET /applications?from=YYYY-MM-DD&to=YYYY-MM-DD&format=pdf|csv&language=en|fr`: what the bearer did in a period to find
 * work, as agencies and funds ask for. A period without an application gives a report that says so.
 */
export function createReportRoutes({ pool, resolveCaller, now }: ReportOptions): Hono {
  const print = createReportQueue();
  const routes = new Hono();
  routes.get("/applications", async (c) => {
    c.header("cache-control", "no-store");
    const resolved = await resolveCaller(c.req.raw);
    const caller = resolved.kind === "caller" ? resolved.caller : undefined;
    const claims = signedInClaims.safeParse(caller?.claims);
    if (caller?.role !== "authenticated" || !claims.success)
      return c.json({ code: "not_authenticated", message: "User not authenticated." }, 401);
    const read = readReportOrder(c.req.query());
    if (read.kind === "wrong") return c.json(read.error, 400);
    const { period, format, language } = read.order;
    const found = await readSearchReport(pool, { caller, userId: claims.data.sub, period });
    const report = wordReport(found, language, now().toISOString().slice(0, 10));
    if (format === "pdf" && report.rows.length > mostPrintedRows) {
      const message = `A PDF holds ${mostPrintedRows} applications: choose a shorter period, or CSV.`;
      return c.json({ code: "too_many_applications", message }, 422);
    }
    const content = format === "csv" ? writeReportCsv(report) : await print(report);
    if (content === undefined) {
      c.header("retry-after", "10");
      const message = "Many reports are being made. Try again in a moment.";
      return c.json({ code: "busy", message }, 503);
    }
    c.header("content-disposition", `attachment; filename="${report.fileName}.${format}"`);
    c.header("content-type", contentTypes[format]);
    return c.body(typeof content === "string" ? content : new Uint8Array(content));
  });
  return routes;
}
