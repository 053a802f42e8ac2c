import { languages } from "@postulo/i18n/language";
import * as z from "zod/mini";
import { bearerErrors, rateLimitErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

export const reportFormats = ["pdf", "csv"] as const;
export type ReportFormat = (typeof reportFormats)[number];

export const getApplicationReport = {
  method: "GET",
  path: "/reports/applications",
  summary: "What the caller did in a period to find work, as PDF or CSV",
  access: "bearer",
  query: z.object({
    /** Days as `YYYY-MM-DD`. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** PDF when it is missing. */
    format: z.optional(z.enum(reportFormats)),
    /** English when it is missing. */
    language: z.optional(z.enum(languages)),
  }),
  responses: { 200: [{ kind: "file", mediaTypes: ["application/pdf", "text/csv"] }] },
  errors: {
    ...bearerErrors,
    invalid_from: 400,
    invalid_to: 400,
    invalid_period: 400,
    invalid_format: 400,
    invalid_language: 400,
    too_many_applications: 422,
    ...rateLimitErrors,
  },
} as const satisfies Endpoint;
