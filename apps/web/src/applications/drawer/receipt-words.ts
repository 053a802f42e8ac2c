import { useTranslate } from "../../i18n/use-translate.ts";
import { drawerMessages } from "./messages.ts";

/** The tables that a value can come from. */
const tables = [
  "profile",
  "experiences",
  "education",
  "competencies",
  "websites",
  "files",
  "other",
] as const;

/** The columns that say more than their table does. */
const columns = [
  "first_name",
  "last_name",
  "email",
  "country",
  "city",
  "postal_code",
  "phone_number",
  "address",
  "summary",
  "gender",
  "age",
  "job_preferences",
  "company",
  "title",
  "location",
  "start_date",
  "end_date",
  "description",
  "school",
  "degree",
  "field_of_study",
  "name",
  "years_of_experience",
] as const;

/** Why a field was left or failed, as the extension names it. */
const reasons = [
  "alreadyFilled",
  "notInProfile",
  "noMatchingChoice",
  "question",
  "sensitive",
  "consent",
  "account",
  "document",
  "unsupportedWidget",
  "notShown",
  "notVisible",
  "notEditable",
  "tooLong",
  "notNeeded",
  "notPrecise",
  "otherCompany",
  "notYet",
  "removed",
  "changedByPage",
  "didNotOpen",
] as const;

const knownIn = <T extends string>(known: readonly T[], word: string | undefined) =>
  known.find((one) => one === word);

/** What a receipt names by words of the code, in the person's language; a word that is not known stays as it is. */
export function useReceiptWords() {
  const t = useTranslate(drawerMessages);

  /** `profile.city+country`: a table, and the columns that were put together. */
  function sourceText(source: string | undefined): string | undefined {
    if (source === undefined) return undefined;
    const [tableName, columnNames = ""] = source.split(".");
    const table = knownIn(tables, tableName);
    if (table === undefined) return t("receipt.from", { source });
    const named = columnNames.split("+").flatMap((name) => {
      const column = knownIn(columns, name);
      return column === undefined ? [] : [t(`receipt.columns.${column}`)];
    });
    const place = t(`receipt.tables.${table}`);
    const text = named.length > 0 ? `${place} (${named.join(", ")})` : place;
    return t("receipt.from", { source: text });
  }

  function reasonText(reason: string | undefined): string | undefined {
    const known = knownIn(reasons, reason);
    return known === undefined ? reason : t(`receipt.reasons.${known}`);
  }

  return { sourceText, reasonText };
}
