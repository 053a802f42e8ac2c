import type { Visit } from "@postulo/contract/extension-messages";
import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";

type Line = NonNullable<Visit["receipt"]>[number];

/** Counts the fields by outcome. */
export function counts(receipt: readonly Line[]) {
  const count = (kind: Line["outcome"]["kind"]) =>
    receipt.filter((line) => line.outcome.kind === kind).length;
  return { filled: count("filled"), left: count("left"), failed: count("failed") };
}

function detail({ t }: Words, { outcome }: Line): string {
  switch (outcome.kind) {
    case "filled":
      return outcome.text;
    case "left":
      return t(`reasons.${outcome.reason}`);
    case "failed":
      return t(`failedBecause.${outcome.failure}`);
  }
}

function list(words: Words, title: string, lines: readonly Line[]): HTMLElement | undefined {
  if (lines.length === 0) return undefined;
  return element(
    "div",
    { class: "field" },
    element("h2", {}, `${title} (${lines.length})`),
    element(
      "ul",
      { class: "lines" },
      ...lines.map((line) =>
        element(
          "li",
          {},
          element("span", { class: "secondary" }, line.label || words.t("page.unnamed")),
          element("span", { class: "value" }, detail(words, line)),
        ),
      ),
    ),
  );
}

/** The list of fields by outcome, with reasons. */
export function receiptView(words: Words, receipt: readonly Line[]): HTMLElement {
  const { t } = words;
  const ofKind = (kind: Line["outcome"]["kind"]) =>
    receipt.filter((line) => line.outcome.kind === kind);
  if (receipt.length === 0) return element("p", {}, t("page.noFields"));
  return element(
    "div",
    { class: "field", id: "receipt" },
    element("p", { class: "notice success" }, t("page.summary", counts(receipt))),
    list(words, t("page.failed"), ofKind("failed")),
    list(words, t("page.filled"), ofKind("filled")),
    list(words, t("page.left"), ofKind("left")),
  );
}
