import { foldWords } from "./internal/text/folded-text.ts";
import { displayNames } from "./internal/names/display-names.ts";

const aliases: ReadonlyMap<string, string> = new Map([
  ["usa", "US"],
  ["us", "US"],
  ["u s a", "US"],
  ["united states of america", "US"],
  ["uk", "GB"],
  ["u k", "GB"],
  ["great britain", "GB"],
  ["grande bretagne", "GB"],
  ["england", "GB"],
  ["angleterre", "GB"],
  ["scotland", "GB"],
  ["ecosse", "GB"],
  ["wales", "GB"],
  ["northern ireland", "GB"],
  ["the netherlands", "NL"],
  ["holland", "NL"],
  ["turkey", "TR"],
  ["czech republic", "CZ"],
  ["ivory coast", "CI"],
  ["uae", "AE"],
  ["ksa", "SA"],
  ["rdc", "CD"],
  ["rd congo", "CD"],
  ["dr congo", "CD"],
  ["zaire", "CD"],
  ["dahomey", "BJ"],
  ["haute volta", "BF"],
  ["guinee conakry", "GN"],
  ["centrafrique", "CF"],
  ["swaziland", "SZ"],
  ["ceylon", "LK"],
  ["eire", "IE"],
  ["deutschland", "DE"],
  ["espana", "ES"],
  ["italia", "IT"],
  ["schweiz", "CH"],
  ["nederland", "NL"],
  ["osterreich", "AT"],
  ["sverige", "SE"],
  ["norge", "NO"],
  ["danmark", "DK"],
  ["suomi", "FI"],
  ["polska", "PL"],
  ["brasil", "BR"],
]);

let codes: ReadonlyMap<string, string> | undefined;

/** Maps deprecated codes to current ones: FX to FR, UK to GB. */
const canonical = (code: string) => new Intl.Locale(`und-${code}`).region ?? code;

const codesByName = (): ReadonlyMap<string, string> =>
  new Map(displayNames("region").map(([name, code]) => [foldWords(name), canonical(code)]));

/** Returns the ISO 3166-1 alpha-2 code of a country's English or French name. */
export function countryCode(name: string): string | undefined {
  const folded = foldWords(name);
  return aliases.get(folded) ?? (codes ??= codesByName()).get(folded);
}
