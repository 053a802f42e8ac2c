import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

export const getLiveness = {
  method: "GET",
  path: "/health/live",
  summary: "Whether the process answers",
  access: "public",
  responses: { 200: [{ kind: "json", schema: z.object({ status: z.literal("ok") }) }] },
  errors: {},
} as const satisfies Endpoint;

export const getReadiness = {
  method: "GET",
  path: "/health/ready",
  summary: "Whether the database answers too",
  access: "public",
  responses: {
    200: [{ kind: "json", schema: z.object({ status: z.literal("ok") }) }],
    503: [{ kind: "json", schema: z.object({ status: z.literal("database unreachable") }) }],
  },
  errors: {},
} as const satisfies Endpoint;
