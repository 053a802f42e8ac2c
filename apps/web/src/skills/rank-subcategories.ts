import { fold } from "@postulo/lexicon/fold";
import { anyOfSkills } from "@postulo/domain/profile/skill";
import type { Language } from "@postulo/i18n/language";
import type { ListedCategory } from "./catalogue.ts";

/** Shorter words say nothing of a trade. */
const minWordLength = 4;
/** How much of the shorter of two words must be the beginning of the other one: "cook" and "cooking". */
const minSharedPart = 0.75;

const wordsOf = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= minWordLength);

function beginsAlike(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared += 1;
  return shared >= Math.max(minWordLength, minSharedPart * shorter);
}

interface Known {
  /** Names of the skills in the profile. */
  readonly skills: readonly string[];
  /** Titles of the jobs in the profile. */
  readonly titles: readonly string[];
}

/**
 * How close a subcategory is to a person, by its key; those without a point are absent. Each skill of the profile is a
 * point for its subcategory; each word of a job title shares one among the subcategories that it occurs in.
 */
export function rankSubcategories(
  tree: readonly ListedCategory[],
  { skills, titles }: Known,
): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const add = (key: string, points: number) => ranks.set(key, (ranks.get(key) ?? 0) + points);
  const subcategories = tree.flatMap((category) => category.subcategories);
  const words = new Map(
    subcategories.map(({ key, name, skills: listed }) => [
      key,
      wordsOf([name, ...listed.flatMap(({ allNames }) => allNames)].join(" ")),
    ]),
  );
  for (const word of new Set(titles.flatMap(wordsOf))) {
    const found = [...words].filter(([, its]) => its.some((one) => beginsAlike(one, word)));
    for (const [key] of found) add(key, 1 / found.length);
  }
  const isOwn = anyOfSkills(skills);
  for (const { key, skills: listed } of subcategories) {
    const owned = listed.filter(({ allNames }) => allNames.some(isOwn));
    if (owned.length > 0) add(key, owned.length);
  }
  return ranks;
}

/**
 * Sorts the subcategories of each category: closest to the person first, then in the order of the server. Trades, which
 * have no order of their own, follow by name.
 */
export function orderCatalogue(
  tree: readonly ListedCategory[],
  ranks: ReadonlyMap<string, number>,
  language: Language,
): readonly ListedCategory[] {
  const { compare } = new Intl.Collator(language);
  const rankOf = ({ key }: { readonly key: string }) => ranks.get(key) ?? 0;
  return tree.map((category) => ({
    ...category,
    subcategories: category.subcategories.toSorted(
      (one, other) =>
        rankOf(other) - rankOf(one) ||
        (category.key === "technical" ? compare(one.name, other.name) : 0),
    ),
  }));
}
