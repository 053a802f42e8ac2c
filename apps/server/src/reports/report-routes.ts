import { maxPrintedApplications } from "@postulo/domain/limits";
import { getApplicationReport } from "@postulo/contract/reports";
import type { ResolveCaller } from "@postulo/supabase-server/caller";
import { Hono } from "hono";
import type { Pool } from "pg";
import { z } from "zod";
import { addEndpoint, createRefuse } from "../http/endpoint-routes.ts";
import { writeReportCsv } from "./report-csv.ts";
import { createReportQueue } from "./report-printer.ts";
import { readReportOrder } from "./report-request.ts";
import { readSearchReport } from "./search-report.ts";
import { wordReport } from "./translated-report.ts";

interface ReportOptions {
  readonly pool: Pool;
  readonly resolveCaller: ResolveCaller;
  readonly now: () => Date;
}

const signedInClaims = z.object({ sub: z.guid() });

const contentTypes = { pdf: "application/pdf", csv: "text/csv; charset=utf-8" } as const;

const refuse = createRefuse(getApplicationReport, {
  invalid_from: "`from` must be a day as YYYY-MM-DD.",
  invalid_to: "`to` must be a day as YYYY-MM-DD.",
  invalid_period: "The period ends before it begins.",
  invalid_format: "`format` must be pdf or csv.",
  invalid_language: "`language` must be en or fr.",
  too_many_applications: `A PDF holds ${maxPrintedApplications} applications: choose a shorter period, or CSV.`,
  busy: "Many reports are being made. Try again in a moment.",
});

/**
 * `GET /reports/applications`: the caller's job search in a period, as employment agencies require it. A period
 * without applications gives a report that states it.
 */
export function createReportRoutes({ pool, resolveCaller, now }: ReportOptions): Hono {
  const print = createReportQueue();
  const routes = new Hono();
  addEndpoint(routes, getApplicationReport, async (c) => {
    c.header("cache-control", "no-store");
    const resolved = await resolveCaller(c.req.raw);
    const caller = resolved.kind === "caller" ? resolved.caller : undefined;
    const claims = signedInClaims.safeParse(caller?.claims);
    if (caller?.role !== "authenticated" || !claims.success) return refuse(c, "not_authenticated");
    const read = readReportOrder(c.req.query());
    if (read.kind === "invalid") return refuse(c, read.code);
    const { period, format, language } = read.order;
    const found = await readSearchReport(pool, { caller, userId: claims.data.sub, period });
    const report = wordReport(found, language, now().toISOString().slice(0, 10));
    if (format === "pdf" && report.rows.length > maxPrintedApplications)
      return refuse(c, "too_many_applications");
    const content = format === "csv" ? writeReportCsv(report) : await print(report);
    if (content === undefined) {
      c.header("retry-after", "10");
      return refuse(c, "busy");
    }
    c.header("content-disposition", `attachment; filename="${report.fileName}.${format}"`);
    c.header("content-type", contentTypes[format]);
    return c.body(typeof content === "string" ? content : new Uint8Array(content));
  });
  return routes;
}
