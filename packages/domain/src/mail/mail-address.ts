import { fold } from "@postulo/lexicon/fold";
import { notTown, ofSite } from "@postulo/lexicon/mail-venues";

const particles = "(?:(?:de|du|des|la|le|les|au|aux|et|sur|en) |[dl]['’]){0,3}";
const frenchStreet =
  `\\d{1,4}(?: ?(?:bis|ter|quater)\\b)?,? (?:rue|avenue|av\\.|boulevard|bd|place|quai|chemin|route|allée|impasse|cours|square|esplanade|passage|parvis) ` +
  `${particles}[\\p{Lu}\\d][\\p{L}\\d’'.-]{0,20}(?: ${particles}\\p{Lu}[\\p{L}’'-]{1,20}){0,4}`;
const englishStreet =
  `\\d{1,4}[A-Za-z]?,? (?:\\p{Lu}[\\p{L}’'-]{1,20} ){1,4}` +
  `(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Square|Place|Court|Way|Row|Quay|Crescent|Terrace|Gardens|Close|Boulevard|Blvd|Hill|Walk|Wharf|Parade|Yard)(?!\\p{L})`;
const floor = `(?:\\d{1,2}(?:er|ère|e|è|ème|eme|st|nd|rd|th)|first|second|third|fourth|fifth|top|ground|premier|deuxième|troisième|quatrième|cinquième|dernier) (?:étage|etage|floor)(?!\\p{L})|rez-de-chaussée`;
const room = `(?:[Bb][âa]timent|[Bb]ât\\.|[Bb]uilding|[Bb]lock|[Bb]loc|[Tt]ower|[Ww]ing|[Aa]ile|[Ss]uite|[Rr]oom|[Ss]alle|[Bb]ureau|[Pp]orte|[Gg]ate|[Uu]nit) (?:n° ?)?(?:[A-Z](?![\\p{L}’'])|[A-Z]?-?\\d{1,4}(?:[.-]\\d{1,3})?[A-Za-z]?(?!\\p{L}| ?h\\b| ?[ap]m\\b))`;
/** "salle du Conseil", "salle Colbert", "Meeting Room 3" */
const namedRoom =
  "[Ss]alle (?:(?:(?:du|des|de la) |de l['’])[\\p{L}][\\p{L}’'-]{3,20}|\\p{Lu}\\p{Ll}[\\p{L}’'-]{2,20}|de réunion)|Meeting [Rr]oom [\\dA-Z]\\d{0,2}(?![\\p{L}\\d])";
const parts = new RegExp(
  `(?<![\\p{L}\\d])(?:${[frenchStreet, englishStreet, floor, namedRoom, room].join("|")})`,
  "gu",
);

/** Between two parts of one address: "3e étage du 12 rue des Lilas". */
const link = /^[,\s–-]{0,3}(?:(?:du|de la|of|at|on the|in|au|à) (?:the )?)?$/u;

const town =
  "\\p{Lu}[\\p{L}’'-]{1,30}(?: (?:\\p{Lu}[\\p{L}’'-]{1,30}|sur|sous|lès|en|de|la|le)){0,3}";
const postcode = "(?: [A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|,? [A-Z]{2} \\d{5}|,? \\d{5})?";
const townAfter = new RegExp(
  `^(?:,? (?:à |in )?|,?\\n)(?:\\d{5} )?(${town}${postcode})(?=\\s*(?:[.,;:()!?\\n]|$))`,
  "u",
);
const longestTail = 3;
/** In characters, with the words before it. */
const longestTown = 90;

/** The position after the town behind an address. */
function endOfTown(text: string, from: number): number {
  let end = from;
  for (let count = 0; count < longestTail; count += 1) {
    const [found, name = ""] = townAfter.exec(text.slice(end, end + 120)) ?? [];
    if (found === undefined || notTown.test(fold(name))) break;
    end += found.length;
  }
  return end;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The addresses in a text, each with its parts and its town. */
function addressesIn(text: string): string[] {
  const spans: Span[] = [];
  for (const { index: start, 0: found } of text.matchAll(parts)) {
    const end = endOfTown(text, start + found.length);
    const last = spans.at(-1);
    if (last && link.test(text.slice(last.end, start)))
      spans[spans.length - 1] = { start: last.start, end };
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => {
    const address = text
      .slice(start, end)
      .replaceAll(/\s+/g, " ")
      .replace(/(?<![\s.])[\s.]+$/, "");
    const townBefore = townOfSite(text.slice(0, start));
    return townBefore === undefined || address.includes(townBefore)
      ? address
      : `${address}, ${townBefore}`;
  });
}

const siteBefore = new RegExp(
  `(?:^|\\s)(\\p{L}{3,15}) (?:de |d['’]|à |in |at )(${town}),? (?:au |at )?$`,
  "u",
);

/** The town before an address without one: "notre site de Carvin, 20 avenue de la Gare". */
function townOfSite(before: string): string | undefined {
  const [, site = "", name] = siteBefore.exec(before.slice(-longestTown)) ?? [];
  return ofSite.test(fold(site)) ? name : undefined;
}

const labelled =
  /^(?:where|location|address|venue|place|lieu|adresse|où)\s?:\s*(\S[^\n]{3,150})$/imu;

/** The different addresses in a text, each with building, floor and room; the one of a line "Where: …" alone. */
export function readAddresses(text: string): string[] {
  const [, line = ""] = labelled.exec(text) ?? [];
  const isAddress = addressesIn(line).length === 1 && !/https?:/.test(line);
  return isAddress ? [line.replace(/(?<![\s.])[\s.]+$/, "")] : [...new Set(addressesIn(text))];
}
