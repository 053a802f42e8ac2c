import type { Trap } from "../field.ts";
import { controlsIn, isBox, isInput } from "./controls.ts";
import { hiddenBy, isReplacedByDrawing } from "./visibility.ts";

/** Neither reached by the keyboard nor offered a value: nobody is meant to type here. */
const isOffLimits = (element: HTMLElement) =>
  isInput(element) &&
  element.type === "text" &&
  !element.hasAttribute("role") &&
  /^(?:off|nope|false|new-password)$/.test(element.getAttribute("autocomplete") ?? "");

/** Kept for the page's own use beside the control a person sees. */
function isMirror(element: HTMLElement, isLabelled: boolean): boolean {
  if (element.getAttribute("tabindex") !== "-1" || isReplacedByDrawing(element)) return false;
  if (element.getAttribute("aria-hidden") === "true" || isOffLimits(element)) return true;
  return (
    element.getAttribute("role") !== "combobox" &&
    isInput(element) &&
    (element.readOnly || !isLabelled)
  );
}

/**
 * A lone input to type in that is not to be seen is bait. A whole hidden part of the form is a later step, a hidden text area the
 * other way to hand in a document, and a drawn list or box may have no size of its own.
 */
function isBait(element: HTMLElement, isShown: boolean): boolean {
  if (isShown || !isInput(element) || isReplacedByDrawing(element)) return false;
  const hider = hiddenBy(element);
  return (
    !hider || hider.querySelectorAll("input:not([type=hidden]),select,textarea").length < leastStep
  );
}

const leastStep = 3;

const named = (element: Element, ...attributes: string[]) =>
  attributes.map((attribute) => element.getAttribute(attribute) ?? "").join(" ");

const honeypotName =
  /honey.?pot|bee.?catcher|bot.?(field|trap|check)|\bhp[_-]|_hp\b|_hpcsaf|(^|[^a-z])(anti.?spam|spam.?(check|trap))/i;
const honeypotText =
  /leave\s+((this|it|the)\s*)?((field|box)\s*)?(blank|empty)|(should|must) (be|remain|stay) (left )?(blank|empty|unchanged)|validation purposes|fins de validation|doit rester (vide|inchang)|do not (fill|enter|complete)|robots? only|if you.?re (a )?human|laiss\S+ (ce champ|cette case)? ?vide|ne (pas )?rempli\S+ pas|ne pas remplir/i;
const captchaName = /captcha|cf-turnstile|arkose/i;
const searchName =
  /^(q|s|query|keywords?|rechercher?|search([-_ ]?(query|term|box|input|text|field))?)$/i;
const searchText = /^(search|find|rechercher?|chercher)\b/i;
const cookieContainer =
  /cookie|onetrust|didomi|axeptio|tarteaucitron|consent-?(banner|manager|modal|preferences)/i;

function isSearch(element: HTMLElement, isLabelled: boolean): boolean {
  if (!isInput(element)) return false;
  const role = element.getAttribute("role");
  if (role === "combobox") return false;
  if (element.type === "search" || role === "searchbox") return true;
  if (!["text", ""].includes(element.type)) return false;
  if (element.closest("[role=search]")) return true;
  const says = searchText.test(named(element, "placeholder", "aria-label").trim());
  return (
    searchName.test(element.name) ||
    searchName.test(element.id) ||
    (says && element.form === null && !isLabelled)
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

/** Names and words that a trap gives itself; `label` is what the page says about the field. */
function isHoneypot(element: HTMLElement, label: string): boolean {
  return (
    honeypotName.test(named(element, "name", "id", "class", "autocomplete")) ||
    honeypotText.test(label) ||
    isToldToLeave(element)
  );
}

const longestNote = 300;

/** What the words of an element say: nothing, too much for a note, or that a field stays as it is. */
type Note = "none" | "long" | "leave";

let notes = new WeakMap<Element, Note>();

/** To be called before a page is read again. */
export function forgetNotes(): void {
  notes = new WeakMap();
}

/** Fields stand in the same elements, up to the whole form: each is read once. */
function noteOf(element: Element): Note {
  const before = notes.get(element);
  if (before) return before;
  const text = element.textContent ?? "";
  const note = text.length > longestNote ? "long" : honeypotText.test(text) ? "leave" : "none";
  notes.set(element, note);
  return note;
}

/** A note beside the field, with no other field in reach, that it must stay as it is. */
function isToldToLeave(element: HTMLElement): boolean {
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

/** Why the element must be left alone whatever its label promises; undefined for a field that a person fills. */
export function trapOf(
  element: HTMLElement,
  { label, isShown, isLabelled }: Seen,
): Trap | undefined {
  if (isHoneypot(element, label)) return "honeypot";
  if (captchaName.test(named(element, "name", "id", "class"))) return "captcha";
  if (isMirror(element, isLabelled)) return "mirror";
  if (isBait(element, isShown)) return "hidden";
  if (isSearch(element, isLabelled && !searchText.test(label.trim()))) return "search";
  return isCookieChoice(element) ? "cookieChoice" : undefined;
}
