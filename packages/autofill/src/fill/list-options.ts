import { frameOf } from "../collect/shown-value.ts";
import { isMultiple } from "../collect/is-multiple.ts";
import { ownText, collapseWhitespace } from "../collect/text.ts";
import type { FieldOption } from "../field.ts";

/** One option of an opened list. */
export type ListOption = { readonly element: HTMLElement; readonly data: FieldOption };

const optionSelector = [
  "[role=option]",
  "[role=menuitemradio]",
  ".select2-results__option",
  "[data-automation-id=promptOption]",
  ".pac-item",
  "[class*='dropdown-location']",
].join();
/** Virtualized lists contain a second, invisible list for screen readers. */
const drawnOption = ".ant-select-item-option";

const notAChoice =
  /^(?:no (?:options?|results?|matches?|items?)\b|loading|searching|aucune? |chargement|recherche en cours)/i;

const searching = /^(?:loading|searching|chargement|recherche en cours|wird geladen|suche)\b/i;

function isShown(element: Element): boolean {
  if (element.getAttribute("aria-disabled") === "true") return false;
  return typeof element.checkVisibility === "function"
    ? element.checkVisibility({ visibilityProperty: true })
    : getComputedStyle(element).display !== "none" &&
        element.closest("[hidden],[style*='display: none'],[style*='display:none']") === null;
}

function optionsUnder(scope: ParentNode): readonly HTMLElement[] {
  const drawn = [...scope.querySelectorAll<HTMLElement>(drawnOption)].filter(isShown);
  if (drawn.length > 0) return drawn;
  return [...scope.querySelectorAll<HTMLElement>(optionSelector)].filter(
    (element) => isShown(element) && !element.querySelector(optionSelector),
  );
}

/** The open shadow roots of custom elements in a scope, outermost first. */
function rootsUnder(scope: ParentNode): readonly ShadowRoot[] {
  const roots = [...scope.querySelectorAll("*")].flatMap(({ localName, shadowRoot }) =>
    localName.includes("-") && shadowRoot ? [shadowRoot] : [],
  );
  return roots.flatMap((root) => [root, ...rootsUnder(root)]);
}

/** The shadow roots that a control is in, innermost first, then its document. */
function rootsAround(control: Element): readonly ParentNode[] {
  const roots: ParentNode[] = [];
  let root = control.getRootNode();
  for (; root instanceof ShadowRoot; root = root.host.getRootNode()) roots.push(root);
  return [...roots, control.ownerDocument];
}

/** All elements of the page that may be options now. */
export function allOptions(control: HTMLElement): readonly HTMLElement[] {
  const scopes = rootsAround(control).flatMap((root) => [root, ...rootsUnder(root)]);
  return [...new Set(scopes.flatMap(optionsUnder))];
}

/** The text of an option, which a custom element may show by an attribute or in its own root. */
function textOf(option: HTMLElement): string {
  const named = ["aria-label", "label"].map((name) => option.getAttribute(name) ?? "");
  return (
    ownText(option) ||
    collapseWhitespace(named.find((name) => name !== "") ?? option.shadowRoot?.textContent ?? "")
  );
}

/** Lists that the control references by ARIA attributes. */
function namedLists(control: HTMLElement): readonly Element[] {
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  const ids = ["aria-controls", "aria-owns"].flatMap((name) =>
    (control.getAttribute(name) ?? "").split(/\s+/),
  );
  return [...new Set(ids)]
    .filter((id) => id !== "")
    .map((id) => root.getElementById(id))
    .filter((list) => list !== null);
}

/**
 * The options of the list that a control has opened: of the referenced list, otherwise those in its frame, otherwise those
 * that were not on the page before. Never those of another open list.
 */
export function openedOptions(
  control: HTMLElement,
  before: ReadonlySet<HTMLElement>,
): readonly ListOption[] {
  const popups = namedLists(control).map((list) => list.closest(".ant-select-dropdown") ?? list);
  const named = popups.flatMap((list) => optionsUnder(list));
  const framed = named.length > 0 ? named : optionsUnder(frameOf(control));
  const found = framed.length > 0 ? framed : allOptions(control).filter((one) => !before.has(one));
  return found.flatMap((element) => {
    const text = textOf(element);
    return text === "" || notAChoice.test(text)
      ? []
      : [{ element, data: { text, value: element.getAttribute("data-value") ?? "" } }];
  });
}

/** Whether the list that a control has opened says that it is still looking for options. */
export function isSearching(control: HTMLElement): boolean {
  const places = [frameOf(control), ...namedLists(control)];
  return places.some((place) =>
    [place, ...place.querySelectorAll("[aria-busy=true],[role=option],[role=status],li")].some(
      (element) =>
        isShown(element) &&
        (element.getAttribute("aria-busy") === "true" ||
          (element !== place && searching.test(ownText(element)))),
    ),
  );
}

/** Whether an opened list allows several choices. */
export const isForSeveral = (control: HTMLElement, options: readonly ListOption[]): boolean =>
  isMultiple(control, options[0]?.element.closest("[role=listbox],[aria-multiselectable]"));
