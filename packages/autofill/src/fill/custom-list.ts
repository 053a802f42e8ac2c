import { isMarked } from "../collect/choice-buttons.ts";
import { isInput } from "../collect/controls.ts";
import { frameOf, displayedChoice } from "../collect/shown-value.ts";
import { plainWords } from "../classify/phrase.ts";
import { resolveChoice, searchText, type ChoiceTarget } from "../plan/choice-target.ts";
import {
  allOptions,
  isForSeveral,
  isSearching,
  openedOptions,
  type ListOption,
} from "./list-options.ts";
import { press, pressKey } from "./press.ts";
import { enter, leaveElement, writeValue } from "./set-value.ts";
import { waitFor } from "./wait-for.ts";

const opening = { limitMs: 800, quietMs: 300 };
const searching = { limitMs: 5000, quietMs: 1200 };
const settling = { limitMs: 500, quietMs: 150 };

/** The result of choosing from a list. */
export type Picked = "picked" | "noMatchingChoice" | "didNotOpen" | "notKept";

type List = {
  readonly control: HTMLElement;
  readonly before: ReadonlySet<HTMLElement>;
};

const optionsOf = ({ control, before }: List) => openedOptions(control, before);

const someOptions = (list: List) => {
  const found = optionsOf(list);
  return found.length > 0 ? found : undefined;
};

function chosenOf(options: readonly ListOption[], wanted: ChoiceTarget): ListOption | undefined {
  const choice = resolveChoice(
    options.map(({ data }) => data),
    wanted,
  );
  return choice === undefined ? undefined : options[choice];
}

const isSearchable = (control: HTMLElement): control is HTMLInputElement =>
  isInput(control) && !control.readOnly;

async function open(list: List): Promise<readonly ListOption[]> {
  const { control } = list;
  const root = control.ownerDocument;
  const isOpen = control.getAttribute("aria-expanded") === "true" && optionsOf(list).length > 0;
  if (!isOpen) press(control);
  return (await waitFor(root, () => someOptions(list), opening)) ?? [];
}

/** The fallback when neither a press on the control nor typing opened the list. */
async function openOtherwise(list: List): Promise<readonly ListOption[]> {
  const { control } = list;
  // Some lists open by a press on an ancestor of the input, some only by key.
  const frame = frameOf(control).querySelector<HTMLElement>(
    "[class*='control'],[class*='selector'],[class*='indicator']",
  );
  if (frame && frame !== control) press(frame);
  enter(control);
  pressKey(control, "ArrowDown");
  return (await waitFor(control.ownerDocument, () => someOptions(list), opening)) ?? [];
}

/** Lists that search only on Enter. */
const searchesOnEnter = (control: HTMLElement) =>
  control.matches(
    "[data-uxi-widget-type=selectinput],[data-automation-id=searchBox],[enterkeyhint=search]",
  );

async function search(list: List, wanted: ChoiceTarget): Promise<ListOption | undefined> {
  const { control } = list;
  const text = searchText(wanted);
  if (!isSearchable(control) || text === "") return undefined;
  enter(control);
  writeValue(control, text);
  if (searchesOnEnter(control)) pressKey(control, "Enter");
  return waitFor(control.ownerDocument, () => chosenOf(optionsOf(list), wanted), {
    ...searching,
    isBusy: () => isSearching(control),
  });
}

/** Searches in the list, or opens it by the fallback when it has shown no options. */
async function findOtherwise(
  list: List,
  wanted: ChoiceTarget,
  options: readonly ListOption[],
): Promise<ListOption | undefined> {
  const found = await search(list, wanted);
  return found ?? (options.length > 0 ? undefined : chosenOf(await openOtherwise(list), wanted));
}

const shows = (control: HTMLElement, text: string) => {
  const shown = plainWords(displayedChoice(control));
  const wanted = plainWords(text);
  return wanted !== "" && shown !== "" && (shown.includes(wanted) || wanted.includes(shown));
};

/** Whether the list is unchanged: some take the first release as the end of the press that opened them. */
const isStillOpen = ({ control }: List, option: HTMLElement) =>
  option.isConnected && control.getAttribute("aria-expanded") === "true" && !isMarked(option);

const maxLevels = 3;

/** Selects an option; a nested list may open under it. */
async function take(list: List, option: ListOption, wanted: ChoiceTarget): Promise<boolean> {
  let next: ListOption | undefined = option;
  for (let depth = 0; next && depth < maxLevels; depth++) {
    const { element, data }: ListOption = next;
    const isShown = () => (shows(list.control, data.text) ? true : undefined);
    press(element);
    if (await waitFor(list.control.ownerDocument, isShown, settling)) return true;
    if (isStillOpen(list, element)) {
      press(element);
      if (await waitFor(list.control.ownerDocument, isShown, settling)) return true;
    }
    const further: readonly ListOption[] = optionsOf(list).filter(
      ({ element: one }) => one !== element,
    );
    next = chosenOf(further, wanted);
  }
  return false;
}

function close({ control }: List): void {
  if (isSearchable(control) && control.value !== "") writeValue(control, "");
  pressKey(control, "Escape");
  leaveElement(control);
}

/**
 * Opens a custom list, selects the only matching option, and verifies the displayed choice. A searchable list is searched
 * for the target. Without a matching option the list is closed unchanged.
 */
export async function pickFromList(
  control: HTMLElement,
  wanted: ChoiceTarget,
  isOneOfSeveral = false,
): Promise<Picked> {
  const list = { control, before: new Set(allOptions(control)) };
  const options = await open(list);
  if (isOneOfSeveral && options.length > 0 && !isForSeveral(control, options)) {
    close(list);
    return "noMatchingChoice";
  }
  const option = chosenOf(options, wanted) ?? (await findOtherwise(list, wanted, options));
  if (option && control.isConnected) {
    const isTaken = await take(list, option, wanted);
    if (!isTaken) pressKey(control, "Escape");
    leaveElement(control);
    return isTaken ? "picked" : "notKept";
  }
  const isOpened = options.length > 0 || optionsOf(list).length > 0;
  close(list);
  return isOpened ? "noMatchingChoice" : "didNotOpen";
}

const clearing =
  "[class*='clear-indicator'],[class*='clearIndicator'],.ant-select-clear,[aria-label='Clear'],[class*='multiValueRemove'],[class*='multi-value__remove'],[aria-label^='Remove'],.ant-select-selection-item-remove,.MuiChip-deleteIcon,[data-automation-id='DELETE_charm']";
const maxClearPresses = 20;

const clearButton = (control: HTMLElement) => frameOf(control).querySelector<HTMLElement>(clearing);

async function pressAll(control: HTMLElement): Promise<void> {
  for (let count = 0; count < maxClearPresses; count++) {
    const button = clearButton(control);
    if (!button || displayedChoice(control) === "") break;
    press(button);
    // Removing a choice re-renders the next one's button.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  pressKey(control, "Escape");
  leaveElement(control);
}

/** Removes the choices. @returns false when the list has no buttons for it. */
export function clearList(control: HTMLElement): boolean {
  if (clearButton(control)) {
    // The first choice is removed synchronously, the others after re-renders that are not awaited.
    void pressAll(control);
    return true;
  }
  if (isSearchable(control) && control.value !== "") {
    enter(control);
    writeValue(control, "");
    pressKey(control, "Escape");
    leaveElement(control);
  }
  return displayedChoice(control) === "";
}
