import { answerKeys } from "@postulo/domain/answer-key";
import { useTranslate } from "../i18n/use-translate.ts";
import type { EntryDescription } from "./entry-description.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import classes from "./entries.module.css";

/** A note by its label, or the answer to a form's question by the question and its kind. */
function Note({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const t = useTranslate(entryMessages);
  const { kind = "", scope_name: only = "" } = entry.texts;
  if (kind === "") return name;
  const known = answerKeys.find((key) => key === kind);
  // Other values of `kind` are from a newer extension.
  const kindName = known ? t(`answers.${known}`) : kind.replaceAll("_", " ");
  return (
    <span className={classes["answer"]}>
      {kindName === name ? null : <span className={classes["kind"]}>{kindName}</span>}
      {name}
      {only === "" ? null : (
        <span className={classes["facts"]}>{t("answerFor", { name: only })}</span>
      )}
    </span>
  );
}

export const other: EntryDescription = {
  kind: "other",
  fields: [
    { column: "label", label: "fields.label", placeholder: "hints.label" },
    { column: "content", label: "fields.content", isLong: true },
  ],
  name: ["question", "label"],
  facts: [],
  text: "content",
  Name: Note,
};
