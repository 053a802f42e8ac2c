import type { FieldView } from "@postulo/contract/extension-messages";
import type { LeftReason } from "@postulo/contract/receipt";
import { tableOf } from "@postulo/domain/fill-outcome";
import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";

export type FieldPlace = Pick<FieldView, "frameId" | "fieldId">;

type Options = {
  readonly words: Words;
  readonly fields: readonly FieldView[];
  /** `evenUnseen` for a field that is listed as not visible. */
  readonly onFill: (place: FieldPlace, evenUnseen: boolean) => void;
  readonly onGoTo: (place: FieldPlace) => void;
};

/** Reasons that require no action of the user. */
const settledReasons = new Set<LeftReason>([
  "alreadyFilled",
  "notShown",
  "notEditable",
  "notNeeded",
]);

/** Whether the field requires an action of the user. */
export const isUnresolved = ({ state }: FieldView) =>
  state.kind === "failed" || (state.kind === "left" && !settledReasons.has(state.reason));

const isUnseen = ({ state }: FieldView) => state.kind === "unseen";

/** Counts the fields by state. */
export function countStates(fields: readonly FieldView[]) {
  const count = (fits: (field: FieldView) => boolean) => fields.filter(fits).length;
  return {
    ready: count(({ state }) => state.kind === "ready"),
    filled: count(({ state }) => state.kind === "filled"),
    left: count(isUnresolved),
    unseen: count(isUnseen),
  };
}

const nameOf = ({ frameId, fieldId }: FieldPlace) => `${frameId}-${fieldId}`;

function sourceOf({ t }: Words, source: string): string {
  const table = tableOf(source);
  return table === undefined ? source : t(`sources.${table}`);
}

const value = (text: string) => element("span", { class: "value" }, text);
const note = (text: string) => element("span", { class: "value secondary" }, text);

function details(words: Words, { state }: FieldView): readonly HTMLElement[] {
  const { t } = words;
  switch (state.kind) {
    case "ready":
    case "unseen":
    case "filled":
      return [value(state.text), note(t("panel.from", { source: sourceOf(words, state.source) }))];
    case "left":
      return [note(t(`reasons.${state.reason}`))];
    case "failed":
      return [note(t(`failedBecause.${state.failure}`))];
  }
}

function line({ words, onFill, onGoTo }: Options, field: FieldView): HTMLElement {
  const { t } = words;
  const label = field.label || t("page.unnamed");
  const goTo = element(
    "button",
    {
      class: "label",
      type: "button",
      "data-name": `go ${nameOf(field)}`,
      "aria-label": t("panel.goToLabel", { label }),
    },
    label,
  );
  goTo.addEventListener("click", () => onGoTo(field));
  return element("li", {}, goTo, sideOf({ words, onFill }, field, label), ...details(words, field));
}

/** The element beside the label: the fill button or the state. */
function sideOf(
  { words, onFill }: Pick<Options, "words" | "onFill">,
  field: FieldView,
  label: string,
): HTMLElement {
  const { t } = words;
  const { kind } = field.state;
  if (kind !== "ready" && kind !== "unseen")
    return element("span", { class: `state ${kind}` }, t(`panel.states.${kind}`));
  const isHidden = kind === "unseen";
  const name = isHidden ? "panel.fillUnseenLabel" : "panel.fillOneLabel";
  const fill = element(
    "button",
    {
      type: "button",
      "data-name": `fill ${nameOf(field)}`,
      "aria-label": t(name, { label }),
    },
    t(isHidden ? "panel.fillUnseen" : "panel.fillOne"),
  );
  fill.addEventListener("click", () => onFill(field, isHidden));
  return fill;
}

function linesOf(options: Options, fields: readonly FieldView[], id: string): HTMLElement {
  return element(
    "ul",
    { class: "lines", "aria-labelledby": id },
    ...fields.map((field) => line(options, field)),
  );
}

/** The list of invisible fields, which are filled only by their own buttons. */
function unseenList(options: Options): HTMLElement | undefined {
  const { words, fields } = options;
  const unseen = fields.filter(isUnseen);
  if (unseen.length === 0) return undefined;
  return element(
    "section",
    { class: "unseen" },
    element("h3", { id: "unseen" }, words.t("panel.unseen", { count: unseen.length })),
    element("p", { class: "secondary small" }, words.t("panel.unseenWhy")),
    linesOf(options, unseen, "unseen"),
  );
}

/** The list of fields with value, source and state. */
export function fieldList(options: Options): readonly HTMLElement[] {
  const { words, fields } = options;
  if (fields.length === 0) return [element("p", {}, words.t("page.noFields"))];
  const seen = fields.filter((field) => !isUnseen(field));
  const list = element(
    "section",
    {},
    element("h3", { id: "fields" }, words.t("panel.fields")),
    linesOf(options, seen, "fields"),
  );
  const apart = unseenList(options);
  return [seen.length > 0 ? list : undefined, apart].filter((part) => part !== undefined);
}
