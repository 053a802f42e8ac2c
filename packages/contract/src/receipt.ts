import { fillFailures, skipReasons } from "@postulo/domain/fill-outcome";
import * as z from "zod/mini";

/** Why a field was left to the user: `notYet` when it was not reached. */
export const leftReasons = [...skipReasons, "notYet"] as const;
export type LeftReason = (typeof leftReasons)[number];

/** Every reason in a receipt. */
export const receiptReasons = [...leftReasons, ...fillFailures] as const;
export type ReceiptReason = (typeof receiptReasons)[number];

export const documentKinds = ["resume", "coverLetter"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const attachedFile = z.object({
  kind: z.enum(documentKinds),
  fileName: z.string(),
  sha256: z.string(),
});
export type AttachedFile = z.infer<typeof attachedFile>;

/** Outcomes of a field, in the order in which a page lists them. */
export const receiptOutcomes = ["failed", "filled", "left"] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

const named = { key: z.string(), label: z.string() };
const receiptField = z.discriminatedUnion("outcome", [
  z.object({
    ...named,
    outcome: z.literal("filled"),
    /** Where the value is stored, as `ValueSource`. */
    source: z.string(),
  }),
  z.object({ ...named, outcome: z.literal("left"), reason: z.enum(leftReasons) }),
  z.object({ ...named, outcome: z.literal("failed"), reason: z.enum(fillFailures) }),
]);
export type ReceiptField = z.infer<typeof receiptField>;

/** In `job_applied.receipt`: what the extension filled in and left in the form of an application. It contains no values. */
export const receipt = z.object({
  version: z.literal(1),
  /** The URL of the form. */
  page: z.string(),
  /** ISO time of the last filling. */
  filledAt: z.nullable(z.string()),
  fields: z.array(receiptField),
  files: z.array(attachedFile),
});
export type Receipt = z.infer<typeof receipt>;

/** A receipt that an extension of any version wrote. */
export const storedReceipt = z.object({
  page: z.optional(z.string()),
  filledAt: z.nullish(z.string()),
  fields: z.array(
    z.object({
      label: z.optional(z.string()),
      /** Absent in older receipts, which list filled fields only. */
      outcome: z.optional(z.string()),
      source: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
  files: z.array(z.object({ fileName: z.string(), sha256: z.optional(z.string()) })),
});
export type StoredReceipt = z.infer<typeof storedReceipt>;
