import type { StoredDocument, View } from "@postulo/contract/extension-messages";
import type { DocumentKind } from "@postulo/contract/receipt";
import { busyButton, element } from "../dom/element.ts";
import { dayIn, type Words } from "../dom/words.ts";
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

/** What a file is listed by: a letter of Postulo by its job and day. */
function nameIn({ language }: Words, { fileName, letter }: StoredDocument): string {
  if (!letter) return fileName;
  const job = [letter.title, letter.company].filter((text) => text !== "").join(" · ");
  const day = dayIn(language, letter.createdAt);
  return job === "" ? `${fileName}, ${day}` : `${job}, ${day}`;
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The place of a file in the list: letters for this employer, other letters, files of the kind, then every other file. */
function rankIn(view: View, kind: DocumentKind, file: StoredDocument): number {
  const { company_name: company } = view.visit.draft;
  if (file.letter) return company !== "" && isSame(file.letter.company, company) ? 0 : 1;
  return file.kind === typeOf[kind] ? 2 : 3;
}

function select({ words, view, onChosen }: Options, kind: DocumentKind): HTMLElement {
  const { t } = words;
  const chosen = view.chosen[kind] ?? null;
  const option = (id: string, text: string) =>
    element("option", { value: id, selected: id === (chosen ?? "") }, text);
  const files = view.documents
    .filter(({ letter }) => kind === "coverLetter" || !letter)
    .toSorted((one, other) => rankIn(view, kind, one) - rankIn(view, kind, other));
  const hasWritten = kind === "coverLetter" && view.writtenLetter !== undefined;
  const id = `document-${kind}`;
  const box = element(
    "select",
    { id, "data-name": id },
    option("", t("panel.none")),
    hasWritten ? option(written, t("panel.written")) : undefined,
    ...files.map((file) => option(file.id, nameIn(words, file))),
  );
  box.addEventListener("change", () => onChosen(kind, box.value === "" ? null : box.value));
  const label = t(kind === "resume" ? "panel.resume" : "panel.letter");
  return element("div", { class: "field" }, element("label", { for: id }, label), box);
}

/** The names of what is chosen. */
function chosenNames({ words, view }: Options): string {
  const { resume, coverLetter } = view.chosen;
  const nameOf = (id: string | null | undefined) => {
    if (id === written) return words.t("panel.written");
    const file = view.documents.find((one) => one.id === id);
    return file && nameIn(words, file);
  };
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
