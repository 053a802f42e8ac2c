import type { CorrectedKey } from "@postulo/contract/corrected-key";
import type { FieldView } from "@postulo/contract/extension-messages";
import type { DraftedQuestion } from "@postulo/contract/extension-visit";
import { tableOf } from "@postulo/domain/fill-outcome";
import { element } from "../dom/element.ts";
import { isHidden } from "../dom/field-state.ts";
import type { Words } from "../dom/words.ts";
import { correctionView } from "./correction-view.ts";
import { draftView } from "./draft-view.ts";
import { groupFields, placeName, type FieldPlace } from "./field-groups.ts";
import { nameFields } from "../dom/field-name.ts";
import { offerView } from "./offer-view.ts";
import { remembered, type PanelMemory } from "./panel-memory.ts";

type Options = {
  readonly words: Words;
  readonly memory: PanelMemory;
  readonly fields: readonly FieldView[];
  readonly drafts: readonly DraftedQuestion[];
  /** `evenUnseen` for a field that is listed as not visible. */
  readonly onFill: (place: FieldPlace, evenUnseen: boolean) => void;
  readonly onGoTo: (place: FieldPlace) => void;
  readonly onDraft: (place: FieldPlace) => Promise<void>;
  readonly onInsert: (place: FieldPlace) => Promise<void>;
  readonly onCorrected: (place: FieldPlace, is: CorrectedKey | null) => void;
};
type Listed = Options & {
  readonly names: ReadonlyMap<FieldView, string>;
  /** Whether the page's own fields are listed with those of frames of other sites. */
  readonly isMixed: boolean;
};

function sourceOf({ t }: Words, source: string): string {
  const table = tableOf(source);
  return table === undefined ? source : t(`sources.${table}`);
}

function detail(words: Words, field: FieldView): HTMLElement {
  const { t } = words;
  const { state } = field;
  switch (state.kind) {
    case "ready":
    case "unseen":
    case "filled":
      return element(
        "span",
        { class: "value" },
        element("span", { class: "text" }, state.text),
        element(
          "span",
          { class: "secondary" },
          field.corrected === "leave"
            ? t("panel.leftNextTime")
            : t("panel.from", { source: sourceOf(words, state.source) }),
        ),
      );
    case "left":
      return element(
        "span",
        { class: "value secondary" },
        t(field.corrected === undefined ? `reasons.${state.reason}` : "panel.corrected"),
      );
    case "failed":
      return element("span", { class: "value failed" }, t(`failedBecause.${state.failure}`));
  }
}

/** The button that fills one field; none for a field that is not to be filled. */
function fillButton({ words, onFill }: Listed, field: FieldView, label: string) {
  const { t } = words;
  const { kind } = field.state;
  if (kind !== "ready" && kind !== "unseen") return undefined;
  const isUnseen = kind === "unseen";
  const button = element(
    "button",
    {
      type: "button",
      "data-name": `fill ${placeName(field)}`,
      "aria-label": t(isUnseen ? "panel.fillUnseenLabel" : "panel.fillOneLabel", { label }),
    },
    t(isUnseen ? "panel.fillUnseen" : "panel.fillOne"),
  );
  button.addEventListener("click", () => onFill(field, isUnseen));
  return button;
}

function line(options: Listed, field: FieldView): HTMLElement {
  const { words, names, onGoTo } = options;
  const { t } = words;
  const name = names.get(field) ?? field.label;
  const goTo = element(
    "button",
    {
      class: "label",
      type: "button",
      "data-name": `go ${placeName(field)}`,
      title: field.label,
      "aria-label": t("panel.goToLabel", { label: name }),
    },
    name,
  );
  goTo.addEventListener("click", () => onGoTo(field));
  const isDone = field.state.kind === "filled";
  const isCurrent = placeName(field) === options.memory.lastGone;
  const [more, choice] = isHidden(field) ? [] : correctionView({ ...options, field, name });
  return element(
    "li",
    { "aria-current": isCurrent ? "true" : undefined },
    element(
      "span",
      { class: "name" },
      goTo,
      field.isRequired === true &&
        !isDone &&
        element("span", { class: "tag" }, t("panel.required")),
      options.isMixed &&
        field.site !== undefined &&
        element("span", { class: "secondary small site" }, field.site),
    ),
    element("span", { class: "side" }, fillButton(options, field, name), more),
    detail(words, field),
    offerView(options, field, name),
    draftView({ ...options, field, name }),
    choice,
  );
}

const linesOf = (options: Listed, fields: readonly FieldView[], id: string) =>
  element(
    "ul",
    { class: "lines", "aria-labelledby": id },
    ...fields.map((field) => line(options, field)),
  );

type Group = "yours" | "ready" | "done" | "unseen";

/** A list under its heading with the number of fields. */
function section(options: Listed, group: Group, fields: readonly FieldView[]) {
  if (fields.length === 0) return undefined;
  const title = options.words.t(`panel.groups.${group}`, { count: fields.length });
  return element(
    "section",
    { class: `group ${group}` },
    element("h3", { id: group }, title),
    linesOf(options, fields, group),
  );
}

/** The same, folded. */
function folded(options: Listed, group: Group, fields: readonly FieldView[]) {
  if (fields.length === 0) return undefined;
  const { words, memory } = options;
  const title = words.t(`panel.groups.${group}`, { count: fields.length });
  const details = element(
    "details",
    { class: `group ${group}` },
    element("summary", { id: group, "data-name": `group ${group}` }, title),
    group === "unseen" && element("p", { class: "secondary small" }, words.t("panel.unseenWhy")),
    linesOf(options, fields, group),
  );
  return remembered(details, group, memory);
}

/** The fields: what is the user's, what can be filled, and folded what is done and what cannot be seen. */
export function fieldList(options: Options): readonly HTMLElement[] {
  const { words, fields } = options;
  if (fields.length === 0) return [element("p", {}, words.t("page.noFields"))];
  const { yours, ready, done, unseen } = groupFields(fields);
  const isMixed = new Set(fields.map(({ site }) => site)).size > 1;
  const listed = { ...options, names: nameFields(fields, words), isMixed };
  return [
    section(listed, "yours", yours),
    section(listed, "ready", ready),
    folded(listed, "done", done),
    folded(listed, "unseen", unseen),
  ].filter((part) => part !== undefined);
}
