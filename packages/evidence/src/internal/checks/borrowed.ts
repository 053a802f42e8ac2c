import { fold } from "@postulo/lexicon/fold";
import type { Entry } from "../../entry.ts";
import { wordsOf } from "../../words.ts";
import type { Word } from "../../words.ts";
import { namesSkill } from "../skill-name.ts";
import { isAnchored, isIn } from "../sources.ts";
import type { FoundWord, Source, SourceLine } from "../sources.ts";
import type { Trial } from "../trial.ts";
import { contentWords, isNeutral, keysOf, stemsOf } from "../word-keys.ts";
import { partEnd } from "./parts.ts";

/** A word that the employer named by the clause lacks, and another one has: "At A I cared for …", which a skill names and B states. */
export const borrowedWords = ({ words, evidence, source, isNamed, isCited }: Trial): Word[] =>
  source === undefined || !isNamed || isCited || !isAnchored(source)
    ? []
    : words.filter(({ raw }) => {
        const { sources, ownSources } = evidence.find(raw);
        const isOfOther = [...ownSources].some(
          (one) =>
            isAnchored(one) && fold(one.entry.organisation) !== fold(source.entry.organisation),
        );
        const isStatedOtherwise = [...sources].some(
          ({ entry: { kind } }) => kind === "person" || kind === "note" || kind === "answer",
        );
        return !isNeutral(raw) && !sources.has(source) && isOfOther && !isStatedOtherwise;
      });

/** The minimum number of words of a part, such as "accueilli des classes". */
const leastMoved = 2;

/** The part of a clause whose words are all in a line of another employer and not in one of the cited entry: "At A I showed classes round". */
export function movedPart({ clause, source, pool, evidence, isCited }: Trial): string | undefined {
  if (source === undefined || isCited || !isAnchored(source)) return undefined;
  const isOther = ({ entry }: Source) =>
    fold(entry.organisation) !== fold(source.entry.organisation);
  return clause.text.split(partEnd).find((part) => {
    const words = contentWords(part).map(({ raw }) => raw);
    if (words.length < leastMoved) return false;
    const isOwn = ({ keys }: SourceLine) =>
      words.every((raw) => isIn(evidence.find(raw).keys, keys));
    if (pool.some(({ lines }) => lines.some(isOwn))) return false;
    const isOfOther = ({ keys }: SourceLine) => words.every((raw) => isIn(stemsOf(raw), keys));
    return evidence.sources.some(
      (one) =>
        isAnchored(one) &&
        isOther(one) &&
        words.every((raw) => isIn(stemsOf(raw), one.keys)) &&
        one.lines.some((line) => line !== one.head && isOfOther(line)),
    );
  });
}

/** Whether an entry names a skill, by a word of its name or by the initials of it: "NIV". */
function namesAny({ title }: Entry, { keys, lines, acronyms }: Source): boolean {
  const words = wordsOf(title).map(({ raw }) => raw);
  const initials = words.map((raw) => fold(raw).charAt(0)).join("");
  return (
    acronyms.includes(initials) ||
    contentWords(title).some(({ raw }) => isIn(keysOf(raw), keys)) ||
    lines.some(({ text }) => wordsOf(text).some(({ raw }) => words.includes(raw)))
  );
}

/** The names of a skill: "Excel (lookups, pivots)" has three, "Tours and talks" two. */
const skillNames = ({ title }: Entry) =>
  title.split(/[(),;/:+&]|\s(?:and|et)\s/).filter((name) => contentWords(name).length > 0);

/** "told the tenants" of a job that names none, where a skill is "Patience with tenants": a skill lends its whole name. */
export function partialSkillWord({ clause, words, found, source, pool, evidence, isCited }: Trial) {
  if (!source || isCited) return undefined;
  const isOfSkills = ({ sources }: FoundWord) => {
    const lending = pool.filter((one) => sources.has(one));
    return lending.length > 0 && lending.every(({ entry }) => entry.kind === "skill");
  };
  const lent = words.filter(
    ({ raw }, at) =>
      /^\p{Ll}/u.test(raw) && !isNeutral(raw) && found[at] !== undefined && isOfSkills(found[at]),
  );
  if (lent.length === 0) return undefined;
  const told = source.lines.filter((line) => line !== source.head);
  const isOfJobLine = (part: string) =>
    contentWords(part).some(
      ({ raw }) => !isNeutral(raw) && told.some(({ keys }) => isIn(evidence.find(raw).keys, keys)),
    );
  const parts = clause.text.split(partEnd).filter(isOfJobLine);
  const said = new Set(words.flatMap(({ raw }) => evidence.find(raw).keys));
  const isWhole = (name: string, keys: readonly string[]) =>
    contentWords(name).some(({ raw }) => isIn(keys, new Set(keysOf(raw)))) &&
    contentWords(name).every(({ raw }) => isNeutral(raw) || isIn(keysOf(raw), said));
  return lent.find(({ raw }) => {
    const { keys, sources } = evidence.find(raw);
    return (
      parts.some((part) => contentWords(part).some((word) => word.raw === raw)) &&
      !pool.some(
        (one) => sources.has(one) && skillNames(one.entry).some((name) => isWhole(name, keys)),
      )
    );
  })?.raw;
}

/** "I followed up orders in Zoho" of a job that names no Zoho: that the skill was used there is stated nowhere. */
export function borrowedSkill({
  clause,
  source,
  pool,
  evidence,
  isCited,
}: Trial): string | undefined {
  if (!source || !isAnchored(source) || isCited) return undefined;
  const told = source.lines.filter((line) => line !== source.head);
  return clause.text.split(partEnd).find((part) =>
    pool.some(({ entry, head }) => {
      if (!namesSkill(part, entry) || namesAny(entry, source)) return false;
      const others = contentWords(part).filter(
        ({ raw }) => !isNeutral(raw) && !isIn(stemsOf(raw), head.keys),
      );
      return others.some(({ raw }) => told.some(({ keys }) => isIn(evidence.find(raw).keys, keys)));
    }),
  );
}
