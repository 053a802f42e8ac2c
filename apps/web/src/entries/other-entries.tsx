import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import type { EntryDescription } from "./entry-description.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import classes from "./entries.module.css";

/** A note by its label, or the answer to a form's question by the question and its kind. */
function Note({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const t = useTranslate(entryMessages);
  const readKey = useKeyReader(entryMessages);
  const { kind = "", scope_name: only = "" } = entry.texts;
  if (kind === "") return name;
  const key = `answers.${kind}`;
  const label = readKey(key);
  return (
    <span className={classes["answer"]}>
      <span className={classes["kind"]}>
        {/* Values of `kind` without a message, from a newer extension. */}
        {label === key ? kind.replaceAll("_", " ") : label}
      </span>
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
