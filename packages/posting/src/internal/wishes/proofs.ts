import { wish } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { shownTermIds } from "@postulo/evidence/implied-terms";
import { memoize } from "@postulo/evidence/memoize";
import { isOfOthers } from "@postulo/evidence/other-agents";
import { isDenial, isLost } from "@postulo/evidence/qualification-state";
import { ownSentences } from "@postulo/evidence/remarks";
import type { ProfileParts, TextPart } from "../../profile-parts.ts";

/** A part of a profile that can prove something, with the terms that are recognised in it. */
export type Proof = {
  readonly id: string;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Whether it is the name of one thing: a skill, a note or a degree. One word of a sentence proves less. */
  readonly isName: boolean;
  /** Whether it is the title of a job, which says little of what was done in it. */
  readonly isTitle: boolean;
  /** Whether it is the title of an education, which is no experience; its lines can be. */
  readonly isStudy: boolean;
};

type Part = Pick<Proof, "id" | "text"> & Partial<Proof>;

/** The sentences of a note that say what is held: "First aid ran out in 2023." proves nothing. */
const heldPart = (note: string) =>
  ownSentences(note)
    .filter((sentence) => !isLost(sentence))
    .join(" ");

/** A line without its parts on what somebody else did: "…, who still takes the post-mortem cases". */
const ownPart = (line: string) =>
  line
    .split(/(?<=[,;.()])\s+/)
    .filter((part) => !isOfOthers(part) && !/^(?:who|which|qui)(?!\p{L})/iu.test(part))
    .join(" ");

/** What somebody is looking for was not done yet: "Seeking a post in intensive care." */
const withoutWishes = (summary: string) =>
  ownSentences(summary)
    .flatMap((sentence) => sentence.split(/(?<=[,;])\s+(?=(?:je|I)\s|j['’])/iu))
    .filter((clause) => !wish.test(fold(clause)))
    .join(" ");

function partsOf({ summary, entries, names, notes }: ProfileParts): Part[] {
  const told = entries.flatMap(({ id, kind, title, organization, lines }): Part[] => {
    const isStudy = kind === "education";
    // An abandoned study proves nothing.
    if (isStudy && [title, ...lines.map(({ text }) => text)].some(isLost)) return [];
    const head = {
      id,
      text: kind === "contributions" ? `${title}, ${organization}` : title,
      isName: isStudy,
      isTitle: kind === "experience",
      isStudy,
    };
    const own = lines.filter(({ text }) => !isDenial(text));
    return [head, ...own.map(({ id: line, text }) => ({ id: line, text: ownPart(text) }))];
  });
  return [
    { id: "profile", text: summary.map(withoutWishes).join("\n") },
    ...told,
    ...names.map(({ id, text }) => ({ id, text, isName: true })),
    ...notes.map(({ id, text }) => ({ id, text: heldPart(text), isName: true })),
  ];
}

/** "Permis : B" names the same as "Permis B". */
const withoutColon = (text: string) =>
  text
    .split(":")
    .map((part) => part.trim())
    .join(" ");

const withTerms = (part: Part): Proof => ({
  isName: false,
  isTitle: false,
  isStudy: false,
  ...part,
  terms: shownTermIds(withoutColon(part.text)),
});

export const proofsOf = (parts: ProfileParts): Proof[] => partsOf(parts).map(withTerms);

/** Notes can be long: one word of them proves nothing. */
export const proofsOfNotes = (notes: readonly TextPart[]): Proof[] =>
  notes.map(({ id, text }) => withTerms({ id, text: heldPart(text) }));

const single = (text: string, isName: boolean) =>
  withTerms({ id: "text", text: ownPart(heldPart(text)), isName });

/** Letters compare each text with each wish. */
const nameProof = memoize((text) => single(text, true));
const lineProof = memoize((text) => single(text, false));

/** A single text, which a wish is compared with by itself. Cached. */
export const proofOfText = (text: string, isName: boolean): Proof =>
  isName ? nameProof(text) : lineProof(text);
