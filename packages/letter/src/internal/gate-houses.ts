import { fold } from "@postulo/lexicon/fold";
import { mastered } from "@postulo/lexicon/fact-gate";
import { isDenied } from "./gate-scope.ts";
import { remembered } from "./remembered.ts";
import { wordsOf } from "./words.ts";

const named = String.raw`\p{Lu}[\p{L}'’.-]{1,40}(?: (?:(?:de|du|des|la|le|of|and)\s)?\p{Lu}[\p{L}'’.-]{1,40}){0,3}`;
/** Houses that are called by their kind and a name: both words may be true, and the two together not. */
const kindFirst = new RegExp(
  `\\b(?:University|College|Institute|School|Academy|Hospital|Infirmary|Université|Lycée|Collège|Institut|École|Ecole|IUT|IFSI|IAE|Hôpital|Clinique|CHU|Polytechnique)\\s+(?:(?:of|de la|de l['’]|de|du|d['’]|des)\\s?)?(?:the\\s)?(${named})`,
  "gu",
);
const kindLast = new RegExp(
  `(${named})\\s+(?:University|College|Institute|Academy|Hospital|Infirmary)\\b`,
  "gu",
);

const joints = new Set("of the de la le l du des d and et at a au aux in en".split(" "));
/** One name of a kind for both languages. */
const kinds: Readonly<Record<string, string>> = {
  university: "universite",
  hospital: "hopital",
  institute: "institut",
  school: "ecole",
};
const keysIn = remembered((text): readonly string[] =>
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

/** The kind and the name behind it; of "Saint-Étienne" the first half alone says nothing. */
const firstKeys = (keys: readonly string[]) =>
  keys.slice(0, /^(?:saint|sainte|jean|notre|new|san|north|south|st)$/.test(keys[1] ?? "") ? 3 : 2);

const wholesOf = (sentence: string, pattern: RegExp) =>
  [...sentence.matchAll(pattern)].map(([whole]) => whole);

/** Names of schools and hospitals whose kind and name stand side by side in no line of profile or posting. */
export function unknownInstitutions(sentence: string, lines: readonly string[]): string[] {
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
const longestMastered = 160;
const ofReader =
  /\b(?:your|you|votre|vos|vous|chez|at|would|want|hope|like|join|apply|rejoindre|souhaite|poste)\b/;

/** Whether what stands at a place is said to be mastered: "je maîtrise …", "my experience with …". */
export function isMastered(sentence: string, at: number): boolean {
  const behind = mastered.exec(fold(sentence.slice(Math.max(0, at - longestMastered), at)))?.[1];
  return behind !== undefined && !ofReader.test(behind) && !isDenied(sentence, at);
}
