import { applicationPart, asksFor } from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import { city, streetKinds } from "./town-mentions.ts";

const frenchStreet =
  "\\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\\.|boulevard|bd|place|quai|chemin|route|allée|impasse|cours|square|esplanade|passage|parvis|chaussée|faubourg) [^,;\\n(–]{2,60}?";
/** "12 rue des Lilas, BP 40, 59118 Vaudry Cedex" */
const french = new RegExp(
  `(?<![\\p{L}\\d])(${frenchStreet})((?:,| -| –)? (?:BP|CS|TSA) ?\\d[\\d ]{0,8})?(?:,| -| –)? (\\d{5}) ${city}( [Cc](?:edex|EDEX)(?: \\d{1,2})?)?`,
  "gu",
);
const englishStreet = `\\d{1,4}[A-Za-z]?,? (?:\\p{Lu}[\\p{L}’'-]{1,20} ){1,4}${streetKinds}`;
/** "4 Mill Lane, Otley LS21 1AB" */
const english = new RegExp(
  `(?<![\\p{L}\\d])(${englishStreet}), ${city},? ([A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})(?![\\p{L}\\d])`,
  "gu",
);

/** "Vaudry. Merci": what a sentence after the town begins with. */
const nextSentence = /(?<=\p{Ll}{3})\. .*$/u;

const townOf = (text: string) => text.replace(nextSentence, "").replace(/(?<![\s.,])[\s.,]+$/, "");

function addressesIn(line: string): string[][] {
  const ofFrance = [...line.matchAll(french)].map(
    ([, street = "", box = "", code = "", town = "", cedex = ""]) => [
      street,
      box.replace(/^(?:,| -| –)? /, ""),
      `${code} ${townOf(town)}${cedex}`,
    ],
  );
  const others = [...line.matchAll(english)].map(([, street = "", town = "", code = ""]) => [
    street,
    `${townOf(town)} ${code}`,
  ]);
  return [...ofFrance, ...others].map((lines) => lines.filter((one) => one !== ""));
}

/** Whether a line says where applications go. */
const isAboutSending = (folded: string) =>
  applicationPart.test(folded) ||
  asksFor.test(folded) ||
  /\bpar courrier\b|\bby post\b/.test(folded);

/** The postal address to which a posting has applications sent, in lines; undefined without one, or with several. */
export function findAddress(text: string): readonly string[] | undefined {
  const found = text
    .split("\n")
    .filter((line) => isAboutSending(fold(line)))
    .flatMap(addressesIn);
  const [first] = found;
  return new Set(found.map((lines) => fold(lines.join(" ")))).size === 1 ? first : undefined;
}
