import { fold } from "@postulo/lexicon/fold";
import {
  requiredInBrackets,
  requiresPrevious,
  wishedInBrackets,
  wishesPrevious,
  wishLabel,
} from "@postulo/lexicon/posting-lines";

/** What a job board says is required, in words that a sentence can have. */
export type BoardWish = { readonly text: string; readonly section: "must" | "nice" };

/** In characters; a longer row is prose. */
const maxRow = 200;

type Weighed = { readonly value: string; readonly section: BoardWish["section"] };

type Labelled = { readonly label: string | undefined; readonly value: string };

/** "Expérience : 2 An(s)" */
function splitLabel(value: string): Labelled {
  const at = value.indexOf(":");
  const label = at < 0 ? "" : fold(value.slice(0, at).trim());
  return wishLabel.test(label)
    ? { label, value: value.slice(at + 1).trim() }
    : { label: undefined, value };
}

/** "… - Cet élément est souhaité", "… (Requis)": a value and how much it is required. */
function readWeight(row: string): Weighed | undefined {
  const dash = row.lastIndexOf(" - ");
  const behind = dash < 0 ? "" : fold(row.slice(dash + 3));
  const value = row.slice(0, dash).trim();
  if (requiresPrevious.test(behind)) return { value, section: "must" };
  if (wishesPrevious.test(behind)) return { value, section: "nice" };
  const bracket = row.lastIndexOf("(");
  const inside = bracket > 0 && row.endsWith(")") ? fold(row.slice(bracket + 1, -1)) : "";
  const before = row.slice(0, bracket).trim();
  // Only of a labelled value: "Permis B (exigé)" are the employer's own words.
  if (splitLabel(before).label === undefined) return undefined;
  if (requiredInBrackets.test(inside)) return { value: before, section: "must" };
  return wishedInBrackets.test(inside) ? { value: before, section: "nice" } : undefined;
}

const years =
  /^(?:(.{2,60}?)\s?:\s?)?(\d{1,2}) (an\(s\)|ans?|mois|years?|months?)(?: - (.{2,60}))?$/i;
const oneOrMore = (count: string, one: string, more: string) => (Number(count) > 1 ? more : one);

/** "2 An(s) - en cuisine", "commandes : 1 an" */
function experience(value: string): string | undefined {
  const [, of, count = "", unit = "", behind] = years.exec(value) ?? [];
  if (count === "") return undefined;
  const isEnglish = /^(?:year|month)/i.test(unit);
  const named = isEnglish
    ? `${count} ${unit.toLowerCase()} of experience`
    : `${count} ${unit === "mois" || unit === "Mois" ? "mois" : oneOrMore(count, "an", "ans")} d'expérience`;
  const field = of ?? behind;
  if (field === undefined) return named;
  return /^(?:en|dans|de|sur|as|in) /i.test(field) ? `${named} ${field}` : `${named} (${field})`;
}

/** "B - Véhicule léger" */
const category = /^(AM|A[12]?|B[1E]?|C1?E?|D1?E?) - \p{Lu}\p{Ll}/u;
const levels = /^(.{2,60}?),? (?:et|ou) équivalents?(?: - (.{2,60}))?$/;

/** "CAP, BEP et équivalents - Cuisine": "CAP ou BEP cuisine ou équivalent". */
function training(value: string): string {
  const [, named, field] = levels.exec(value) ?? [];
  if (named === undefined) return value.replace(" - ", " ");
  const behind = field === undefined ? "" : ` ${field.charAt(0).toLowerCase()}${field.slice(1)}`;
  return `${named.replaceAll(", ", " ou ")}${behind} ou équivalent`;
}

function inWords({ label, value }: Labelled): string {
  const licence = category.exec(value)?.[1];
  if (licence !== undefined) return `permis ${licence}`;
  const long = experience(value);
  if (long !== undefined) return long;
  return label === "formation" || levels.test(value) ? training(value) : value;
}

/** The wish of a row of a job board; undefined for other rows. "2 An(s)" and "B - Véhicule léger" need no weight beside them. */
export function readBoardWish(row: string): BoardWish | undefined {
  if (row.length > maxRow) return undefined;
  const weighed = readWeight(row);
  const labelled = splitLabel(weighed?.value ?? row);
  const isBare = /^\d{1,2} An\(s\)/.test(labelled.value) || category.test(labelled.value);
  const isOfBoard = isBare && labelled.label !== undefined;
  if (!weighed && !isOfBoard) return undefined;
  return { text: inWords(labelled), section: weighed?.section ?? "must" };
}
