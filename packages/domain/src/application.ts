import * as z from "zod/mini";
import { listShape } from "./application-columns.ts";

/** The origin of an application: typed, or recorded by the extension. */
export const applicationMethods = ["manual", "extension"] as const;
export type ApplicationMethod = (typeof applicationMethods)[number];

/** A row of `job_applied` as the list loads it from the table API. */
export const applicationRow = z.object({
  id: z.uuid(),
  ...listShape,
  application_method: z.nullable(z.enum(applicationMethods)),
  version: z.number(),
  /** ISO time in UTC. */
  created_at: z.string(),
});
export type Application = z.infer<typeof applicationRow>;
