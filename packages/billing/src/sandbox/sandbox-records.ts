import * as z from "zod/mini";
import { intervals } from "@postulo/domain/plan";

const customer = z.object({ kind: z.literal("customer"), id: z.string(), customer: z.string() });

const session = z.object({
  kind: z.literal("session"),
  id: z.string(),
  customer: z.string(),
  price: z.string(),
  metadata: z.record(z.string(), z.string()),
  successUrl: z.string(),
  cancelUrl: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  subscription: z.nullable(z.string()),
  createdAt: z.number(),
});
/** A page of payment. */
export type SandboxSession = z.infer<typeof session>;

const subscription = z.object({
  kind: z.literal("subscription"),
  id: z.string(),
  customer: z.string(),
  price: z.string(),
  interval: z.enum(intervals),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(["active", "past_due", "canceled"]),
  isEnding: z.boolean(),
  /** When it began; periods are counted from here. */
  anchor: z.string(),
  /** The number of the period that is paid. */
  period: z.number(),
  /** The first period charged with the current price; 0 when absent. */
  firstCharged: z.optional(z.number()),
  createdAt: z.number(),
});
export type SandboxSubscription = z.infer<typeof subscription>;

const charge = z.object({
  kind: z.literal("charge"),
  id: z.string(),
  customer: z.string(),
  cents: z.number(),
  /** Of those, given back. */
  refunded: z.number(),
  createdAt: z.number(),
});
/** A payment. */
export type SandboxCharge = z.infer<typeof charge>;

/** The response stored for an idempotency key. */
const idempotentResponse = z.object({
  kind: z.literal("answered"),
  id: z.string(),
  customer: z.string(),
  record: z.string(),
});

export const sandboxRecord = z.discriminatedUnion("kind", [
  customer,
  session,
  subscription,
  charge,
  idempotentResponse,
]);
export type SandboxRecord = z.infer<typeof sandboxRecord>;

/** Storage of the sandbox. */
export interface SandboxStore {
  get(id: string): Promise<SandboxRecord | undefined>;
  put(record: SandboxRecord): Promise<void>;
  /** False: there was one already, which stays. */
  add(record: SandboxRecord): Promise<boolean>;
  ofCustomer(customerId: string): Promise<readonly SandboxRecord[]>;
  removeCustomer(customerId: string): Promise<void>;
}
