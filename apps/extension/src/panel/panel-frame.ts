import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { movable } from "./drag.ts";

/** An icon button with an accessible name. */
function signButton(sign: string, label: string, work: () => void): HTMLElement {
  const names = { "aria-label": label, title: label };
  const button = element("button", { class: "plain", type: "button", ...names }, sign);
  button.addEventListener("click", work);
  return button;
}

type Options = {
  readonly words: Words;
  readonly body: HTMLElement;
  readonly onMoved: (by: { width: number; height: number }) => void;
  readonly onHide: () => void;
  readonly onClose: () => void;
};

/** The dialog around the panel's body: its header, which moves, hides and closes it. */
export function panelFrame({ words, body, onMoved, onHide, onClose }: Options): HTMLElement {
  const { t, language } = words;
  const handle = signButton("⠿", t("panel.move"), () => undefined);
  handle.classList.add("handle");
  movable(handle, onMoved);
  const frame = element(
    "div",
    { class: "panel", role: "dialog", "aria-label": t("panel.name"), lang: language },
    element(
      "header",
      {},
      handle,
      element("h2", {}, "Postulo"),
      signButton("⊘", t("panel.hide"), onHide),
      signButton("✕", t("panel.close"), onClose),
    ),
    body,
  );
  frame.addEventListener("keydown", (event) => {
    if (event.key === "Escape") onClose();
  });
  return frame;
}
