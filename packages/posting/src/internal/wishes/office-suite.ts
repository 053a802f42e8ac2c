import { findTerms } from "@postulo/evidence/find-terms";
import { suite, suiteParts } from "@postulo/evidence/implied-terms";
import { isOfLevel } from "./levels.ts";
import type { Proof } from "./proofs.ts";

/** In programs: who has two of a suite has the suite. */
const leastParts = 2;

/** The skills that prove a wish for an office suite together, each of them one of its programs. */
export function provenBySuite(text: string, proofs: readonly Proof[]): string[] {
  if (!findTerms(text).some(({ term }) => term.id === suite)) return [];
  const skills = proofs.filter(
    (proof) =>
      proof.isName && isOfLevel(text, proof) && suiteParts.some((part) => proof.terms.has(part)),
  );
  const parts = suiteParts.filter((part) => skills.some(({ terms }) => terms.has(part)));
  return parts.length >= leastParts ? skills.map(({ id }) => id) : [];
}
