import { isInput } from "./controls.ts";

/** What a person presses or drops a file on. */
const pressable = "button,a,[role=button],label,input[readonly],[class*=upload],[class*=drop]";
const uploadWords =
  /attach|upload|choose|select|browse|\badd\b|drop|joindre|ajoute|t[eé]l[eé]charge|d[eé]pose|parcourir|choisi/i;
const germanUploadWords = /hochladen|ausw[äa]hlen|w[äa]hlen|hinzuf[üu]gen|anh[äa]ngen|durchsuchen/i;
const maxTextLength = 80;
const maxLevels = 6;

const shownText = (element: Element) =>
  isInput(element)
    ? element.value || element.placeholder
    : (element.textContent ?? "").replace(/\s+/g, " ").trim();

function isTrigger(element: Element): boolean {
  const text = shownText(element);
  if (text.length > maxTextLength) return false;
  return uploadWords.test(text) || germanUploadWords.test(text);
}

const uploads = "input[type=file]";

/**
 * The buttons and links that stand for a hidden file input: the nearest ones around it that name an upload, as long as no
 * other file input is as near.
 */
export function uploadTriggers(control: HTMLElement): readonly HTMLElement[] {
  if (!isInput(control) || control.type !== "file") return [];
  let at = control.parentElement;
  for (let level = 0; at && level < maxLevels && at.localName !== "body"; level++) {
    if (at.querySelectorAll(uploads).length > 1) return [];
    const found = [...at.querySelectorAll<HTMLElement>(pressable)].filter(isTrigger);
    if (found.length > 0) return found;
    at = at.parentElement;
  }
  return [];
}
