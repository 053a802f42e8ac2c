import type { Term, TermHit } from "@postulo/evidence/find-terms";

const choice = /(?<!\p{L})(?:or|ou)(?!\p{L})/iu;
/** "Tableau/Power BI or similar" */
const furtherChoice = /^,? ?\(?(?:or|ou) /iu;
const addition = /[;+&]|(?<!\p{L})(?:and|et|plus|with|avec)(?!\p{L})/iu;

type Chain = { readonly hits: TermHit[]; hasChoice: boolean; hasSlash: boolean };

const areCredentials = (hits: readonly TermHit[]) =>
  hits.every(({ term }) => term.kind === "credential");

/** Behind a bracket: "(React, Vue) or similar". */
const orSimilar =
  /^\) ?,? ?(?:or|ou) (?:an? |une? )?(?:similar|equivalent|comparable|other|[ée]quivalents?|similaires?|autres?)/iu;

/** "DEAES, DEAS" of "diploma (DEAES, DEAS)" is a choice, where the text has one; tools in brackets only before "or similar". */
function isBracketed(text: string, hits: readonly TermHit[]): boolean {
  const before = text.slice(0, hits[0]?.start).trimEnd();
  const after = text.slice(hits.at(-1)?.end).trimStart();
  if (!before.endsWith("(") || !after.startsWith(")")) return false;
  return areCredentials(hits) ? choice.test(text) || text.includes("/") : orSimilar.test(after);
}

function chainsIn(text: string, hits: readonly TermHit[]): Chain[] {
  const chains: Chain[] = [];
  for (const hit of hits) {
    const chain = chains.at(-1);
    const last = chain?.hits.at(-1);
    const gap = text.slice(last?.end ?? 0, hit.start);
    const isChoice = choice.test(gap);
    const isSlash = gap.includes("/");
    if (!chain || addition.test(gap) || !(isChoice || isSlash || gap.trim() === ",")) {
      chains.push({ hits: [hit], hasChoice: false, hasSlash: false });
      continue;
    }
    chain.hits.push(hit);
    chain.hasChoice ||= isChoice;
    chain.hasSlash ||= isSlash;
  }
  return chains;
}

/** A slash is a choice between diplomas or licences, and before an "or"; "HTML/CSS" are both. */
const isSlashChoice = (text: string, hits: readonly TermHit[]) =>
  areCredentials(hits) || furtherChoice.test(text.slice(hits.at(-1)?.end));

/** The terms of a wish in groups, of each of which one suffices: [[SQL], [Python, R]] of "SQL and Python or R". */
export function alternativesIn(text: string, hits: readonly TermHit[]): Term[][] {
  return chainsIn(text, hits).flatMap(({ hits: own, hasChoice, hasSlash }) => {
    const terms = own.map(({ term }) => term);
    const isGroup =
      hasChoice ||
      (hasSlash && isSlashChoice(text, own)) ||
      (own.length > 1 && isBracketed(text, own));
    return isGroup ? [terms] : terms.map((term) => [term]);
  });
}

/** The wish without some of its terms, whose codes it does not ask for then. */
export const withoutTerms = (
  text: string,
  hits: readonly TermHit[],
  isLeftOut: (term: Term) => boolean,
): string =>
  hits
    .filter(({ term }) => isLeftOut(term))
    .toReversed()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
