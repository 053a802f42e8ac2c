import { labelledPlace, notPlaces } from "@postulo/lexicon/posting-places";
import { findTerms } from "./lexicon.ts";
import { isPromptInjection } from "./prompt-injection.ts";
import { containsOccupation } from "./title-nouns.ts";

const city =
  "(\\p{Lu}[\\p{L}'’.-]{1,40}(?: (?:(?:sur|sous|en|de|la|le|les|lès|upon|on|the|du|d['’])[ -])?\\p{Lu}[\\p{L}'’.-]{1,40}){0,3})";

const patterns: readonly RegExp[] = [
  labelledPlace,
  new RegExp(`${city}\\s*\\(\\s*(?:\\d{2,3}|2[AB])\\s*\\)`, "u"),
  // On one line: a number above a name is a reference.
  new RegExp(`\\b\\d{5}[ \\t]+${city}`, "u"),
  new RegExp(
    `^(?:.*[·|•–—-]\\s*)?${city},\\s*(?:[A-Z]{2}\\b|UK|United Kingdom|England|Scotland|Wales|Ireland|France|Canada|Qu[ée]bec|USA|United States|Belgique|Suisse)`,
    "mu",
  ),
  new RegExp(
    `(?:\\bbased in|\\blocated in|\\boffices? in|\\bin our|\\bbasée? (?:à|sur)|\\bsituée? à|\\bimplantée? à|\\bposte à|\\bagence de|\\bsite de|\\bbureaux de)\\s+${city}`,
    "u",
  ),
];

const knownTowns = new RegExp(
  `(?<![\\p{L}-])(${[
    "Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|Reims|Toulon|Saint-Étienne|Le Havre|Grenoble|Dijon|Angers|Nîmes|Villeurbanne|Clermont-Ferrand|Le Mans|Aix-en-Provence|Brest|Tours|Amiens|Limoges|Annecy|Perpignan|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Roubaix|Tourcoing|Avignon|Poitiers|La Rochelle|Pau|Bayonne|Chambéry|Valence|Quimper|Lorient|Vannes|Colmar|Troyes|Nanterre|Créteil|Bruxelles|Liège|Genève|Lausanne|Montréal|Québec|Luxembourg",
    "London|Birmingham|Manchester|Leeds|Liverpool|Sheffield|Bristol|Glasgow|Edinburgh|Cardiff|Belfast|Newcastle|Nottingham|Leicester|York|Oxford|Cambridge|Brighton|Southampton|Portsmouth|Plymouth|Norwich|Exeter|Aberdeen|Dundee|Swansea|Dublin|Cork|Galway|Limerick",
    "New York|Boston|Chicago|Los Angeles|San Francisco|Seattle|Austin|Dallas|Houston|Denver|Atlanta|Miami|Philadelphia|Portland|Phoenix|San Diego|Minneapolis|Detroit|Toronto|Vancouver|Montreal|Calgary|Ottawa|Edmonton|Berlin|Munich|Hamburg|Frankfurt|Cologne|Amsterdam|Rotterdam|Brussels|Geneva|Zurich|Madrid|Barcelona|Lisbon|Rome|Milan|Vienna|Copenhagen|Stockholm|Sydney|Melbourne|Singapore",
  ].join("|")})(?![\\p{L}]|-\\p{L})`,
  "u",
);
const headCharacters = 400;

export function isWellKnownTown(text: string): boolean {
  return knownTowns.exec(text)?.[0] === text;
}

const lastResort = new RegExp(`(?:\\bà|\\bin)\\s+${city}(?=[.,;!)]|$|\\sen\\s|\\sdès\\s)`, "mu");

/** Removes the postcode and any text after a comma; undefined for what is no place. */
function cleanPlace(raw: string | undefined): string | undefined {
  const place = raw
    ?.replace(/(?:(?<!\s)\s+)?[(,;|·/–—].*|(?<!\s)\s+-\s.*/u, "")
    .replace(/\b\d{4,5}\b/g, "")
    .replace(/(?<![.\s])[.\s]+$/, "")
    .trim();
  const isPlace =
    place !== undefined &&
    place.length > 1 &&
    /^\p{Lu}/u.test(place) &&
    !notPlaces.test(place) &&
    !containsOccupation(place) &&
    !isPromptInjection(place) &&
    findTerms(place).length === 0;
  return isPlace ? place : undefined;
}

/** The town of the job, as the posting writes it. */
export function findPlace(text: string): string | undefined {
  for (const pattern of patterns) {
    const place = cleanPlace(pattern.exec(text)?.[1]);
    if (place) return place;
  }
  return (
    knownTowns.exec(text.slice(0, headCharacters))?.[1] ?? cleanPlace(lastResort.exec(text)?.[1])
  );
}
