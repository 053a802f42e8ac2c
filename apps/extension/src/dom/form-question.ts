import { busyButton, element } from "./element.ts";
import type { Words } from "./words.ts";

type Options = {
  readonly words: Words;
  readonly heading: "h2" | "h3";
  readonly onYes: () => Promise<void>;
  readonly onNo: () => void;
};

/** The question on a page that does not look like an application. */
export function formQuestion({ words, heading, onYes, onNo }: Options): HTMLElement {
  const { t } = words;
  const yes = busyButton(
    { idle: t("panel.isFormYes"), busy: t("loading") },
    { class: "primary", type: "button", "data-name": "is form" },
  );
  yes.button.addEventListener("click", () => void yes.run(onYes));
  const no = element("button", { type: "button", "data-name": "is no form" }, t("panel.isFormNo"));
  no.addEventListener("click", onNo);
  return element(
    "section",
    {},
    element(heading, { tabindex: "-1" }, t("panel.isForm")),
    element("p", { class: "secondary small" }, t("panel.isFormWhy")),
    element("div", { class: "row" }, yes.button, no),
  );
}
