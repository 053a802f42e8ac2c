import { receiptReasons } from "@postulo/contract/receipt";
import { tableOf } from "@postulo/domain/fill-outcome";
import { useTranslate } from "../../i18n/use-translate.ts";
import { sheetMessages, messages } from "./messages.ts";

type Column = keyof typeof messages.receipt.columns;

/** Columns without a message are shown as their table. */
const isNamedColumn = (column: string): column is Column =>
  Object.hasOwn(messages.receipt.columns, column);

/** The texts for the identifiers in a receipt; unknown ones are shown unchanged. */
export function useReceiptMessages() {
  const t = useTranslate(sheetMessages);

  /** `profile.city+country`: a table, and the columns that were combined. */
  function sourceText(source: string | undefined): string | undefined {
    if (source === undefined) return undefined;
    const table = tableOf(source);
    const [, columnNames = ""] = source.split(".");
    if (table === undefined) return t("receipt.from", { source });
    const named = columnNames
      .split("+")
      .filter(isNamedColumn)
      .map((column) => t(`receipt.columns.${column}`));
    const place = t(`receipt.tables.${table}`);
    const text = named.length > 0 ? `${place} (${named.join(", ")})` : place;
    return t("receipt.from", { source: text });
  }

  function reasonText(reason: string | undefined): string | undefined {
    const known = receiptReasons.find((one) => one === reason);
    return known === undefined ? reason : t(`receipt.reasons.${known}`);
  }

  return { sourceText, reasonText };
}
