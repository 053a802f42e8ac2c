import { danglingLabel, notHomePattern, street } from "@postulo/lexicon/contact-data";
import { postalCodePattern } from "@postulo/lexicon/places";
import { trimSeparators } from "./internal/text/folded-text.ts";
import { findRange } from "./internal/dates/date-range.ts";
import { extracted } from "./internal/extracted.ts";
import {
  findEmail,
  emailPattern,
  joinWrappedEmail,
  replaceEmails,
} from "./internal/text/email-address.ts";
import { withCells } from "./internal/layout/line-cells.ts";
import {
  isTown,
  labelledPlace,
  type Place,
  readPlace,
  splitListedTown,
} from "./internal/places/place.ts";
import { splitTrailingPlace } from "./internal/places/trailing-place.ts";
import type { Cell, Line, LineDocument } from "./line.ts";
import type { Extracted, ParsedProfile } from "./parsed-resume.ts";
import { findUrls } from "./websites.ts";
import { roleScore } from "./internal/text/word-scores.ts";

const phone =
  /(?<![\p{L}\d/.@_-])(?:\(?\+|00|\()?\s?\d[\d\s().\u2010-\u2015/-]{6,}\d(?![\d\p{L}@])/u;
const phoneLabel =
  /\b(?:t[eé]l(?:[eé]phone)?|phone|mobile|mob|cell(?:ulaire)?|portable|gsm|port|whatsapp|ph|fixe)\b\.?/iu;

function extractEmail(
  document: LineDocument,
  contact: readonly Line[],
): Extracted<string> | undefined {
  for (const flow of [contact, document.main, ...document.sides]) {
    for (const [at, line] of flow.entries()) {
      const next = flow[at + 1];
      const whole = joinWrappedEmail(line.text, next?.text);
      const written = findEmail(whole);
      const isWrapped = next !== undefined && whole !== line.text;
      if (written !== undefined)
        return extracted(written, 0.98, isWrapped ? [line.number, next.number] : [line.number]);
    }
  }
  const link = document.links.find(({ url }) => /^mailto:[^@\s]+@/i.test(url));
  const target = link?.url.replace(/^mailto:/i, "").replace(/\?.*/, "");
  return target === undefined
    ? undefined
    : extracted(decodeURI(target), 0.95, link?.line === undefined ? [] : [link.line]);
}

const digits = (text: string) => text.replaceAll(/\D/g, "");

function isPhone(text: string): boolean {
  const count = digits(text).length;
  if (count < 8 || count > 15) return false;
  const isYears = findRange(text)?.range.isRange === true && !/^\s*(?:\+|00)/.test(text);
  return !isYears && !/^\d{1,2}[/.]\d{1,2}[/.]\d{4}$/.test(text.trim());
}

const phones = new RegExp(phone, "gu");
/** In characters: blanks and the beginning of a town. */
const maxBehind = 20;

/** `Door 203 59650 Smallville`: the numbers of a door and of a post code. */
const isDoorAndCode = (number: string, behind: string) =>
  /^[1-9]\d{0,3} \d{5}$/.test(number) && /^,?\s+\p{Lu}\p{Ll}/u.test(behind);

/** The first run of digits that can be a phone number. */
function firstNumber(text: string): string | undefined {
  for (const { 0: found, index } of text.matchAll(phones)) {
    const behind = index + found.length;
    if (!isDoorAndCode(found.trim(), text.slice(behind, behind + maxBehind))) return found.trim();
  }
  return undefined;
}

/** Returns the phone number as written; the first of two separated by a slash or dash. */
export function findPhoneNumber(text: string): string | undefined {
  const match = firstNumber(text);
  if (match === undefined) return undefined;
  const [first = "", second = "", ...more] = match.split(/\s?[/–-]\s?/u);
  const areTwo = more.length === 0 && [first, second].every((one) => digits(one).length >= 8);
  if (areTwo && isPhone(first)) return first;
  if (isPhone(match)) return match;
  return match
    .split(/(?<!\s)\s+[/-]\s+|\s{3,}/)
    .find((one) => digits(one).length > 8 && isPhone(one));
}

function extractPhone(
  document: LineDocument,
  contact: readonly Line[],
): Extracted<string> | undefined {
  const ordered = [...contact].sort(
    (a, b) => Number(phoneLabel.test(b.text)) - Number(phoneLabel.test(a.text)),
  );
  for (const line of ordered) {
    for (const text of [...line.cells.map((cell) => cell.text), line.text]) {
      const number = findPhoneNumber(replaceEmails(text, " | "));
      if (number !== undefined) return extracted(number, 0.95, [line.number]);
    }
  }
  const link = document.links.find(({ url }) => /^tel:/i.test(url) && isPhone(url));
  return (
    link &&
    extracted(decodeURI(link.url.slice(4)).trim(), 0.9, link.line === undefined ? [] : [link.line])
  );
}

interface Home {
  readonly place?: Place | undefined;
  readonly street?: string | undefined;
  readonly line: number;
}

const stripContactData = (text: string) => {
  let rest = text.replace(emailPattern, " | ");
  for (const url of findUrls(rest)) rest = rest.replace(url, " | ");
  const number = findPhoneNumber(rest);
  return (number === undefined ? rest : rest.replace(number, " | ")).replaceAll(danglingLabel, " ");
};

/** Returns the first acceptable place: all texts as one, then each on its own. */
function findPlace(texts: readonly string[], isSure: (place: Place) => boolean): Place | undefined {
  const whole = readPlace(texts.join(", "));
  if (texts.length > 1 && whole && isSure(whole)) return whole;
  return texts.map((text) => readPlace(text)).find((place) => place !== undefined && isSure(place));
}

/** Reads the home address or place from a contact cell. */
function readHome(cell: Cell, line: Line): Home | undefined {
  if (notHomePattern.test(cell.text)) return undefined;
  const candidates = stripContactData(cell.text)
    .replaceAll(/\s\((?:domicile|home|travail|work)\)/giu, "")
    .split(/(?:(?<!\s)\s+)?[|•·∙⋅●▪■◆♦]\s*|\s{2,}|\s[–—/-]\s+/)
    // Unmapped icon characters before a place.
    .map((text) => text.replace(/^\s*\p{So}+\s*/u, ""))
    .map((text) => labelledPlace(text) ?? trimSeparators(text))
    .filter(Boolean);
  const apart = candidates.map(placeBeforeStreet).find((one) => one !== undefined);
  if (apart) return { ...apart, line: line.number };
  const road = candidates.findIndex((text) => street.test(text));
  if (road >= 0) {
    const home = homeWithStreet(candidates[road] ?? "", line.number);
    const place = home.place ?? findPlace(candidates.slice(road + 1), () => true);
    return { ...home, place };
  }
  const place = findPlace(
    candidates,
    (one) => one.known || cell.icon === "place" || /,\s[A-Z]{2}$/.test(one.text),
  );
  if (place) return { place, line: line.number };
  const code = candidates.find((text) => postalCodePattern.exec(text)?.[0] === text);
  if (code !== undefined) return { place: placeOfCode(code), line: line.number };
  const coded = candidates.map(townOfCountryCode).find((one) => one !== undefined);
  if (coded) return { place: coded, line: line.number };
  const far = candidates.map(addressEndingInPlace).find((one) => one !== undefined);
  return (far && { ...far, line: line.number }) ?? labelledHome(cell.text, candidates, line);
}

/** `Address: Plot 12 Hill Quarter – Smallville`: the last part of an address, also if the town is in no list. */
function labelledHome(text: string, parts: readonly string[], line: Line): Home | undefined {
  const last = parts.at(-1) ?? "";
  if (!addressLabel.test(text) || parts.length < 2 || !isTown(last)) return undefined;
  const place = { text: last, city: last, country: undefined, postalCode: undefined, known: false };
  return { place, line: line.number };
}

const addressLabel = /^\s*add?resse?\s*:/iu;

/** `Smallville, Upper Quarter, DE`: a town in no list, its region and the code of a country. */
function townOfCountryCode(text: string): Place | undefined {
  const [, city = "", region = ""] = /^([^,\d]{2,30}), ([^,\d]{2,40}), [A-Z]{2}$/u.exec(text) ?? [];
  const isPlace = isTown(city) && isTown(region.split(" ").slice(-2).join(" "));
  return isPlace && roleScore(text) === 0
    ? { text, city, country: undefined, postalCode: undefined, known: false }
    : undefined;
}

/** `Building 7, Al Sadd, Doha, Qatar`: only the end of the address is recognised. */
function addressEndingInPlace(text: string): Omit<Home, "line"> | undefined {
  const split = /\d/.test(text) && text.length < 90 ? splitTrailingPlace(text) : undefined;
  if (split?.place.known !== true || findRange(text)) return undefined;
  return { place: split.place, street: /\d/.test(split.rest) ? split.rest : undefined };
}

/** `1000 Smallville, rue du Quai 12`: the place before the street. */
function placeBeforeStreet(text: string): Omit<Home, "line"> | undefined {
  const [first = "", ...others] = text.split(/,\s*/);
  const road = others.join(", ");
  const place = street.test(road) ? readPlace(first) : undefined;
  return place?.postalCode === undefined || place.city === undefined
    ? undefined
    : { place, street: road };
}

/** `12 Quay Street Smallville SW1A 1AA`: a listed town between the street and its code, without commas. */
function townBeforeCode(text: string): Omit<Home, "line"> | undefined {
  const found = postalCodePattern.exec(text);
  const [code = ""] = found ?? [];
  const isLast = found !== null && found.index + code.length === text.length;
  const split = isLast ? splitListedTown(trimSeparators(text.slice(0, found.index))) : undefined;
  const place = split && readPlace(`${split.town} ${code}`);
  const road = trimSeparators(split?.rest ?? "");
  return place && street.test(road) ? { place, street: road } : undefined;
}

const placeOfCode = (code: string): Place => ({
  text: code,
  city: undefined,
  country: undefined,
  postalCode: code,
  known: false,
});

function homeWithStreet(text: string, line: number): Home {
  const apart = townBeforeCode(text);
  if (apart) return { ...apart, line };
  const split = splitTrailingPlace(text);
  const code = /^(.*?)(?<![,\s])[,\s]+((?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}.*)$/u.exec(text);
  const place = code?.[2] === undefined ? undefined : readPlace(code[2]);
  if (place && code?.[1]) return { street: trimSeparators(code[1]), place, line };
  return split ? { street: split.rest, place: split.place, line } : { street: text, line };
}

/** `4 rue de` / `Brest, Smallville`: a street over two lines is one. */
const isOpenStreet = ({ text }: Line) =>
  street.test(text) && /\s(?:d[eu]s?|la|le|les)$/iu.test(text);

const joinStreets = (contact: readonly Line[]): Line[] =>
  contact.flatMap((line, at) => {
    const [above, next] = [contact[at - 1], contact[at + 1]];
    if (above && isOpenStreet(above) && above.page === line.page) return [];
    const [cell] = line.cells;
    return next && cell && isOpenStreet(line) && next.page === line.page
      ? [withCells(line, [{ ...cell, text: `${line.text} ${next.text}` }])]
      : [line];
  });

function findHomes(contact: readonly Line[]): Home[] {
  return joinStreets(contact).flatMap((line) => {
    const whole: Cell = { text: line.text, left: line.left, right: line.right, runs: [] };
    // Wide spaces can split one address into several cells.
    const isTorn =
      line.cells.length > 1 &&
      street.test(line.text) &&
      !line.cells.some((cell) => street.test(cell.text));
    // `Nationality` in one cell, a country in the next.
    const [label, ...others] = line.cells;
    if (label && others.length === 1 && notHomePattern.test(label.text)) return [];
    const cells = isTorn ? [whole] : line.cells;
    return cells.flatMap((cell) => readHome(cell, line) ?? []);
  });
}

const valueAt = (text: string | undefined, home: Home | undefined, confidence: number) =>
  text === undefined || !home ? undefined : extracted(text, confidence, [home.line]);

/** Merges street, postal code, town and country, which can be on separate lines. */
function findHome(
  contact: readonly Line[],
): Pick<ParsedProfile, "city" | "country" | "postal_code" | "address"> {
  const homes = findHomes(contact);
  const road = homes.find((home) => home.street !== undefined);
  const byPlace = (has: (place: Place) => unknown) =>
    [road, ...homes].find((home) => home?.place && has(home.place) !== undefined);
  const town = byPlace((place) => place.city);
  const country = byPlace((place) => place.country);
  const postal = byPlace((place) => place.postalCode);
  return {
    address: valueAt(road?.street, road, 0.85),
    city: valueAt(town?.place?.city, town, town?.place?.known === true ? 0.92 : 0.7),
    postal_code: valueAt(postal?.place?.postalCode, postal, 0.9),
    country: valueAt(country?.place?.country, country, 0.95),
  };
}

/**
 * Reads e-mail, phone and address from the contact lines: those before the first title and those of contact sections.
 */
export function findContact(document: LineDocument, contact: readonly Line[]): ParsedProfile {
  return {
    email: extractEmail(document, contact),
    phone_number: extractPhone(document, contact),
    ...findHome(contact),
  };
}
