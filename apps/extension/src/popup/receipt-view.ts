import type { Visit } from "@postulo/contract/extension-visit";
import { element } from "../dom/element.ts";
import { nameFields } from "../dom/field-name.ts";
import { isDone, isUnresolved, type FieldState } from "../dom/field-state.ts";
import type { Words } from "../dom/words.ts";

type Line = NonNullable<Visit["receipt"]>[number];

const asField = ({ key, label, outcome }: Line): FieldState => ({ key, label, state: outcome });

/** What needs no action of the user and was not filled is in none. */
function groupLines(receipt: readonly Line[]) {
  const fields = receipt.map(asField);
  const unresolved = fields.filter(isUnresolved);
  return {
    fields,
    failed: unresolved.filter(({ state }) => state.kind === "failed"),
    left: unresolved.filter(({ state }) => state.kind === "left"),
    done: fields.filter(isDone),
  };
}

/** How many fields were filled, are the user's, and could not be filled. */
export function counts(receipt: readonly Line[]) {
  const { failed, left } = groupLines(receipt);
  const filled = receipt.filter(({ outcome }) => outcome.kind === "filled");
  return { filled: filled.length, left: left.length, failed: failed.length };
}

/** The counts as a sentence. */
export function summary({ t }: Words, receipt: readonly Line[]): string {
  const counted = counts(receipt);
  return t(counted.failed > 0 ? "page.summaryFailed" : "page.summary", counted);
}

function detail({ t }: Words, { state }: FieldState): string {
  if (state.kind === "left") return t(`reasons.${state.reason}`);
  return state.kind === "failed" ? t(`failedBecause.${state.failure}`) : state.text;
}

/** The list of fields by outcome, with reasons: what is the user's first, what is done folded while something is left. */
export function receiptView(words: Words, receipt: readonly Line[]): HTMLElement {
  const { t } = words;
  if (receipt.length === 0) return element("p", {}, t("page.noFields"));
  const { fields, failed, left, done } = groupLines(receipt);
  const names = nameFields(fields, words);
  const list = (lines: readonly FieldState[]) =>
    element(
      "ul",
      { class: "lines" },
      ...lines.map((field) =>
        element(
          "li",
          {},
          element("span", { class: "secondary", title: field.label }, names.get(field) ?? ""),
          element("span", { class: "value" }, detail(words, field)),
        ),
      ),
    );
  const section = (title: string, lines: readonly FieldState[]) =>
    lines.length > 0 &&
    element(
      "div",
      { class: "field" },
      element("h2", {}, `${title} (${lines.length})`),
      list(lines),
    );
  const isComplete = failed.length + left.length === 0;
  return element(
    "div",
    { class: "field", id: "receipt" },
    element(
      "p",
      { class: `notice ${failed.length > 0 ? "warning" : "success"}` },
      summary(words, receipt),
    ),
    section(t("page.failed"), failed),
    section(t("page.left"), left),
    done.length > 0 &&
      element(
        "details",
        { open: isComplete },
        element("summary", {}, t("panel.groups.done", { count: done.length })),
        list(done),
      ),
  );
}
