import type { Line, Visit } from "@postulo/contract/extension-messages";
import type { Receipt, ReceiptField } from "@postulo/contract/receipt";

const mostFields = 500;

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
 * What is kept with an application: which fields were filled and from where, which were left and why, the files by name and
 * hash, and when. The values themselves stay in the form and in the profile. Undefined when nothing was filled.
 */
export function receiptOf({ receipt, files, filledAt, url }: Visit): Receipt | undefined {
  if (!receipt) return undefined;
  return {
    version: 1,
    page: url,
    filledAt: filledAt ?? null,
    fields: receipt.slice(0, mostFields).map(fieldOf),
    files: files ?? [],
  };
}
