import { plans } from "@postulo/domain/plan";
import * as z from "zod/mini";
import { bearerErrors } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import { healthComponents } from "./health.ts";

/** Queues of the database. */
export const queues = ["digests", "mailingList", "objectDeletions"] as const;

/** Figures of the whole server. Nothing in it is about one user. */
export const instanceFigures = z.object({
  /** What "new", "signed in" and "deleted" refer to. */
  recentDays: z.number(),
  people: z.object({
    all: z.number(),
    unconfirmed: z.number(),
    /** Registered recently. */
    new: z.number(),
    /** Signed in recently. */
    signedIn: z.number(),
  }),
  /** Recently. */
  deletedAccounts: z.number(),
  /** How many have each plan now; one that nobody has is absent. */
  plans: z.partialRecord(z.enum(plans), z.number()),
  queues: z.array(
    z.object({ queue: z.enum(queues), length: z.number(), overdueSeconds: z.number() }),
  ),
  storage: z.object({ objects: z.number(), bytes: z.number() }),
  mails: z.object({
    refusedDays: z.number(),
    /** Daily e-mails that a mail server refused within those days. */
    refused: z.number(),
    /** Those that were not taken, and are tried again. */
    retried: z.number(),
  }),
});

const overview = z.extend(instanceFigures, { degraded: z.array(z.enum(healthComponents)) });
export type InstanceOverview = z.infer<typeof overview>;

export const getInstanceOverview = {
  method: "GET",
  path: "/admin/overview",
  summary: "Figures of the whole server, for its admins; absent unless the page is switched on",
  access: "bearer",
  responses: { 200: [{ kind: "json", schema: overview }] },
  errors: { ...bearerErrors, not_an_admin: 403 },
} as const satisfies Endpoint;
