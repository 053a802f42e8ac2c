import { memoize } from "@postulo/evidence/memoize";
import { isLicence } from "../../licence-names.ts";
import { isOfScale } from "./language-levels.ts";
import type { Proof } from "./proofs.ts";

const levels =
  /(?<!\p{L})(?:levels?|niveaux?|[ns]vq) (\d)(?:(?: ?(?:,|\/|-|or|ou|and|et|to|à) ?)(\d))?(?![\d\p{L}])/giu;

/** The levels of a qualification that a text names: 2 and 3 of "Level 2 or 3". */
const levelsIn = memoize((text): readonly string[] =>
  [...text.matchAll(levels)]
    .flatMap(([, first = "", second = ""]) => [first, second])
    .filter(Boolean),
);

/** What a wish says of how well something is known, and the stored levels that are not enough for it. */
const abilities = [
  "confident|confidence|fluent|fluency|proficien\\p{L}{1,6}|strong|excellent|solid|thorough|competent|skilled|good|command of|high standard|native|bilingual|professional",
  "maîtris\\p{L}{1,5}|courante?|parfaite?|bon(?:ne)?s?|solides?|aise|bilingue|professionnel|[BC][12]",
];
const asksAbility = new RegExp(`(?<!\\p{L})(?:${abilities.join("|")})(?!\\p{L})`, "iu");
const asksAdvanced = /(?<!\p{L})(?:advanced|expert|avancée?s?|confirmée?s?)(?!\p{L})/iu;

const isBelow = (wish: string, level: string | undefined) =>
  (level === "beginner" && (asksAbility.test(wish) || asksAdvanced.test(wish))) ||
  (level === "intermediate" && asksAdvanced.test(wish));

/** Whether a proof is not of a lower level than the wish asks for. */
export function isOfLevel(wish: string, proof: Proof): boolean {
  const { text, level } = proof;
  if (isBelow(wish, level) || !isOfScale(wish, proof)) return false;
  const [asked, own] = [levelsIn(wish), levelsIn(text)];
  if (asked.length === 0 || own.length === 0) return true;
  return Math.max(...own.map(Number)) >= Math.min(...asked.map(Number));
}

/** Certificates by name, other names, and lines that only mention the thing. */
const rankOf = ({ text, isName, isStudy }: Proof) => {
  if (isName && (isStudy || isLicence(text) || levelsIn(text).length > 0)) return 0;
  return isName ? 1 : 2;
};

/**
 * The proofs of a wish for a qualification, the certificate before what only mentions it. Where the wish names levels and a proof
 * has one of them, the proofs without it are left out.
 */
export function bestProofs(wish: string, proofs: readonly Proof[]): readonly Proof[] {
  const asked = levelsIn(wish);
  const atLevel = proofs.filter(({ text }) => levelsIn(text).some((one) => asked.includes(one)));
  if (atLevel.length > 0) return atLevel;
  if (asked.length === 0 && !isLicence(wish)) return proofs;
  return proofs.toSorted((one, other) => rankOf(one) - rankOf(other));
}
