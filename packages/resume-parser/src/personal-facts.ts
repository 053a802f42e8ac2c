import {
  availability,
  birthDate,
  demonymAlone,
  drivingLicence,
  licenceRemark,
  mobility,
  nationality,
  otherPersonal,
  workRight,
} from "@postulo/lexicon/personal-facts";
import { licence } from "@postulo/lexicon/licences";
import { negation } from "@postulo/lexicon/claims";
import { fold } from "@postulo/lexicon/fold";
import { extracted } from "./internal/extracted.ts";
import { trimSeparators } from "./internal/text/folded-text.ts";
import type { Line } from "./line.ts";
import type { NoteKind, ParsedNote } from "./parsed-resume.ts";

type FactKind = Exclude<NoteKind, "award" | "publication" | "reference" | "interest" | "other">;

const openings: readonly (readonly [RegExp, FactKind])[] = [
  [birthDate, "birthDate"],
  [nationality, "nationality"],
  [drivingLicence, "drivingLicence"],
  [availability, "availability"],
  [mobility, "mobility"],
  [workRight, "workRight"],
];

/** The kinds that are stored without their label. */
const labelled: ReadonlySet<FactKind> = new Set(["birthDate", "nationality", "availability"]);
const maxWords = 12;

/** A fact about the person in a text. */
interface Fact {
  readonly kind: FactKind;
  readonly content: string;
}

const isNegative = (text: string) => /^(?:non?|none|aucune?|néant|nil|n\/a|-+|\.+)$/iu.test(text);

/** Nothing behind the label, or that there is none, is no fact; a phrase of several words is. */
function isStated(kind: FactKind, label: string, value: string): boolean {
  if (kind === "birthDate") return /\d/.test(value);
  if (kind === "nationality") return /^[^@\d]+$/.test(value);
  if (isNegative(value)) return false;
  return kind === "drivingLicence" || value !== "" || /\p{L}\s+\p{L}/u.test(label);
}

/** Returns the fact that a short text states; undefined for any other text. */
export function personalFact(written: string): Fact | undefined {
  const text = trimSeparators(written);
  if (text.split(/\s+/).length > maxWords) return undefined;
  for (const [opening, kind] of openings) {
    const label = opening.exec(text)?.[0];
    if (label === undefined) continue;
    const rest = text.slice(label.length);
    const value = trimSeparators(rest.replace(/^\s*[:：.–-]+/u, ""));
    if (!isStated(kind, label, value)) return undefined;
    const isLabel = labelled.has(kind) && (kind !== "availability" || /^\s*[:：]/u.test(rest));
    return { kind, content: isLabel ? value : text };
  }
  return undefined;
}

/** Whether a text states a fact about the person, or has the label of one that is not stored. */
export const isPersonal = (text: string): boolean =>
  personalFact(text) !== undefined || otherPersonal.test(text);

const separators = /\s[|•·–]\s|[|•·;]\s|\s{2,}|(?<=\S)\s+(?=\p{Lu}[\p{L} ]{2,24}\s?:\s)/u;

/** A full date alone among contact data, from 14 to 80 years before 2024. */
const loneBirthDate =
  /^(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19[4-9]\d|200\d|2010)(?!\d)/;

/** The parts of a line; what is said of a licence behind it stays with it: `Permis B – véhicule personnel`. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const piece of text.split(separators).map(trimSeparators).filter(Boolean)) {
    const last = pieces.at(-1);
    const isRemark = last !== undefined && licenceRemark.test(piece) && drivingLicence.test(last);
    if (isRemark) {
      const from = text.indexOf(last);
      const to = text.indexOf(piece, from + last.length) + piece.length;
      pieces[pieces.length - 1] = text.slice(from, to);
    } else pieces.push(piece);
  }
  return pieces;
}

/** `SSSC registered`, `CACES R489 1A`: begins with a licence that has an abbreviation or a number; a registered nurse is what somebody is. */
function isLicence(text: string): boolean {
  const [first] = text.matchAll(licence);
  return first?.index === 0 && /\p{Lu}{2}|\d/u.test(first[0]);
}

function factsOfText(text: string, isContact: boolean): Fact[] {
  const pieces = piecesOf(text);
  return pieces.flatMap((piece): Fact[] => {
    const fact = personalFact(piece);
    if (fact) return [fact];
    if (!isContact) return [];
    if (isLicence(piece)) return [{ kind: "certificate", content: piece }];
    if (demonymAlone.test(piece)) return [{ kind: "nationality", content: piece }];
    return loneBirthDate.test(piece) ? [{ kind: "birthDate", content: piece }] : [];
  });
}

/** A label alone on its line, with the value below it. */
function factOverLines(line: Line, next: Line | undefined): Fact | undefined {
  if (!next || next.gapAbove > 3 || next.text.split(" ").length > 6 || isPersonal(next.text))
    return undefined;
  const isLabel = openings.some(
    ([opening, kind]) =>
      kind !== "drivingLicence" &&
      trimSeparators(opening.exec(trimSeparators(line.text))?.[0] ?? "") ===
        trimSeparators(line.text),
  );
  return isLabel ? personalFact(`${trimSeparators(line.text)} : ${next.text}`) : undefined;
}

/** The end of a sentence that the line goes on with: `Full UK` above `driving licence`. */
function openSentence(line: Line, above: Line | undefined): string {
  if (above === undefined || line.bullet || line.gapAbove > 1.5) return "";
  const rest = above.text.split(/(?<=[.!?;])\s+/u).at(-1) ?? "";
  return /^\p{Ll}/u.test(line.text) && !/[.!?;:]$/u.test(rest) ? rest : "";
}

/**
 * The facts of a line that continues the one above, in the words of the whole sentence; none of a denial. Undefined for any other
 * line.
 */
function factsFromAbove(line: Line, above: Line | undefined): ParsedNote[] | undefined {
  const opening = openSentence(line, above);
  const fact = opening === "" ? undefined : personalFact(line.text);
  if (!fact || !above) return undefined;
  if (negation.test(fold(opening))) return [];
  const content = trimSeparators(`${opening} ${line.text}`);
  return [{ kind: fact.kind, content: extracted(content, 0.85, [above.number, line.number]) }];
}

/**
 * Reads nationality, date of birth, driving licence, availability, mobility and the right to work, each once.
 * @param isContact whether the lines are contact data, where a nationality or a date stands without a label.
 */
export function readPersonalFacts(lines: readonly Line[], isContact: boolean): ParsedNote[] {
  return lines.flatMap((line, at): ParsedNote[] => {
    const next = lines[at + 1];
    const below = factOverLines(line, next);
    if (below && next)
      return [
        { kind: below.kind, content: extracted(below.content, 0.85, [line.number, next.number]) },
      ];
    const begun = factsFromAbove(line, lines[at - 1]);
    if (begun) return begun;
    const whole = personalFact(line.text);
    const facts =
      whole && !separators.test(line.text) ? [whole] : factsOfText(line.text, isContact);
    return facts.map(({ kind, content }) => ({
      kind,
      content: extracted(content, 0.9, [line.number]),
    }));
  });
}
