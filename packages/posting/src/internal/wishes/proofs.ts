import { wish } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { shownTermIds } from "@postulo/evidence/implied-terms";
import { memoize } from "@postulo/evidence/memoize";
import { isOfOthers } from "@postulo/evidence/other-agents";
import { textsByState } from "@postulo/evidence/held-texts";
import { isDenial, isLost, isOpenEducation } from "@postulo/evidence/qualification-state";
import { ownSentences } from "@postulo/evidence/remarks";
import { countWords } from "@postulo/evidence/words";
import { isLicence } from "../../licence-names.ts";
import type { Month, NamePart, ProfileParts, TextPart } from "../../profile-parts.ts";

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
  /** Whether it is an education that is not finished. */
  readonly isOpen: boolean;
  /** What its entry is called, which says what its lines are about. */
  readonly context: string;
  /** What the same note or name says is lost, denied or to come. */
  readonly denied: string;
  /** Of a skill: the stored level. */
  readonly level: string | undefined;
};

type Part = Pick<Proof, "id" | "text"> & Partial<Proof>;

/** Without a day nothing is to come. */
export const endOfTime: Month = { year: 9999, month: 12 };

/** The sentences of a line that say what is held: "First aid ran out in 2023." proves nothing. */
const heldPart = (line: string) =>
  ownSentences(line)
    .filter((sentence) => !isLost(sentence))
    .join(" ");

/** In words: a longer part of a note is no name. */
const maxNameWords = 6;
const maxLabelWords = 4;

/** "Tickets: forklift" by its label and its content; a text whose first colon stands late has no label. */
function partedNote(text: string): { readonly label: string; readonly content: string } {
  const [label = "", ...rest] = text.split(/:\s/);
  const isLabel = rest.length > 0 && countWords(label) <= maxLabelWords && !/[.!?;]/.test(label);
  return isLabel ? { label, content: rest.join(": ") } : { label: "", content: text };
}

/** A note by the parts that nothing restricts, each with the label. */
function partsOfNote({ id, text }: TextPart, today: Month): Part[] {
  const { label, content } = partedNote(text);
  if (textsByState(label, today).restricted.length > 0) return [];
  const { held, restricted } = textsByState(content, today);
  return held.map((part) => ({
    id,
    text: label === "" ? part : `${label}: ${part}`,
    isName: countWords(part) <= maxNameWords || isLicence(label),
    denied: restricted.join("; "),
  }));
}

/** "Excel (basic)", « notions d'Excel »: a level that the name itself states. */
const basicName =
  /(?<!\p{L})(?:basics?|beginner|learning|notions?|bases|débutante?|scolaire)(?!\p{L})/iu;

/** A skill, unless its own name says that it is not held: "PRAP (2019, expired)". */
function partsOfName({ id, text, level }: NamePart, today: Month): Part[] {
  if (basicName.test(text)) return [{ id, text, level: "beginner", isName: true }];
  const { held, restricted } = textsByState(text, today);
  return held.length === 0
    ? []
    : [{ id, text, level, isName: true, denied: restricted.join("; ") }];
}

/** What somebody else certified is the person's: "signed off by the nurse", « validé par le formateur ». */
const certified =
  /(?<!\p{L})(?:signed off|assessed|certified|accredited|(?:évalu|certifi|valid|délivr)ée?s?) (?:by|par)(?!\p{L})/iu;

/** A line without its parts on what somebody else did: "…, who still takes the post-mortem cases". */
const ownPart = (line: string) =>
  line
    .split(/(?<=[,;.()])\s+/)
    .filter(
      (part) =>
        (!isOfOthers(part) || certified.test(part)) && !/^(?:who|which|qui)(?!\p{L})/iu.test(part),
    )
    .join(" ");

/** What somebody is looking for was not done yet: "Seeking a post in intensive care." */
const withoutWishes = (summary: string) =>
  ownSentences(summary)
    .flatMap((sentence) => sentence.split(/(?<=[,;])\s+(?=(?:je|I)\s|j['’])/iu))
    .filter((clause) => !wish.test(fold(clause)))
    .join(" ");

function partsOf({ summary, entries, names, notes, today = endOfTime }: ProfileParts): Part[] {
  const told = entries.flatMap((entry): Part[] => {
    const { id, kind, title, organization, lines, period } = entry;
    const isStudy = kind === "education";
    const texts = lines.map(({ text }) => text);
    // An abandoned study proves nothing.
    if (isStudy && [title, ...texts].some(isLost)) return [];
    const head = {
      id,
      isOpen: isStudy && isOpenEducation({ title, period, lines: texts }, today),
      text: kind === "contributions" ? `${title}, ${organization}` : title,
      isName: isStudy,
      isTitle: kind === "experience",
      isStudy,
    };
    const own = lines.filter(({ text }) => !isDenial(text));
    const context = `${title}, ${organization}`;
    return [head, ...own.map(({ id: line, text }) => ({ id: line, text: ownPart(text), context }))];
  });
  return [
    { id: "profile", text: summary.map((text) => withoutWishes(heldPart(text))).join("\n") },
    ...told,
    ...names.flatMap((name) => partsOfName(name, today)),
    ...notes.flatMap((note) => partsOfNote(note, today)),
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
  isOpen: false,
  context: "",
  denied: "",
  level: undefined,
  ...part,
  terms: shownTermIds(withoutColon(part.text)),
});

export const proofsOf = (parts: ProfileParts): Proof[] => partsOf(parts).map(withTerms);

/** The parts of notes that name no thing by their label. */
export const proofsOfNotes = (notes: readonly TextPart[], today = endOfTime): Proof[] =>
  notes.flatMap((note) => partsOfNote(note, today)).map(withTerms);

/** A text with what it says is lost or to come: it is about the thing, whatever became of it. */
export const mentionIn = memoize((text) => withTerms({ id: "text", text, isName: true }));

const single = (text: string, isName: boolean) =>
  withTerms({ id: "text", text: ownPart(heldPart(text)), isName });

/** Letters compare each text with each wish. */
const nameProof = memoize((text) => single(text, true));
const lineProof = memoize((text) => single(text, false));

/** A single text, which a wish is compared with by itself. Cached. */
export const proofOfText = (text: string, isName: boolean): Proof =>
  isName ? nameProof(text) : lineProof(text);
