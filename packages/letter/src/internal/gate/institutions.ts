import { institutionKind, institutionKindLast } from "@postulo/lexicon/institutions";
import { fold } from "@postulo/lexicon/fold";
import { mastered } from "@postulo/lexicon/fact-gate";
import { isNegated } from "./scope.ts";
import { memoize } from "@postulo/evidence/memoize";
import { wordsOf } from "@postulo/evidence/words";

const named = String.raw`\p{Lu}[\p{L}'’.-]{1,40}(?: (?:(?:de|du|des|la|le|of|and)\s)?\p{Lu}[\p{L}'’.-]{1,40}){0,3}`;
/** Institutions named by their kind and a name: both words may be true, but not together. */
const kindFirst = new RegExp(
  `\\b(?:${institutionKind.source})\\s+(?:(?:of|de la|de l['’]|de|du|d['’]|des)\\s?)?(?:the\\s)?(${named})`,
  "gu",
);
const kindLast = new RegExp(`(${named})\\s+(?:${institutionKindLast.source})\\b`, "gu");

const joints = new Set("of the de la le l du des d and et at a au aux in en".split(" "));
/** One name of a kind for both languages. */
const kinds: Readonly<Record<string, string>> = {
  university: "universite",
  hospital: "hopital",
  institute: "institut",
  school: "ecole",
};
const keysIn = memoize((text): readonly string[] =>
  wordsOf(text.replaceAll("-", " "))
    .map(({ raw }) => fold(raw))
    .filter((word) => !joints.has(word))
    .map((word) => kinds[word] ?? word),
);
const keysOfLines = new WeakMap<readonly string[], string>();

/** The keys of each line between blanks, made once for the lines of a profile and posting. */
function knownKeys(lines: readonly string[]): string {
  const made =
    keysOfLines.get(lines) ?? lines.map((line) => ` ${keysIn(line).join(" ")} `).join("\n");
  keysOfLines.set(lines, made);
  return made;
}

/** The kind and the following name; of "Saint-Étienne" the first half alone is no name. */
const firstKeys = (keys: readonly string[]) =>
  keys.slice(0, /^(?:saint|sainte|jean|notre|new|san|north|south|st)$/.test(keys[1] ?? "") ? 3 : 2);

const wholesOf = (sentence: string, pattern: RegExp) =>
  [...sentence.matchAll(pattern)].map(([whole]) => whole);

/** @returns names of schools and hospitals whose kind and name are adjacent in no line of profile or posting. */
export function findUnknownInstitutions(sentence: string, lines: readonly string[]): string[] {
  const found = [
    ...wholesOf(sentence, kindFirst).map((whole) => ({ whole, pair: firstKeys(keysIn(whole)) })),
    ...wholesOf(sentence, kindLast).map((whole) => ({ whole, pair: keysIn(whole).slice(-2) })),
  ];
  if (found.length === 0) return [];
  const known = knownKeys(lines);
  return found
    .filter(({ pair }) => !known.includes(` ${pair.join(" ")} `))
    .map(({ whole }) => whole);
}

/** In characters; no match of `mastered` is longer. */
const maxMasteredLength = 160;
const ofReader =
  /\b(?:your|you|votre|vos|vous|chez|at|would|want|hope|like|join|apply|rejoindre|souhaite|poste)\b/;

/** Whether the sentence claims mastery of the term at a position: "je maîtrise …", "my experience with …". */
export function isClaimedSkill(sentence: string, at: number): boolean {
  const behind = mastered.exec(fold(sentence.slice(Math.max(0, at - maxMasteredLength), at)))?.[1];
  return behind !== undefined && !ofReader.test(behind) && !isNegated(sentence, at);
}
