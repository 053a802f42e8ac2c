import { honeypotText } from "@postulo/lexicon/form-texts";
import { guardedPattern } from "../classify/guarded-pattern.ts";
import { memoize } from "../classify/memoize.ts";
import type { ExclusionReason } from "../field.ts";
import { controlsIn, isBox, isInput } from "./controls.ts";
import { readOnce } from "./reading-cache.ts";
import { hiddenBy, isReplacedByCustomControl } from "./visibility.ts";

/** Not focusable by keyboard and without autocompletion: not meant for users. */
const isOffLimits = (element: HTMLElement) =>
  isInput(element) &&
  element.type === "text" &&
  !element.hasAttribute("role") &&
  /^(?:off|nope|false|new-password)$/.test(element.getAttribute("autocomplete") ?? "");

/** An internal copy of a visible control. */
function isMirror(element: HTMLElement, isLabelled: boolean): boolean {
  if (element.getAttribute("tabindex") !== "-1" || isReplacedByCustomControl(element)) return false;
  if (element.getAttribute("aria-hidden") === "true" || isOffLimits(element)) return true;
  // Of the parts of a date only one is in the tab order.
  return (
    !/^(?:combobox|spinbutton)$/.test(element.getAttribute("role") ?? "") &&
    isInput(element) &&
    (element.readOnly || !isLabelled)
  );
}

/**
 * Whether a single hidden text input is a honeypot. A hidden part of the form with several fields is a later step, a
 * hidden text area an alternative to an upload, and the input of a custom list or box may have no size.
 */
function isBait(element: HTMLElement, isShown: boolean): boolean {
  if (isShown || !isInput(element) || isReplacedByCustomControl(element)) return false;
  const hider = hiddenBy(element);
  return (
    !hider || hider.querySelectorAll("input:not([type=hidden]),select,textarea").length < minStep
  );
}

const minStep = 3;

const named = (element: Element, ...attributes: string[]) =>
  attributes.map((attribute) => element.getAttribute(attribute) ?? "").join(" ");

const honeypotName =
  /honey.?pot|bee.?catcher|bot.?(field|trap|check)|\bhp[_-]|_hp\b|_hpcsaf|(^|[^a-z])(anti.?spam|spam.?(check|trap))/i;
const captchaName = /captcha|cf-turnstile|arkose/i;
const searchName =
  /^(query|keywords?|rechercher?|search([-_ ]?(query|term|box|input|text|field))?)$/i;
/** Names of searches that a form may give to any other field. */
const shortSearchName = /^[qs]$/i;
const searchText = /^(search|find|rechercher?|chercher)\b/i;
const cookieContainer =
  /cookie|onetrust|didomi|axeptio|tarteaucitron|consent-?(banner|manager|modal|preferences)/i;

const listParts = "[role=dialog],[class*=dropdown],[class*=popup],[class*=menu]";

/** Whether it only searches in a list that is open elsewhere, such as that of calling codes. */
const isSearchOfList = (element: HTMLInputElement) =>
  /^(?:search|rechercher?|suchen?)\W*$/i.test(
    named(element, "aria-label", "placeholder").trim().split(" ")[0] ?? "",
  ) && element.closest(listParts) !== null;

function isSearch(element: HTMLElement, isLabelled: boolean): boolean {
  if (!isInput(element)) return false;
  const role = element.getAttribute("role");
  if (role === "combobox") return isSearchOfList(element);
  if (element.type === "search" || role === "searchbox") return true;
  if (!["text", ""].includes(element.type)) return false;
  if (element.closest("[role=search],.select2-search")) return true;
  const isNamed = (name: RegExp) => name.test(element.name) || name.test(element.id);
  if (isNamed(searchName) || (!isLabelled && isNamed(shortSearchName))) return true;
  return (
    !isLabelled &&
    element.form === null &&
    searchText.test(named(element, "placeholder", "aria-label").trim())
  );
}

function isCookieChoice(element: HTMLElement): boolean {
  if (!isBox(element)) return false;
  for (let at: Element | null = element; at && at.localName !== "body"; at = at.parentElement) {
    if (cookieContainer.test(named(at, "id", "class", "data-controller", "aria-label")))
      return true;
  }
  return false;
}

const emptyRequest = guardedPattern(honeypotText);
const asksToLeaveEmpty = memoize(
  (text) => emptyRequest.mayMatch(text.toLowerCase()) && honeypotText.test(text),
);

/** Whether names or label are those of a honeypot. */
function isHoneypot(element: HTMLElement, names: string, label: string): boolean {
  return (
    honeypotName.test(`${names} ${element.getAttribute("autocomplete") ?? ""}`) ||
    asksToLeaveEmpty(label) ||
    hasLeaveEmptyNote(element)
  );
}

const maxNoteLength = 300;

/** The kind of an element's text: none, too long for a note, or a request to leave a field empty. */
type Note = "none" | "long" | "leave";

const noteOf = readOnce((element: Element): Note => {
  const text = element.textContent ?? "";
  if (text.length > maxNoteLength) return "long";
  return asksToLeaveEmpty(text) ? "leave" : "none";
});

/** Whether a note beside this field only requests to leave it empty. */
function hasLeaveEmptyNote(element: HTMLElement): boolean {
  const { parentElement } = element;
  if (!isInput(element) || isBox(element)) return false;
  for (let at = parentElement, depth = 0; at && depth < 3; at = at.parentElement, depth++) {
    const note = noteOf(at);
    if (note === "long") return false;
    if (note === "leave") return controlsIn(at).length === 1;
  }
  return false;
}

type Seen = { readonly label: string; readonly isShown: boolean; readonly isLabelled: boolean };

/** Why the element is excluded regardless of its label; undefined for fields that a user fills. */
export function exclusionReason(
  element: HTMLElement,
  { label, isShown, isLabelled }: Seen,
): ExclusionReason | undefined {
  const names = named(element, "name", "id", "class");
  if (isHoneypot(element, names, label)) return "honeypot";
  if (captchaName.test(names)) return "captcha";
  if (isMirror(element, isLabelled)) return "mirror";
  if (isBait(element, isShown)) return "hidden";
  if (isSearch(element, isLabelled && !searchText.test(label.trim()))) return "search";
  return isCookieChoice(element) ? "cookieChoice" : undefined;
}
