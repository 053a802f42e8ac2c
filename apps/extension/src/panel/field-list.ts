import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import type { FieldView } from "../requests.ts";

export type FieldPlace = Pick<FieldView, "frameId" | "fieldId">;

type Options = {
  readonly words: Words;
  readonly fields: readonly FieldView[];
  readonly onFill: (place: FieldPlace) => void;
  readonly onGoTo: (place: FieldPlace) => void;
};

/** What a person need not or cannot do anything about. */
const settledReasons = new Set(["alreadyFilled", "notShown", "notEditable", "notNeeded"]);

/** Whether the field waits for the person. */
export const isUnresolved = ({ state }: FieldView) =>
  state.kind === "failed" || (state.kind === "left" && !settledReasons.has(state.reason));

/** How many fields are in which state. */
export function countStates(fields: readonly FieldView[]) {
  const count = (fits: (field: FieldView) => boolean) => fields.filter(fits).length;
  return {
    ready: count(({ state }) => state.kind === "ready"),
    filled: count(({ state }) => state.kind === "filled"),
    left: count(isUnresolved),
  };
}

const nameOf = ({ frameId, fieldId }: FieldPlace) => `${frameId}-${fieldId}`;

function sourceOf({ read }: Words, source: string): string {
  return read(`sources.${source.split(".")[0] ?? source}`);
}

const value = (text: string) => element("span", { class: "value" }, text);
const note = (text: string) => element("span", { class: "value secondary" }, text);

function details(words: Words, { state }: FieldView): readonly HTMLElement[] {
  const { t, read } = words;
  switch (state.kind) {
    case "ready":
    case "filled":
      return [value(state.text), note(t("panel.from", { source: sourceOf(words, state.source) }))];
    case "left":
      return [note(read(`reasons.${state.reason}`))];
    case "failed":
      return [note(read(`failedBecause.${state.failure}`))];
  }
}

function line({ words, onFill, onGoTo }: Options, field: FieldView): HTMLElement {
  const { t, read } = words;
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
  const fill = element(
    "button",
    {
      type: "button",
      "data-name": `fill ${nameOf(field)}`,
      "aria-label": t("panel.fillOneLabel", { label }),
    },
    t("panel.fillOne"),
  );
  fill.addEventListener("click", () => onFill(field));
  const state = element(
    "span",
    { class: `state ${field.state.kind}` },
    read(`panel.states.${field.state.kind}`),
  );
  return element(
    "li",
    {},
    goTo,
    field.state.kind === "ready" ? fill : state,
    ...details(words, field),
  );
}

/** Each field of the form: its value, where that is from, and how it stands. */
export function fieldList(options: Options): HTMLElement {
  const { words, fields } = options;
  if (fields.length === 0) return element("p", {}, words.t("page.noFields"));
  return element(
    "section",
    {},
    element("h3", { id: "fields" }, words.t("panel.fields")),
    element(
      "ul",
      { class: "lines", "aria-labelledby": "fields" },
      ...fields.map((field) => line(options, field)),
    ),
  );
}
