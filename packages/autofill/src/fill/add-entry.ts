import { addEntryName } from "@postulo/lexicon/form-texts";
import type { Applicant } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import { sectionOfTexts } from "../classify/section.ts";
import { wholeText } from "../collect/text.ts";
import { press } from "./press.ts";

type Kind = "experience" | "education";

const maxContainers = 8;
const maxHeadingLength = 80;

const words = (button: Element): string =>
  plainWords(button.getAttribute("aria-label") ?? wholeText(button));

/** The identifiers and headings around a button, nearest first. */
function surroundings(button: Element): readonly string[] {
  const texts: string[] = [];
  let at: Element | null = button;
  for (let depth = 0; at && at.localName !== "body" && depth < maxContainers; depth++) {
    for (const name of ["aria-label", "id", "data-automation-id", "class"])
      texts.push((at.getAttribute(name) ?? "").slice(0, maxHeadingLength));
    const heading = at.querySelector("h1,h2,h3,h4,h5,h6,legend,[role=heading]");
    if (heading) texts.push((heading.textContent ?? "").trim().slice(0, maxHeadingLength));
    at = at.parentElement;
  }
  return texts;
}

function kindOf(button: Element): Kind | undefined {
  const section = sectionOfTexts([words(button), ...surroundings(button)]);
  return section === "experience" || section === "education" ? section : undefined;
}

function addButton(root: Document, kind: Kind): HTMLElement | undefined {
  const buttons = [
    ...root.querySelectorAll<HTMLElement>("button,[role=button],a[href='#'],a:not([href])"),
  ];
  return buttons.findLast((button) => addEntryName.test(words(button)) && kindOf(button) === kind);
}

const prefixOf = { experience: "exp_", education: "edu_" } as const;

function blocksOf(classified: readonly Classified[], kind: Kind): number {
  const entries = classified.filter(({ key }) => key.startsWith(prefixOf[kind]));
  return entries.length === 0 ? 0 : Math.max(...entries.map(({ entry }) => entry)) + 1;
}

type Adding = { readonly applicant: Applicant; readonly settled: () => Promise<void> };

/**
 * Presses the form's button to add a job or school when the profile has more than the form shows, without submitting.
 * @returns whether a button was pressed.
 */
export async function addEntry(
  root: Document,
  classified: readonly Classified[],
  { applicant, settled }: Adding,
): Promise<boolean> {
  const wanted = { experience: applicant.jobs.length, education: applicant.schools?.length ?? 0 };
  for (const kind of ["experience", "education"] as const) {
    const button = blocksOf(classified, kind) < wanted[kind] ? addButton(root, kind) : undefined;
    if (!button) continue;
    const before = root.querySelectorAll("input,select,textarea,button").length;
    press(button);
    await settled();
    if (root.querySelectorAll("input,select,textarea,button").length > before) return true;
  }
  return false;
}
