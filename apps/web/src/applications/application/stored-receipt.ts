import {
  receiptOutcomes,
  type ReceiptOutcome,
  type StoredReceipt,
} from "@postulo/contract/receipt";

type StoredField = StoredReceipt["fields"][number];

/** The fields by outcome, failed ones first, without empty groups. */
export function groupsOf(fields: readonly StoredField[]) {
  const outcomeOf = ({ outcome }: StoredField): ReceiptOutcome =>
    receiptOutcomes.find((known) => known === outcome) ?? "filled";
  const grouped = Map.groupBy(fields, outcomeOf);
  return receiptOutcomes.flatMap((outcome) => {
    const found = grouped.get(outcome);
    return found ? [{ outcome, fields: found }] : [];
  });
}
