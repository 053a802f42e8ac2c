import { significantWords, type TermHit } from "@postulo/evidence/find-terms";
import { once } from "@postulo/evidence/memoize";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordsOf } from "@postulo/evidence/words";
import { fold } from "@postulo/lexicon/fold";
import { alikeWords } from "@postulo/lexicon/thesaurus";
import { wishWords } from "../../asked-stems.ts";
import type { Proof } from "./proofs.ts";

/** What says how often a thing is done, or that it is done, not what. */
const sayingLittle = contentStems(
  `regular regularly routine frequent daily weekly monthly quarterly annual yearly day week month quarter year perform conduct undertake
   régulier régulière régulièrement quotidien quotidienne hebdomadaire mensuel mensuelle annuel annuelle jour semaine mois trimestre année assurer effectuer réaliser`,
);

/** Says no more than "perform". */
const carryOut = /(?<!\p{L})carry(?:ing)? out(?!\p{L})/giu;

/** The rows of the thesaurus with a word, folded. */
const rowsOf = once(() => {
  const rows = new Map<string, string[][]>();
  for (const words of alikeWords.map((row) => row.split(" ")))
    for (const word of words) rows.set(word, [...(rows.get(word) ?? []), words]);
  return rows;
});

/** The stems of a wish that a part has in its words, or in words of the same meaning: "guests" for "visitors". */
function sharedStems(wish: string, part: string): ReadonlySet<string> {
  const own = new Set(wordsOf(part).map(({ raw }) => fold(raw)));
  const hasAlike = (raw: string) =>
    (rowsOf().get(fold(raw)) ?? []).some((row) => row.some((word) => own.has(word)));
  const alike = wordsOf(wish).filter(({ raw }) => hasAlike(raw));
  return contentStems(wish)
    .intersection(contentStems(part))
    .union(contentStems(alike.map(({ raw }) => raw).join(" ")));
}

/** One common word: "budgets", "reception". */
const isGeneral = ({ term, text }: TermHit) =>
  term.kind === "skill" && significantWords(text).length < 2;

/**
 * Whether a part names more of a wish than one general thing in another connection: "trained budget holders" of "own budgets for
 * three sites", "prepared invoices" of "build the screens for invoices". More than half of its words are needed, without those that say
 * little, or a name of which it has all words.
 */
export function isOfWish(text: string, hits: readonly TermHit[], proof: Proof): boolean {
  const own = hits.filter(({ term }) => proof.terms.has(term.id));
  if (own.length === 0 || !own.every(isGeneral)) return true;
  const whole = contentStems(text.replace(carryOut, " "));
  if (proof.isName && contentStems(proof.text).isSubsetOf(whole)) return true;
  const named = contentStems(own.map((hit) => hit.text).join(" "));
  const others = [...whole].filter(
    (stem) => !wishWords.has(stem) && !named.has(stem) && !sayingLittle.has(stem),
  );
  const shared = sharedStems(text, proof.text);
  const found = others.filter((stem) => shared.has(stem)).length;
  return named.size + found > others.length - found;
}
