import type { View } from "@postulo/contract/extension-messages";
import type { DocumentKind } from "@postulo/contract/receipt";
import { busyButton, element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { remembered, type PanelMemory } from "./panel-memory.ts";

type Options = {
  readonly words: Words;
  readonly view: View;
  readonly memory: PanelMemory;
  readonly onChosen: (kind: DocumentKind, fileId: string | null) => void;
  readonly onWrite: () => Promise<void>;
};

const typeOf: Readonly<Record<DocumentKind, string>> = {
  resume: "resume",
  coverLetter: "cover_letter",
};
const written = "written";

function select({ words, view, onChosen }: Options, kind: DocumentKind): HTMLElement {
  const { t } = words;
  const chosen = view.chosen[kind] ?? null;
  const option = (id: string, text: string) =>
    element("option", { value: id, selected: id === (chosen ?? "") }, text);
  // Files of the kind first, but any file can be selected.
  const files = view.documents.toSorted(
    (one, other) => Number(other.kind === typeOf[kind]) - Number(one.kind === typeOf[kind]),
  );
  const hasWritten = kind === "coverLetter" && view.writtenLetter !== undefined;
  const id = `document-${kind}`;
  const box = element(
    "select",
    { id, "data-name": id },
    option("", t("panel.none")),
    hasWritten ? option(written, t("panel.written")) : undefined,
    ...files.map((file) => option(file.id, file.fileName)),
  );
  box.addEventListener("change", () => onChosen(kind, box.value === "" ? null : box.value));
  const label = t(kind === "resume" ? "panel.resume" : "panel.letter");
  return element("div", { class: "field" }, element("label", { for: id }, label), box);
}

/** The names of what is chosen. */
function chosenNames({ words, view }: Options): string {
  const { resume, coverLetter } = view.chosen;
  const nameOf = (id: string | null | undefined) =>
    id === written
      ? words.t("panel.written")
      : view.documents.find((file) => file.id === id)?.fileName;
  const names = [nameOf(resume), nameOf(coverLetter)].filter((name) => name !== undefined);
  return names.length === 0 ? words.t("panel.noDocuments") : names.join(", ");
}

/** Selects the résumé and letter to attach, and writes a letter for this job. */
export function documentsView(options: Options): HTMLElement {
  const { words, view, memory, onWrite } = options;
  const { t } = words;
  const { button, run } = busyButton(
    { idle: t("panel.writeLetter"), busy: t("panel.writing") },
    { type: "button", "data-name": "write" },
  );
  button.addEventListener("click", () => void run(onWrite));
  const summary = element(
    "summary",
    { "data-name": "documents" },
    element("span", {}, t("panel.documents")),
    element("span", { class: "secondary chosen" }, chosenNames(options)),
  );
  const details = element(
    "details",
    { class: "group documents" },
    summary,
    select(options, "resume"),
    select(options, "coverLetter"),
    ...(view.writtenLetter === undefined ? [button] : letterView(view.writtenLetter, words)),
  );
  return remembered(details, "documents", memory);
}

/** Shows the letter, with a link to edit it. */
function letterView(
  { text, address }: NonNullable<View["writtenLetter"]>,
  { t }: Words,
): HTMLElement[] {
  const letter = element(
    "details",
    {},
    element("summary", {}, t("panel.showLetter")),
    element("pre", {}, text),
  );
  if (address === undefined) return [letter];
  const link = { href: address, target: "_blank", rel: "noreferrer" };
  return [letter, element("a", link, t("panel.changeLetter"))];
}
