import type { Answer } from "@postulo/contract/extension-messages";
import { notice } from "./element.ts";
import { nameFields } from "./field-name.ts";
import type { Words } from "./words.ts";

type Undone = Extract<Answer, { kind: "undone" }>;

type Named = Undone["earlier"];

/** The short names of fields, as a list in a sentence. */
function listed(words: Words, fields: Named): string {
  const state = { kind: "left", reason: "alreadyFilled" } as const;
  const named = nameFields(
    fields.map((field) => ({ ...field, state })),
    words,
  );
  return new Intl.ListFormat(words.language).format(named.values());
}

/** What "Undo all" has put back, what the page did not let go of, and what other pages of the form have. */
function undoneText(words: Words, { count, kept, earlier, rows = 0 }: Undone): string {
  const { t } = words;
  const fields = kept.map((label) => ({ key: "custom_question", label }));
  const stays = [
    ...(kept.length > 0 ? [t("page.keptAfterUndo", { labels: listed(words, fields) })] : []),
    ...(earlier.length > 0 ? [t("page.earlierAfterUndo", { labels: listed(words, earlier) })] : []),
    ...(rows > 0 ? [t("page.rowsAfterUndo", { count: rows })] : []),
  ];
  const isSaid = count > 0 || stays.length === 0;
  return [...(isSaid ? [t("page.undone", { count })] : []), ...stays].join(" ");
}

export const undoneNotice = (words: Words, undone: Undone): HTMLElement =>
  notice(undone.kept.length === 0 ? "success" : "warning", undoneText(words, undone));
