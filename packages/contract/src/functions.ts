import { intervals, plans } from "@postulo/domain/plan";
import * as z from "zod/mini";
import { bearerErrors } from "./endpoint.ts";
import type { Endpoint, ErrorCodes } from "./endpoint.ts";

/** Errors of every server function. */
export const functionErrors = { payload_too_large: 413 } as const satisfies ErrorCodes;

/** Errors of functions that need prices, where nothing is sold. */
export const nothingSoldErrors = { price_not_found: 409 } as const satisfies ErrorCodes;

const succeeded = z.object({ success: z.literal(true) });

export const createCheckout = {
  method: "POST",
  path: "/functions/v1/create-checkout",
  summary: "The address where a plan is paid, or the page that confirms the change of a paid plan",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** The plan's name in lower case. */
      planId: z.string(),
      interval: z.enum(intervals),
      /** Rejected when it is not the price of plan and interval. */
      stripePriceId: z.optional(z.nullable(z.string())),
      planName: z.optional(z.nullable(z.string())),
    }),
  },
  responses: { 200: [{ kind: "json", schema: z.object({ url: z.url() }) }] },
  errors: {
    ...bearerErrors,
    ...functionErrors,
    invalid_request: 400,
    price_not_found: [400, 409],
    no_subscription: 409,
    plan_is_granted: 409,
    /** The payment sandbox is for the operator's browser. */
    payment_not_configured: 409,
    payment_declined: 402,
  },
} as const satisfies Endpoint;

export const cancelSubscription = {
  method: "POST",
  path: "/functions/v1/cancel-subscription",
  summary: "Ends the caller's plan with the paid period",
  access: "bearer",
  responses: { 200: [{ kind: "json", schema: succeeded }] },
  errors: { ...bearerErrors, ...functionErrors, ...nothingSoldErrors, no_subscription: 409 },
} as const satisfies Endpoint;

export const reactivateSubscription = {
  method: "POST",
  path: "/functions/v1/reactivate-subscription",
  summary: "Takes the cancellation of the caller's plan back",
  access: "bearer",
  responses: { 200: [{ kind: "json", schema: succeeded }] },
  errors: { ...bearerErrors, ...functionErrors, ...nothingSoldErrors, no_subscription: 409 },
} as const satisfies Endpoint;

export const checkSubscription = {
  method: "POST",
  path: "/functions/v1/check-subscription",
  summary: "The caller's plan",
  access: "bearer",
  responses: {
    200: [{ kind: "json", schema: z.object({ subscribed: z.boolean(), plan: z.enum(plans) }) }],
  },
  errors: { ...bearerErrors, ...functionErrors, subscription_unavailable: 502 },
} as const satisfies Endpoint;

export const deleteAccount = {
  method: "POST",
  path: "/functions/v1/delete-account",
  summary: "Deletes the caller's account and everything in it",
  access: "bearer",
  request: {
    kind: "json",
    schema: z.object({
      /** Rejected when it is not the caller's. */
      userId: z.optional(z.string()),
      confirmDelete: z.literal(true),
    }),
  },
  responses: { 200: [{ kind: "json", schema: succeeded }] },
  errors: {
    ...bearerErrors,
    ...functionErrors,
    not_confirmed: 400,
    other_user: 403,
  },
} as const satisfies Endpoint;

export const receiveStripeEvent = {
  method: "POST",
  path: "/functions/v1/stripe-webhook",
  summary: "Receives the events of Stripe, which signs them in the header stripe-signature",
  access: "public",
  request: { kind: "file", mediaTypes: ["application/json"] },
  responses: { 200: [{ kind: "json", schema: z.object({ received: z.literal(true) }) }] },
  errors: { ...functionErrors, ...nothingSoldErrors, invalid_signature: 400 },
} as const satisfies Endpoint;
