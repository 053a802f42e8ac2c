import { correctedKeys, type CorrectedKey } from "@postulo/contract/corrected-key";
import type { FieldView } from "@postulo/contract/extension-messages";
import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { placeName } from "./field-groups.ts";
import type { PanelMemory } from "./panel-memory.ts";

type Options = {
  readonly words: Words;
  readonly memory: PanelMemory;
  readonly field: FieldView;
  readonly name: string;
  readonly onCorrected: (field: FieldView, is: CorrectedKey | null) => void;
};

/** Fields that the user alone decides on are not corrected. */
const isCorrectable = ({ key, state }: FieldView) =>
  !key.startsWith("consent_") &&
  !key.endsWith("_file") &&
  (state.kind !== "left" || !["sensitive", "account", "document"].includes(state.reason));

function choiceBox({ words, field, name, onCorrected }: Options, id: string): HTMLElement {
  const { t } = words;
  const option = (value: string, text: string) =>
    element("option", { value, selected: value === (field.corrected ?? "") }, text);
  const box = element(
    "select",
    { "data-name": id, "aria-label": t("panel.fieldIs", { label: name }) },
    option("", t("panel.automatic")),
    option("leave", t("panel.leaveEmpty")),
    ...correctedKeys
      .filter((key) => key !== "leave")
      .map((key) => option(key, t(`fieldNames.${key}`))),
  );
  box.addEventListener("change", () =>
    onCorrected(field, correctedKeys.find((key) => key === box.value) ?? null),
  );
  return box;
}

/** The button that shows the choice, and the choice itself: what a field is, or that it is to be left alone. */
export function correctionView(options: Options): readonly HTMLElement[] {
  const { words, memory, field, name } = options;
  const { t } = words;
  if (!isCorrectable(field)) return [];
  const id = `correct-${placeName(field)}`;
  const choice = element("div", { class: "correct", id, hidden: !memory.open.has(id) });
  // A form may have hundreds of fields.
  const fillChoice = () => {
    if (!choice.hasChildNodes())
      choice.append(
        element("p", { class: "secondary small" }, t("panel.correct")),
        choiceBox(options, id),
      );
  };
  if (!choice.hidden) fillChoice();
  const more = element(
    "button",
    {
      type: "button",
      class: "plain more",
      "data-name": `more ${id}`,
      "aria-label": t("panel.correctLabel", { label: name }),
      title: t("panel.correctLabel", { label: name }),
      "aria-controls": id,
      "aria-expanded": String(!choice.hidden),
    },
    "⋯",
  );
  more.addEventListener("click", () => {
    fillChoice();
    choice.hidden = !choice.hidden;
    more.setAttribute("aria-expanded", String(!choice.hidden));
    if (choice.hidden) memory.open.delete(id);
    else memory.open.add(id);
    if (!choice.hidden) choice.querySelector("select")?.focus();
  });
  choice.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // The panel around it stays open.
    event.stopPropagation();
    more.click();
    more.focus();
  });
  return [more, choice];
}
