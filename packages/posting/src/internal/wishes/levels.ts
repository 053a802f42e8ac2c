import { isLicence } from "../../licence-names.ts";
import type { Proof } from "./proofs.ts";

const levels =
  /(?<!\p{L})(?:levels?|niveaux?) (\d)(?:(?: ?(?:,|\/|-|or|ou|and|et|to|à) ?)(\d))?(?![\d\p{L}])/giu;

/** The levels of a qualification that a text names: 2 and 3 of "Level 2 or 3". */
const levelsIn = (text: string) =>
  [...text.matchAll(levels)]
    .flatMap(([, first = "", second = ""]) => [first, second])
    .filter(Boolean);

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
