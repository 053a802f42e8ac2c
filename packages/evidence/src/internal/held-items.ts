import { credentialLead, firstPerson, heldList, otherVerb } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { wordsOf } from "../words.ts";
import type { Clause } from "./clauses.ts";
import type { Reason } from "./trial.ts";

/** Maximum number of parts of a clause that are checked separately, because each is compared with each entry. */
export const maxParts = 16;

/** "a licence and my first aid", « du permis B et du PSC1 »: each item has its article. */
const itemEnd = new RegExp(
  [
    "(?:,| (?:and|et|ainsi que|as well as|then|puis))\\s(?:(?:and|et|ainsi que|then|puis) )?",
    "(?=(?:an?|the|my|une?|l[ae]s?|mon|ma|mes|du|des?)\\s|[dl]['’]|\\p{Lu})",
  ].join(""),
  "u",
);

/** The verb of a list of possessions without the article: "I hold" of "I hold a diploma and a licence". */
export function leadOf({ folded, text }: Clause): string | undefined {
  const lead = credentialLead.exec(folded);
  if (lead) return text.slice(0, lead[0].length);
  const list = heldList.exec(folded);
  if (!list) return undefined;
  const held = list[0].split(" ").slice(0, -1).join(" ");
  return text.slice(list.index, list.index + held.length).trim();
}

/** "licences B and BE": a name by itself is of the item before it. */
function joinNames(items: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && wordsOf(item).length === 1) joined.splice(-1, 1, `${last}, ${item}`);
    else joined.push(item);
  }
  return joined;
}

/** Whether each item of a list of possessions is supported by an entry: "I hold a diploma, a licence and my first aid". */
export function isOfHeldItems(clause: Clause, check: (part: Clause) => readonly Reason[]): boolean {
  const lead = leadOf(clause);
  if (lead === undefined) return false;
  const items = joinNames(clause.text.split(itemEnd));
  const claims = items.map((item, at) => (at === 0 ? item : `${lead} ${item}`));
  return (
    items.length > 1 &&
    items.length <= maxParts &&
    items.every((item) => wordsOf(item).length > 1) &&
    items.slice(1).every((item) => !firstPerson.test(fold(item)) && !otherVerb.test(fold(item))) &&
    claims.every((text) => check({ ...clause, text, folded: fold(text) }).length === 0)
  );
}
