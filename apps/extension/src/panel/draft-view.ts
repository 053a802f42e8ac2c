import type { DraftSource } from "@postulo/contract/answer-draft";
import type { FieldView } from "@postulo/contract/extension-messages";
import type { DraftedQuestion } from "@postulo/contract/extension-visit";
import { busyButton, element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { placeName } from "./field-groups.ts";

type Options = {
  readonly words: Words;
  readonly field: FieldView;
  readonly name: string;
  readonly drafts: readonly DraftedQuestion[];
  readonly onDraft: (field: FieldView) => Promise<void>;
  readonly onInsert: (field: FieldView) => Promise<void>;
};

const sourceText = ({ t }: Words, { kind, name }: DraftSource) =>
  name === ""
    ? t(`draft.sources.${kind}`)
    : t("draft.source", { kind: t(`draft.sources.${kind}`), name });

function limitText({ t }: Words, { open }: FieldView): string | undefined {
  if (open?.maxSentences !== undefined)
    return t("draft.maxSentences", { count: open.maxSentences });
  if (open?.maxWords !== undefined) return t("draft.maxWords", { count: open.maxWords });
  return open?.maxCharacters === undefined
    ? undefined
    : t("draft.maxCharacters", { count: open.maxCharacters });
}

const countCharacters = (text: string) => text.length + (text.match(/\n/g)?.length ?? 0);

/** A draft with what it rests on; only the user's click puts it into the field. */
function draftedView(
  { words, field, name, onInsert }: Options,
  draft: Extract<DraftedQuestion["result"], { kind: "drafted" }>,
): HTMLElement {
  const { t } = words;
  const insert = busyButton(
    { idle: t("draft.insert"), busy: t("draft.inserting") },
    {
      type: "button",
      "data-name": `insert ${placeName(field)}`,
      "aria-label": t("draft.insertLabel", { label: name }),
    },
  );
  insert.button.addEventListener("click", () => void insert.run(() => onInsert(field)));
  const count = t("draft.length", { count: countCharacters(draft.text) });
  const limit = limitText(words, field);
  return element(
    "div",
    { class: "draft" },
    element("pre", {}, draft.text),
    draft.sources.length > 0 &&
      element(
        "p",
        { class: "secondary small" },
        t("draft.from", { sources: draft.sources.map((one) => sourceText(words, one)).join("; ") }),
      ),
    element("p", { class: "secondary small" }, [count, limit].filter(Boolean).join(" · ")),
    draft.writer === "model" && element("p", { class: "secondary small" }, t("draft.byModel")),
    insert.button,
  );
}

/** The draft for an open question, the button that asks for one, or why there is none. */
export function draftView(options: Options): HTMLElement | undefined {
  const { words, field, name, drafts, onDraft } = options;
  const { t } = words;
  if (!field.open) return undefined;
  const known = drafts.find(({ question }) => question === field.label)?.result;
  if (known?.kind === "drafted") return draftedView(options, known);
  if (known)
    return element("p", { class: "draft secondary small" }, t(`draft.none.${known.reason}`));
  const ask = busyButton(
    {
      idle: t(field.key === "cover_letter_text" ? "draft.askMessage" : "draft.ask"),
      busy: t("draft.asking"),
    },
    {
      type: "button",
      "data-name": `draft ${placeName(field)}`,
      "aria-label": t("draft.askLabel", { label: name }),
    },
  );
  ask.button.addEventListener("click", () => void ask.run(() => onDraft(field)));
  return element("div", { class: "draft-ask" }, ask.button);
}
