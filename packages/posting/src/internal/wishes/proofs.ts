import { wish } from "@postulo/lexicon/claims";
import { fold, foldInPlace } from "@postulo/lexicon/fold";
import { endOfSubject, subjectTaught } from "@postulo/lexicon/trainings";
import { schoolWords } from "@postulo/lexicon/organisations";
import { shownTermIds } from "@postulo/evidence/implied-terms";
import { affirming, beingSought, givenOn, notYetHeld } from "@postulo/lexicon/held-labels";
import { datesOf } from "@postulo/evidence/facts";
import { contentStems } from "@postulo/evidence/word-stems";
import { memoize } from "@postulo/evidence/memoize";
import { isOfOthers } from "@postulo/evidence/other-agents";
import { type HeldTexts, textsByState } from "@postulo/evidence/held-texts";
import { isDenial, isLost, isOpenEducation } from "@postulo/evidence/qualification-state";
import { ownSentences } from "@postulo/evidence/remarks";
import { countWords } from "@postulo/evidence/words";
import { isLicence } from "../../licence-names.ts";
import { withJoinedTimes } from "./work-times.ts";
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
  /** Whether it is a line of an education. */
  readonly isTaught: boolean;
  /** Whether it is an education that is not finished, or the title of somebody who learns the trade. */
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

/** What affirms a label: "yes", "valid", « obtenu »; or a word of the label itself: "Garda vetting: vetted in March 2026". */
const affirms = (label: string, content: string) =>
  affirming.test(fold(content)) || !contentStems(label).isDisjointFrom(contentStems(content));

/** A label that names a thing which its content says is held. */
function partOfLabel(id: string, label: string, { held, restricted }: HeldTexts): Part[] {
  const [first = ""] = held;
  const isHeld = restricted.length === 0 && affirms(label, first) && !notYetHeld.test(fold(first));
  return label !== "" && isHeld ? [{ id, text: label, isName: true }] : [];
}

const nameWord = /^(?:\p{Lu}|\d|(?:of|and|for|de|du|des|d|l|la|le|et)$)/u;

const schools: ReadonlySet<string> = new Set(schoolWords);
/** The abbreviation of a body and the number of its département: "CESU 44". */
const localBody = /^\p{Lu}{3,} \d{2,3}$/u;

/** Whether a text is the issuer of a certificate: "Leeds City College". Other capitalised words can be its subject: "Hairdressing". */
function isIssuer(part: string): boolean {
  const words = part.split(/[\s'’&-]+/u).filter((word) => word !== "");
  const isSchool = words.some((word) => schools.has(fold(word)));
  return localBody.test(part) || (isSchool && words.every((word) => nameWord.test(word)));
}

/** Whether a text is only the date on which a certificate was issued or renewed: « recyclage mai 2025 ». */
function isIssueDate(part: string): boolean {
  const dates = datesOf(part);
  const undated = dates
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, part);
  return dates.length > 0 && !/[\p{L}\d]/u.test(fold(undated).replaceAll(givenOn, " "));
}

/**
 * A certificate with its date but without its issuer: "AFGSU niveau 2, mai 2025" of "AFGSU niveau 2, CESU 35, mai 2025". An additional
 * proof; the whole part remains one.
 * @returns undefined if the part contains anything else
 */
function certificateIn(part: string): string | undefined {
  const [name = "", ...others] = part.split(", ");
  if (!isLicence(name) || countWords(name) > maxNameWords) return undefined;
  const dated = others.filter(isIssueDate);
  const isCertificate = others.every((other) => isIssueDate(other) || isIssuer(other));
  return isCertificate && others.length > 0 ? [name, ...dated].join(", ") : undefined;
}

/** A note by its label, if that is held, and by the parts that nothing restricts, each with the label. */
function partsOfNote({ id, text }: TextPart, today: Month): Part[] {
  const { label, content } = partedNote(text);
  if (textsByState(label, today).restricted.length > 0) return [];
  const state = textsByState(content, today);
  const isSought = (part: string) => label !== "" && beingSought.test(fold(part));
  const held = state.held.filter((part) => !isSought(part));
  const denied = state.restricted.join("; ");
  const labelled = (part: string, isName: boolean): Part => ({
    id,
    text: label === "" ? part : `${label}: ${part}`,
    isName,
    denied,
  });
  const parts = held.flatMap((part) => {
    const whole = labelled(part, countWords(part) <= maxNameWords || isLicence(label));
    const certificate = certificateIn(part);
    return certificate === undefined ? [whole] : [whole, labelled(certificate, true)];
  });
  return [...partOfLabel(id, label, state), ...parts];
}

/** "Excel (basic)", « notions d'Excel »: a level that the name itself states. */
export const basicName =
  /(?<!\p{L})(?:basics?|beginner|learning|notions?|bases|débutante?|scolaire)(?!\p{L})/iu;

/** "Easily (2 ans)": how a CV prints the years of a skill, which are no part of its name. */
const printedYears = /\s\(\d{1,2}\s(?:years?|ans?)\)$/u;

/** A skill, unless its own name says that it is not held: "PRAP (2019, expired)". */
function partsOfName({ id, text: printed, level }: NamePart, today: Month): Part[] {
  const text = printed.replace(printedYears, "");
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
      isOpen: isStudy
        ? isOpenEducation({ title, period, lines: texts }, today)
        : learner.test(fold(title)),
      text: kind === "contributions" ? `${title}, ${organization}` : title,
      isName: isStudy,
      isTitle: kind === "experience",
      isStudy,
    };
    const own = lines.filter(({ text }) => !isDenial(text));
    const context = `${title}, ${organization}`;
    const isTaught = isStudy;
    return [
      head,
      ...own.map(({ id: line, text }) => ({ id: line, text: ownPart(text), context, isTaught })),
    ];
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

/** « Élève aide-soignante », "Student nurse", "Trainee baker": no holder of the title yet. "Student adviser" names another one. */
export const learner = new RegExp(
  [
    "^(?:eleve[- ]|etudiante? (?:en )?|apprentie? |(?:trainee|apprentice) ",
    "|student (?=nurse|midwife|teacher|paramedic|physio|pharmacist|veterinar|doctor|dental|social worker))",
  ].join(""),
  "u",
);

const instruction =
  /^(?:trainee|apprentice|student \p{L}+) (?:supervision|training|mentoring|induction|coaching)(?!\p{L})/u;

/** A title, a degree or a name of somebody who learns the trade; a line is no title, and "Apprentice supervision" is a skill. */
function isLearner({ text, isTitle, isStudy, isName }: Part): boolean {
  const folded = fold(text);
  if (!learner.test(folded)) return false;
  return isTitle === true || isStudy === true || (isName === true && !instruction.test(folded));
}

const withTerms = (part: Part): Proof => ({
  isName: false,
  isTitle: false,
  isStudy: false,
  isTaught: false,
  context: "",
  denied: "",
  level: undefined,
  ...part,
  text: withJoinedTimes(part.text),
  isOpen: part.isOpen === true || isLearner(part),
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

/** A text without the subjects that others learn: "Mentored four students". */
const withoutSubjects = memoize((text) =>
  [...foldInPlace(text).matchAll(subjectTaught)]
    .toReversed()
    .reduce((rest, { index, 0: subject }) => {
      const [taught = ""] = subject.split(endOfSubject, 1);
      return rest.slice(0, index) + rest.slice(index + taught.length);
    }, text),
);

/** A line without the subjects that others learn, which the person did not do: « tutorat d'étudiants en soins infirmiers ». */
export function withoutTaught(proof: Proof): Proof {
  const { text, isName, isTitle, isStudy } = proof;
  const own = isName || isTitle || isStudy ? text : withoutSubjects(text);
  return own.length === text.length
    ? proof
    : { ...proof, text: own, terms: shownTermIds(withoutColon(own)) };
}
