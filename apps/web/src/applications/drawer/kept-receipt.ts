import * as z from "zod/mini";

const field = z.object({
  label: z.optional(z.string()),
  /** Receipts know three; one that says none was kept before there were any others. */
  outcome: z.optional(z.string()),
  /** Where the value came from: `profile.first_name`, `websites`. */
  source: z.optional(z.string()),
  reason: z.optional(z.string()),
});
type ReceiptField = z.infer<typeof field>;

/** What the extension kept with an application: which fields it filled and from where, which it left and why. */
export const keptReceipt = z.object({
  page: z.optional(z.string()),
  filledAt: z.nullish(z.string()),
  fields: z.array(field),
  files: z.array(z.object({ fileName: z.string(), sha256: z.optional(z.string()) })),
});
export type KeptReceipt = z.infer<typeof keptReceipt>;

const outcomes = ["failed", "filled", "left"] as const;
type ReceiptOutcome = (typeof outcomes)[number];

/** The fields by how they ended; what failed comes first. Groups without fields are left out. */
export function groupsOf(fields: readonly ReceiptField[]) {
  const outcomeOf = ({ outcome }: ReceiptField): ReceiptOutcome =>
    outcomes.find((known) => known === outcome) ?? "filled";
  const grouped = Map.groupBy(fields, outcomeOf);
  return outcomes.flatMap((outcome) => {
    const found = grouped.get(outcome);
    return found ? [{ outcome, fields: found }] : [];
  });
}
