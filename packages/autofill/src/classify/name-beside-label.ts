import type { Candidate } from "./candidate.ts";
import { identifierPhrase, labelPhrase } from "./phrase-cache.ts";
import type { Role } from "./rule.ts";

type NameBesideLabel = {
  /** The name in the markup. */
  readonly text: string;
  /** The field's own label; empty without one. */
  readonly label: string;
  /** The candidates of a name. */
  readonly readName: (text: string) => readonly Candidate[];
};

const ofEntry = (role: Role) => /^(?:exp|edu|entry|current)_/.test(role);

/** What a text says after a first part of whole words; undefined when it does not begin with it. */
const restAfter = (text: string, first: string): string | undefined =>
  first !== "" && text.startsWith(`${first} `) ? text.slice(first.length + 1) : undefined;

/**
 * The candidates of a name in the markup, without those of a job or a school that contradict the label. A label of more words
 * than the name asks for another thing: "Titre de la récompense", `titre`. What a name adds to the label is whose it is, not what:
 * "Niveau", `niveauEcole`.
 */
export function withoutOwner(
  candidates: readonly Candidate[],
  { text, label, readName }: NameBesideLabel,
): readonly Candidate[] {
  if (label === "" || !candidates.some(({ role }) => ofEntry(role))) return candidates;
  const [name, own] = [identifierPhrase(text).core, labelPhrase(label).core];
  if (restAfter(own, name) !== undefined) return candidates.filter(({ role }) => !ofEntry(role));
  const rest = restAfter(name, own);
  if (rest === undefined) return candidates;
  const ofOwner = new Set(readName(rest).map(({ role }) => role));
  return candidates.filter(({ role }) => !ofEntry(role) || !ofOwner.has(role));
}
