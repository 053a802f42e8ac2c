import { addEntryName, addsJob, addsSchool, removeEntryName } from "@postulo/lexicon/form-texts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import { sectionOfTexts } from "../classify/section.ts";
import { isFilled } from "../collect/filled.ts";
import { wholeText } from "../collect/text.ts";
import type { Page } from "../field.ts";
import { press } from "./press.ts";

type Kind = "experience" | "education";

const kinds = ["experience", "education"] as const;
const maxContainers = 8;
const maxHeadingLength = 80;
const headings = "h1,h2,h3,h4,h5,h6,legend,[role=heading]";
const buttons = "button,[role=button],a[href='#'],a:not([href])";
const controls = "input:not([type=hidden]),select,textarea";

const words = (button: Element): string =>
  plainWords(button.getAttribute("aria-label") ?? wholeText(button));

const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

const textOf = (heading: Element) => (heading.textContent ?? "").trim().slice(0, maxHeadingLength);

/** A legend names what its own element contains, as the highest heading does. */
function levelOf(heading: Element): number {
  if (heading.localName === "legend") return 1;
  const level = heading.getAttribute("aria-level") ?? heading.localName.slice(1);
  return Number.parseInt(level, 10) || 2;
}

/** Whether a heading names a part of the form in which the button is: a legend names only what is in its own element. */
const isAbove = (heading: Element, button: Element) =>
  isBefore(heading, button) &&
  (heading.localName !== "legend" || heading.parentElement?.contains(button) === true);

/** The headings above the button in this element, nearest first: each one of a higher level than those below it. */
function headingsAbove(container: Element, button: Element): readonly string[] {
  const all = [...container.querySelectorAll(headings)];
  const above = all.filter((heading) => isAbove(heading, button)).toReversed();
  const [only] = all;
  // A button may be before the title in its row.
  if (above.length === 0) return only && all.length === 1 ? [textOf(only)] : [];
  let level = Infinity;
  return above.flatMap((heading) => {
    const own = levelOf(heading);
    if (own >= level) return [];
    level = own;
    return textOf(heading);
  });
}

/** The identifiers and headings around a button, nearest first. */
function surroundings(button: Element): readonly string[] {
  const texts: string[] = [];
  let at: Element | null = button;
  for (let depth = 0; at && at.localName !== "body" && depth < maxContainers; depth++) {
    for (const name of ["aria-label", "id", "data-automation-id", "class"])
      texts.push((at.getAttribute(name) ?? "").slice(0, maxHeadingLength));
    texts.push(...headingsAbove(at, button));
    at = at.parentElement;
  }
  return texts;
}

/** What a button adds, by its own words, else by its section. */
function kindOf(button: Element): Kind | undefined {
  const own = words(button);
  if (addsJob.test(own)) return "experience";
  if (addsSchool.test(own)) return "education";
  const section = sectionOfTexts([own, ...surroundings(button)]);
  return section === "experience" || section === "education" ? section : undefined;
}

function addButton(root: Document, kind: Kind): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(buttons)];
  return all.findLast((button) => addEntryName.test(words(button)) && kindOf(button) === kind);
}

const prefixOf = { experience: "exp_", education: "edu_" } as const;

function blocksOf(classified: readonly Classified[], kind: Kind): number {
  const entries = classified.filter(({ key }) => key.startsWith(prefixOf[kind]));
  return entries.length === 0 ? 0 : Math.max(...entries.map(({ entry }) => entry)) + 1;
}

/** What a click has added to the page. */
type AddedRow = {
  readonly fields: readonly HTMLElement[];
  readonly buttons: readonly HTMLElement[];
};

/** Removes a row of which all fields are empty by its own button. @returns whether an empty row stays. */
async function removeRow(row: AddedRow, settled: () => Promise<void>): Promise<boolean> {
  const isEmptyRow = () => {
    const present = row.fields.filter(({ isConnected }) => isConnected);
    return present.length > 0 && !isFilled(present);
  };
  if (!isEmptyRow()) return false;
  const removing = row.buttons.filter(
    (button) => button.isConnected && removeEntryName.test(words(button)),
  );
  const [button] = removing;
  if (button && removing.length === 1) {
    press(button);
    await settled();
  }
  return isEmptyRow();
}

type Reading = { readonly page: Page; readonly classified: readonly Classified[] };
type Options = { readonly read: () => Reading; readonly settled: () => Promise<void> };

/** The jobs and schools that were added to a form. */
export type EntryRows = {
  /** For one filling: adds a job or school when the profile has more than the form shows. @returns whether one was added. */
  readonly adderFor: (applicant: Applicant) => () => Promise<boolean>;
  /** Removes the added rows that are empty, where each has a button for it. @returns how many empty ones stay. */
  readonly removeEmpty: () => Promise<number>;
};

/** Presses, without submitting, the buttons by which a form adds its jobs and schools one by one. */
export function createEntryRows(root: Document, { read, settled }: Options): EntryRows {
  let added: AddedRow[] = [];

  /** @returns whether the click has added a row of this section. */
  const pressFor = async (kind: Kind, before: number): Promise<boolean> => {
    const button = addButton(root, kind);
    if (!button) return false;
    const known = new Set(root.querySelectorAll(`${controls},${buttons}`));
    press(button);
    await settled();
    const fresh = (selector: string) =>
      [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => !known.has(one));
    const fields = fresh(controls);
    if (fields.length > 0) added.push({ fields, buttons: fresh(buttons) });
    return blocksOf(read().classified, kind) > before;
  };

  return {
    adderFor: ({ jobs, schools = [] }) => {
      const wanted = { experience: jobs.length, education: schools.length };
      const isAddedByNone = new Set<Kind>();
      return async () => {
        for (const kind of kinds) {
          const before = blocksOf(read().classified, kind);
          if (isAddedByNone.has(kind) || before >= wanted[kind]) continue;
          if (await pressFor(kind, before)) return true;
          isAddedByNone.add(kind);
        }
        return false;
      };
    },
    removeEmpty: async () => {
      const staying: AddedRow[] = [];
      for (const row of added.toReversed()) if (await removeRow(row, settled)) staying.unshift(row);
      added = staying;
      return staying.length;
    },
  };
}
