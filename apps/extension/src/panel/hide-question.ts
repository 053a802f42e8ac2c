import { element, notice } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";

/** Asks before Postulo hides on a site, and says how it comes back. */
export function hideQuestion(
  { t }: Words,
  { onHide, onKeep }: { readonly onHide: () => void; readonly onKeep: () => void },
): HTMLElement {
  const hide = element("button", { type: "button", "data-name": "hide" }, t("panel.hideYes"));
  const keep = element("button", { type: "button", "data-name": "keep" }, t("panel.hideNo"));
  hide.addEventListener("click", onHide);
  keep.addEventListener("click", onKeep);
  const question = notice("warning", t("panel.hideWhy"));
  question.append(element("span", { class: "row" }, hide, keep));
  return question;
}
