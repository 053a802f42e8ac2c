import type { Visit } from "../requests.ts";

const mostFields = 500;

/**
 * What is kept with an application: which fields were filled and from where, which were left and why, the files by name and
 * hash, and when. The values themselves stay in the form and in the profile. Undefined when nothing was filled.
 */
export function receiptOf({ receipt, files, filledAt, url }: Visit) {
  if (!receipt) return undefined;
  return {
    version: 1,
    page: url,
    filledAt: filledAt ?? null,
    fields: receipt.slice(0, mostFields).map(({ key, label, outcome }) => ({
      key,
      label,
      outcome: outcome.kind,
      ...(outcome.kind === "filled" ? { source: outcome.source } : {}),
      ...(outcome.kind === "left" ? { reason: outcome.reason } : {}),
      ...(outcome.kind === "failed" ? { reason: outcome.failure } : {}),
    })),
    files: files ?? [],
  };
}
export type KeptReceipt = NonNullable<ReturnType<typeof receiptOf>>;
