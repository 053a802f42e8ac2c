import { confirmationText } from "@postulo/lexicon/form-texts";
import { plainWords } from "./classify/phrase.ts";
import { isFilled } from "./collect/filled.ts";
import { isReachable, isSeen } from "./collect/visibility.ts";
import { visibleText } from "./collect/visible-text.ts";
import { shadowRootsIn, type ShadowRootOf } from "./collect/walk.ts";
import { recognisePlatform } from "./recognise-platform.ts";

/** The evidence that an application was received. */
export type Confirmed = { readonly by: "address" | "element" | "words" };

const maxPageLength = 6000;

/** Parts of a page beside its content, with a search or a newsletter. */
const beside = "header,footer,nav,aside,[role=search],[role=banner],[role=contentinfo]";
const fillable = "[type=file],[type=email],[type=tel],textarea,form [type=text][required]";
const requiredFields = ["input", "select", "textarea"]
  .flatMap((tag) => [`${tag}[required]`, `${tag}[aria-required=true]`])
  .join();

/** A form that only creates an account, which confirmation pages offer too. One with an upload or a long text is an application. */
const forAccount = "form:has([type=password]):not(:has([type=file],textarea))";

/** Whether an element, or the host of a shadow root that it is in, is within one that matches. */
function isWithin(element: Element, selector: string): boolean {
  if (element.closest(selector)) return true;
  const scope = element.getRootNode();
  return scope instanceof ShadowRoot && isWithin(scope.host, selector);
}

const isOpen = (control: HTMLElement) =>
  !isWithin(control, `${beside},${forAccount}`) && isReachable([control]);

const isMissing = (control: HTMLElement) =>
  "validity" in control && control.hasAttribute("required")
    ? !control.matches(":valid")
    : !isFilled([control]);

const typedField =
  "input:not([type=hidden],[type=search],[type=submit],[type=button],[type=reset],[type=image],[type=radio],[type=checkbox]),textarea,select";

/** A form for job alerts, a search or a rating, with one field, stands on confirmation pages too. */
function isOfLongForm(control: HTMLElement): boolean {
  const form = control.closest("form");
  if (!form) return false;
  const fields = [...form.querySelectorAll<HTMLElement>(typedField)].filter(isOpen);
  return fields.length > 1 || fields.some((field) => field.matches("[type=file]"));
}

/** Whether the page still has a form to fill, so that it is no confirmation. */
function hasOpenForm(root: Document, shadowRootOf: ShadowRootOf): boolean {
  const scopes = [root, ...shadowRootsIn(root, shadowRootOf)];
  const open = (selector: string) =>
    scopes.flatMap((scope) => [...scope.querySelectorAll<HTMLElement>(selector)].filter(isOpen));
  if (open(fillable).length > 1) return true;
  return open(requiredFields).some((field) => isMissing(field) && isOfLongForm(field));
}

const hasConfirmationText = (root: Document) =>
  confirmationText.test(plainWords(visibleText(root, maxPageLength)));

function declaredProof(root: Document, address: URL): Confirmed | undefined {
  const declared = recognisePlatform(address, root)?.platform.confirmation;
  const shown = declared?.selector ? root.querySelector(declared.selector) : null;
  if (shown && isSeen(shown)) return { by: "element" };
  return declared?.address?.test(address.pathname + address.search) ? { by: "address" } : undefined;
}

/**
 * Whether the page confirms visibly that an application was received; a pressed button is no evidence. A URL alone is
 * evidence only if the platform declares it; otherwise the user must see a confirmation text, and no form that is left to
 * fill.
 */
export function readConfirmation(
  root: Document,
  address: URL,
  shadowRootOf: ShadowRootOf = (element) => element.shadowRoot,
): Confirmed | undefined {
  const proof = declaredProof(root, address);
  if (proof) return proof;
  if (!hasConfirmationText(root) || hasOpenForm(root, shadowRootOf)) return undefined;
  return { by: "words" };
}

const anyField =
  "input:not([type=hidden],[type=search],[type=submit],[type=button],[type=reset],[type=image]),textarea,select,[role=combobox],[contenteditable=true]";

const hasField = (scope: Document | ShadowRoot) =>
  [...scope.querySelectorAll<HTMLElement>(anyField)].some(isOpen);

/** Whether the user sees no field any more: a form was sent, or is between two steps. */
export const isFormGone = (
  root: Document,
  shadowRootOf: ShadowRootOf = (element) => element.shadowRoot,
): boolean => !hasField(root) && !shadowRootsIn(root, shadowRootOf).some(hasField);
