import { sharedStarts } from "@postulo/lexicon/posting-company";
import type { EvidenceKind } from "./company-evidence.ts";
import { initials } from "./company-name.ts";
import { legalForms } from "./company-patterns.ts";
import { institutionWords, isPart } from "./institution-name.ts";
import { isPlaceName } from "../place/place-names.ts";

/** A name that may be the employer's, with what says so. */
export type Candidate = {
  readonly company: string;
  readonly key: readonly string[];
  readonly evidence: Map<EvidenceKind, number>;
};

const shared = new Set([...sharedStarts, ...institutionWords]);

const startsWith = (long: readonly string[], short: readonly string[]) =>
  short.length > 0 && short.every((word, at) => long[at] === word);

/** "Verlane Ouest" and "Verlane Intérim" begin with a word of their own. */
function sharesStart(one: readonly string[], other: readonly string[]): boolean {
  const [start] = one;
  return start !== undefined && start === other[0] && !shared.has(start) && !isPlaceName(start);
}

/** "Les Ormes" and "Résidence Les Ormes": the same behind a word for its kind; a town is not. */
function isBehindKind(long: readonly string[], short: readonly string[]): boolean {
  const kinds = long.slice(0, long.length - short.length).filter((word) => !joints.has(word));
  const isTail = kinds.length > 0 && short.join(" ") === long.slice(-short.length).join(" ");
  const isTown = isPlaceName(short.join(" ")) || short.every((word) => isPlaceName(word));
  return isTail && !isTown && !isMunicipality(long) && kinds.every((word) => shared.has(word));
}

const joints = new Set(["de", "du", "des", "d", "la", "le", "les", "l", "of", "the"]);

const isInitials = (one: readonly string[], other: readonly string[]) =>
  one.length === 1 && other.length > 2 && one[0] === initials(other);

/** "Ville de Vaudry", "Mairie de Vaudry" */
const municipalities = new Set(["ville", "commune", "mairie"]);

const isMunicipality = ([kind, ...name]: readonly string[]) =>
  kind !== undefined && municipalities.has(kind) && name.length > 0;

/** "Ville de Vaudry" and "Mairie de Vaudry" */
const isOneTown = (one: readonly string[], other: readonly string[]) =>
  isMunicipality(one) &&
  isMunicipality(other) &&
  one.slice(1).join(" ") === other.slice(1).join(" ");

/** Whether two names are of one employer: one continues the other, both begin alike, or one is the other's initials. */
export const isSame = (one: readonly string[], other: readonly string[]) =>
  startsWith(one, other) ||
  startsWith(other, one) ||
  sharesStart(one, other) ||
  isBehindKind(one, other) ||
  isBehindKind(other, one) ||
  isOneTown(one, other) ||
  isInitials(one, other) ||
  isInitials(other, one);

/** Kinds of evidence of which the words before and behind a name are known: what they name is whole. */
const wholeKinds = [
  "label",
  "hiring",
  "self",
  "about",
  "description",
  "beside",
  "subject",
] as const;

const isLegalForm = new RegExp(`^(?:${legalForms})$`, "iu");

/** "Lark Careers" is the page of "Lark" where jobs are. */
const ofJobs = /^(?:careers?|jobs?|recruitment|recrutement|emplois?|carrieres?|talents?|rh|hr)$/;

/**
 * "Lark Foundry" says more than "Lark" of the same employer, unless it adds a place or only a legal form. What is stated to be the
 * employer, or to hire, is its whole name: "Lark Market" is a brand of it.
 */
export function inFull(best: Candidate, names: readonly Candidate[]): Candidate {
  if (best.evidence.has("label") || best.evidence.has("hiring")) return best;
  return names
    .filter(({ key, evidence }) => {
      const added = key.slice(best.key.length);
      const isWhole = wholeKinds.some((kind) => evidence.has(kind));
      const isMore =
        isBehindKind(key, best.key) ||
        (startsWith(key, best.key) && !added.every((word) => isLegalForm.test(word)));
      const isOther = added.some((word) => isPlaceName(word) || ofJobs.test(word));
      return isWhole && isMore && !isOther && !isPart(key);
    })
    .reduce((longest, one) => (one.key.length > longest.key.length ? one : longest), best);
}
