import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

/** What a server consists of, or depends on. */
export const healthComponents = [
  "database",
  "reads",
  "storage",
  "mail",
  "queue",
  "disk",
  "model",
  "scanner",
] as const;
export type HealthComponent = (typeof healthComponents)[number];

const degraded = z.array(z.enum(healthComponents));
const report = z.object({
  status: z.enum(["ok", "degraded"]),
  /** Those that do not work as they should. */
  degraded,
});
const readiness = z.object({
  /** `stopping`: what is still sent is answered. */
  status: z.enum(["ok", "degraded", "stopping"]),
  degraded,
});
export type HealthReport = z.infer<typeof report>;

const reports = [{ kind: "json", schema: report }] as const;

export const getHealth = {
  method: "GET",
  path: "/health",
  summary: "Which components are degraded, for monitors; 503 when any is",
  access: "public",
  responses: { 200: reports, 503: reports },
  errors: {},
} as const satisfies Endpoint;

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
  summary:
    "The same for load balancers: 503 only when the database does not answer or the server is stopping",
  access: "public",
  responses: { 200: reports, 503: [{ kind: "json", schema: readiness }] },
  errors: {},
} as const satisfies Endpoint;
