import { isMarked } from "../collect/choice-buttons.ts";
import { isInput } from "../collect/controls.ts";
import { frameOf, displayedChoice, selectOption, showsOneOf } from "../collect/shown-value.ts";
import { plainWords } from "../classify/phrase.ts";
import type { ChoiceTarget, ChooseOption } from "../plan/answers/choice-target.ts";
import {
  allOptions,
  isForSeveral,
  isSearching,
  openedOptions,
  type ListOption,
} from "./list-options.ts";
import { press, pressKey } from "./press.ts";
import { searchText } from "./search-text.ts";
import { enter, leaveElement, writeValue } from "./set-value.ts";
import { waitFor } from "./wait-for.ts";

const opening = { limitMs: 800, quietMs: 300 };
const searching = { limitMs: 5000, quietMs: 1200 };
const settling = { limitMs: 500, quietMs: 150 };

/** The result of choosing from a list. */
export type Picked = "picked" | "alreadyChosen" | "noMatchingChoice" | "didNotOpen" | "notKept";

type List = {
  readonly control: HTMLElement;
  readonly choose: ChooseOption;
  readonly before: ReadonlySet<HTMLElement>;
};

const optionsOf = ({ control, before }: List) => openedOptions(control, before);

const someOptions = (list: List) => {
  const found = optionsOf(list);
  return found.length > 0 ? found : undefined;
};

function chosenOf(
  { choose }: List,
  options: readonly ListOption[],
  wanted: ChoiceTarget,
): ListOption | undefined {
  const choice = choose(
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
  return waitFor(control.ownerDocument, () => chosenOf(list, optionsOf(list), wanted), {
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
  return (
    found ?? (options.length > 0 ? undefined : chosenOf(list, await openOtherwise(list), wanted))
  );
}

function shows(control: HTMLElement, text: string, target: ChoiceTarget): boolean {
  const shown = plainWords(displayedChoice(control));
  const wanted = plainWords(text);
  if (wanted === "" || shown === "") return false;
  if (shown.includes(wanted) || wanted.includes(shown)) return true;
  // "FR +33" after the choice of "France +33".
  return target.by === "callingCode" && shown.split(" ").includes(`+${target.callingCode}`);
}

/** Whether the list is unchanged: some take the first release as the end of the press that opened them. */
const isStillOpen = ({ control }: List, option: HTMLElement) =>
  option.isConnected && control.getAttribute("aria-expanded") === "true" && !isMarked(option);

/** Whether a person has chosen an option before, which only the opened list tells. */
const showsChoice = (control: HTMLElement, options: readonly ListOption[]) =>
  showsOneOf(
    control,
    options.map(({ data }) => data.text),
  );

/** Why nothing is chosen from an opened list, whatever its options are. */
function refusalOf(
  { control }: List,
  options: readonly ListOption[],
  isOneOfSeveral: boolean,
): Picked | undefined {
  if (isOneOfSeveral)
    return options.length > 0 && !isForSeveral(control, options) ? "noMatchingChoice" : undefined;
  const isChosen = displayedChoice(control) === "" && showsChoice(control, options);
  return isChosen ? "alreadyChosen" : undefined;
}

const maxLevels = 3;

/** Selects an option; a nested list may open under it. */
async function take(list: List, option: ListOption, wanted: ChoiceTarget): Promise<boolean> {
  let next: ListOption | undefined = option;
  for (let depth = 0; next && depth < maxLevels; depth++) {
    const { element, data }: ListOption = next;
    const isShown = () => (shows(list.control, data.text, wanted) ? true : undefined);
    selectOption(list.control, data.text, () => press(element));
    if (await waitFor(list.control.ownerDocument, isShown, settling)) return true;
    if (isStillOpen(list, element)) {
      press(element);
      if (await waitFor(list.control.ownerDocument, isShown, settling)) return true;
    }
    const further: readonly ListOption[] = optionsOf(list).filter(
      ({ element: one }) => one !== element,
    );
    next = chosenOf(list, further, wanted);
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
  { choose, isOneOfSeveral }: { readonly choose: ChooseOption; readonly isOneOfSeveral: boolean },
): Promise<Picked> {
  const list = { control, choose, before: new Set(allOptions(control)) };
  const options = await open(list);
  const refusal = refusalOf(list, options, isOneOfSeveral);
  if (refusal) {
    close(list);
    return refusal;
  }
  const option = chosenOf(list, options, wanted) ?? (await findOtherwise(list, wanted, options));
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

/** Removes the choices, by the buttons of the list or by key. @returns false when it does not let go of them. */
export async function clearList(control: HTMLElement): Promise<boolean> {
  for (let count = 0; count < maxClearPresses && displayedChoice(control) !== ""; count++) {
    const button = clearButton(control);
    if (!button) break;
    press(button);
    // Removing a choice re-renders the next one's button.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  enter(control);
  if (isSearchable(control) && control.value !== "") writeValue(control, "");
  if (displayedChoice(control) !== "") pressKey(control, "Backspace");
  pressKey(control, "Escape");
  leaveElement(control);
  return displayedChoice(control) === "";
}
