import type { FieldView } from "@postulo/contract/extension-messages";
import { busyButton, element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { countStates, groupFields, placeName, type FieldPlace } from "./field-groups.ts";
import { nameFields } from "../dom/field-name.ts";
import type { PanelMemory } from "./panel-memory.ts";

type Options = {
  readonly words: Words;
  readonly memory: PanelMemory;
  readonly fields: readonly FieldView[];
  /** Whether something was filled that can be undone. */
  readonly canUndo: boolean;
  readonly onFillAll: () => Promise<void>;
  readonly onUndo: () => Promise<void>;
  readonly onNext: () => void;
};

/** The extension's command `next-field`, unless the user has set another key. */
const nextKey = "Alt+Shift+N";

/** The next field that is left to the user, cyclic. */
export function nextOf(
  fields: readonly FieldView[],
  { lastGone }: PanelMemory,
): FieldView | undefined {
  const { yours } = groupFields(fields);
  const at = yours.findIndex((field) => placeName(field) === lastGone);
  return yours[at + 1] ?? yours[0];
}

export const goneTo = (memory: PanelMemory, place: FieldPlace) =>
  (memory.lastGone = placeName(place));

function nextButton({ words, memory, fields, onNext }: Options, isFirst: boolean) {
  const { t } = words;
  const next = nextOf(fields, memory);
  if (!next) return undefined;
  const label = nameFields(fields, words).get(next) ?? "";
  const button = element(
    "button",
    {
      type: "button",
      class: isFirst ? "primary next" : "next",
      "data-name": "next",
      "aria-keyshortcuts": nextKey,
      title: t("panel.nextKey", { key: nextKey }),
    },
    isFirst && element("span", { class: "long" }, t("panel.nextIs", { label })),
    element("span", { class: isFirst ? "short" : undefined }, t("panel.next")),
  );
  button.addEventListener("click", onNext);
  return button;
}

function fillButton({ words, fields, onFillAll }: Options) {
  const { t } = words;
  const { ready } = countStates(fields);
  const hasFailed = fields.some(({ state }) => state.kind === "failed");
  if (ready === 0 && !hasFailed) return undefined;
  const { button, run } = busyButton(
    { idle: t(ready > 0 ? "panel.fillAll" : "page.again"), busy: t("page.busy") },
    { class: ready > 0 ? "primary" : "", type: "button", "data-name": "fill all" },
  );
  button.addEventListener("click", () => void run(onFillAll));
  return button;
}

function undoButton({ words, canUndo, onUndo }: Options) {
  if (!canUndo) return undefined;
  const { t } = words;
  const { button, run } = busyButton(
    { idle: t("panel.undoAll"), busy: t("loading") },
    { class: "plain", type: "button", "data-name": "undo" },
  );
  button.addEventListener("click", () => void run(onUndo));
  return button;
}

/** What is left, and the next step, which is always visible. */
export function nextStep(options: Options): readonly HTMLElement[] {
  const { words, fields } = options;
  const { t } = words;
  const counts = countStates(fields);
  const isReady = counts.ready > 0;
  const isOver = !isReady && counts.left === 0;
  return [
    element(
      "p",
      { class: `secondary small counts${isOver ? " over" : ""}` },
      isOver ? t("panel.nothingLeft") : t(isReady ? "panel.ready" : "panel.filled", counts),
      counts.required > 0 && t("panel.requiredLeft", { count: counts.required }),
      !isOver && counts.unseen > 0 && t("panel.notVisible", { count: counts.unseen }),
    ),
    element(
      "div",
      { class: "row" },
      isReady ? fillButton(options) : nextButton(options, true),
      isReady ? nextButton(options, false) : fillButton(options),
      undoButton(options),
    ),
  ];
}
