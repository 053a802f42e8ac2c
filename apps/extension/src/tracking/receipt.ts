import type { Line, Visit } from "@postulo/contract/extension-visit";
import type { Receipt, ReceiptField } from "@postulo/contract/receipt";

const maxFields = 500;

function fieldOf({ key, label, outcome }: Line): ReceiptField {
  switch (outcome.kind) {
    case "filled":
      return { key, label, outcome: outcome.kind, source: outcome.source };
    case "left":
      return { key, label, outcome: outcome.kind, reason: outcome.reason };
    case "failed":
      return { key, label, outcome: outcome.kind, reason: outcome.failure };
  }
}

/**
 * The receipt that is stored with an application: filled fields with sources, left fields with reasons, files by name and
 * hash, and the time. It contains no values. Undefined when nothing was filled.
 */
export function receiptOf({ receipt, files, filledAt, url }: Visit): Receipt | undefined {
  if (!receipt) return undefined;
  return {
    version: 1,
    page: url,
    filledAt: filledAt ?? null,
    fields: receipt.slice(0, maxFields).map(fieldOf),
    files: files ?? [],
  };
}
