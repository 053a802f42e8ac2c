import type { FieldView } from "@postulo/contract/extension-messages";
import type { Offer } from "@postulo/contract/field-state";
import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { placeName, type FieldPlace } from "./field-groups.ts";

type Options = {
  readonly words: Words;
  readonly onFill: (place: FieldPlace, evenUnseen: boolean) => void;
};

const basisText = ({ t }: Words, { basis }: Offer) =>
  basis.kind === "answer" ? t("offer.answer", { text: basis.text }) : t("offer.jobs", basis);

/** The answer that the profile supports to a question of the user's, as a button; none for other fields. */
export function offerView(
  { words, onFill }: Options,
  field: FieldView,
  label: string,
): HTMLElement | undefined {
  const { t } = words;
  const { state } = field;
  if (state.kind !== "left" || !state.offer) return undefined;
  const { text } = state.offer;
  const button = element(
    "button",
    {
      type: "button",
      "data-name": `offer ${placeName(field)}`,
      "aria-label": t("offer.takeLabel", { text, label }),
    },
    t("offer.take", { text }),
  );
  button.addEventListener("click", () => onFill(field, false));
  return element(
    "div",
    { class: "offer" },
    button,
    element("span", { class: "secondary small" }, basisText(words, state.offer)),
  );
}
