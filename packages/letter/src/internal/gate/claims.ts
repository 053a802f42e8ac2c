import { fold } from "@postulo/lexicon/fold";
import {
  held,
  heldTitle,
  mastery,
  multipliers,
  pastWithReader,
  pastWork,
  praise,
  ranks,
} from "@postulo/lexicon/fact-gate";
import type { ClaimFacts } from "./claim-facts.ts";
import { leadingArticle } from "./claim-facts.ts";
import { findUnknownInstitutions } from "./institutions.ts";
import { isBeginning } from "./scope.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { figuresOf } from "../number-words.ts";
import { isTitleNoun } from "../title-nouns.ts";
import { omitTargetNames } from "./omit-target-names.ts";
import { contentStems, stemsIn } from "../word-stems.ts";
import { foldSentence, wordsOf } from "@postulo/evidence/words";

type ClaimKind = "number" | "date" | "name" | "skill" | "title" | "claimed" | "praise";
type Claim = { readonly kind: ClaimKind; readonly words: string };

type Check = (sentence: string, facts: ClaimFacts) => Claim[];

const namedEmployers = (folded: string, { employers }: ClaimFacts) =>
  employers.filter(({ name }) => folded.includes(name));

/** Years at one employer are not those at another. */
const checkEmployerYears: Check = (sentence, facts) => {
  const named = namedEmployers(foldSentence(sentence), facts);
  if (named.length === 0) return [];
  return [...sentence.matchAll(/\b(?:19|20)\d\d\b/g)]
    .filter(({ 0: year, index }) => {
      const isStart = year === facts.latestYear && isBeginning(sentence, index);
      return !isStart && !named.some(({ years }) => years.has(year));
    })
    .map(([words]) => ({ kind: "date", words }));
};

/** A title at one employer must not be claimed for another. */
const checkEmployerTitles: Check = (sentence, facts) =>
  [...foldSentence(sentence).matchAll(heldTitle)].flatMap(([, title = "", place = ""]) => {
    const there = facts.employers.filter(
      ({ name }) => place.startsWith(name) || place.includes(name),
    );
    if (there.length === 0) return [];
    return wordsOf(title)
      .filter(({ key }) => isTitleNoun(key) && !there.some(({ keys }) => keys.has(key)))
      .map(({ raw }) => ({ kind: "title", words: raw }));
  });

const spans = /^(?:year|yr|month|week|day|hour|an|annee|moi|mois|semaine|jour|heure|decade)s?$/;

/** In characters. */
const longestLabel = 120;

/** "NVQ Level 3", "2.9%": a figure with the word or sign beside it that it has in the profile. */
function isLabelled(sentence: string, end: number, holding: ClaimFacts["counted"]): boolean {
  const before = fold(sentence.slice(Math.max(0, end - longestLabel), end));
  const sign = /^\s?%/.test(sentence.slice(end)) ? "%" : "";
  const [label = ""] = sign === "" ? (/(?<![a-z])[a-z]{3,}\.? \S+$/.exec(before) ?? []) : [];
  const figure = /(?<!\S)\S+$/.exec(before)?.[0] ?? "";
  const wanted = sign === "" ? label : `${figure}${sign}`;
  return (
    /\d/.test(figure) &&
    wanted !== "" &&
    holding.some(({ text }) => text.replace(/(\d) %/g, "$1%").includes(wanted))
  );
}

/** What a figure counts, in characters. */
const longestCounted = 240;

/** A figure must count the same thing as in the profile: "60 patients" is not "60 nurses". */
const checkCounted: Check = (whole, { counted, targetNames }) => {
  const sentence = omitTargetNames(whole, targetNames);
  const names = findTerms(sentence);
  return figuresOf(sentence).flatMap(({ value, text, start }): Claim[] => {
    const isInName = names.some((name) => name.start <= start && start < name.end);
    if (isInName || /^(?:19|20)\d\d$/.test(value)) return [];
    const holding = counted.filter(({ values }) => values.has(value));
    if (holding.length === 0 || isLabelled(sentence, start + text.length, holding)) return [];
    const end = start + text.length;
    const after = sentence.slice(end, end + longestCounted).split(/[,.;:()]/, 1)[0] ?? "";
    const words = wordsOf(after).slice(0, 4);
    if (words.slice(0, 2).some(({ key }) => spans.test(key))) return [];
    const stems = contentStems(words.map(({ raw }) => raw).join(" "));
    if (stems.size === 0 || [...stems].some((stem) => holding.some((one) => one.stems.has(stem))))
      return [];
    return [{ kind: "number", words: `${text} ${words[0]?.raw ?? ""}` }];
  });
};

/** "Doubled", "dozens of": figures without digits. */
const checkMultipliers: Check = (sentence, { stems, isInPosting }) =>
  [...foldSentence(sentence).matchAll(multipliers)]
    .map(([words]) => words)
    .filter((words) => ![...stemsIn(words)].every((stem) => stems.has(stem)) && !isInPosting(words))
    .map((words) => ({ kind: "number", words }));

/** Honours that the profile does not name. */
const checkHonours: Check = (sentence, { stems }) =>
  [...foldSentence(sentence).matchAll(praise)]
    .map(([words]) => words)
    .filter((words) => ![...stemsIn(words)].every((stem) => stems.has(stem)))
    .map((words) => ({ kind: "praise", words }));

const rankKeys = new Set(ranks);

/** In characters; no match of `held` is longer. */
const maxHeldLength = 80;
const wished =
  /\b(?:apply|applying|application|join|candidature|postule|rejoindre|position of|au poste|would|considered)\b/;

/** "Senior nurse" is more than "nurse". */
const checkRanks: Check = (sentence, { keys, isInPosting }) => {
  const words = wordsOf(sentence);
  return words.flatMap(({ raw, key, start }, at): Claim[] => {
    const next = words[at + 1];
    const before = words[at - 1];
    const ranked = [next, words[at + 2], before].some((word) => word && isTitleNoun(word.key));
    if (!rankKeys.has(fold(raw)) || !ranked || keys.has(key)) return [];
    const pairs = [
      `${fold(before?.raw ?? "")} ${fold(raw)}`,
      `${fold(raw)} ${fold(next?.raw ?? "")}`,
    ];
    const isHeld =
      held.test(fold(sentence.slice(Math.max(0, start - maxHeldLength), start))) &&
      !wished.test(foldSentence(sentence));
    return !isHeld && pairs.some(isInPosting)
      ? []
      : [{ kind: "title", words: pairs.join(" ").trim() }];
  });
};

/** "Fluent" is more than an intermediate level. */
const checkMastery: Check = (sentence, { modestLanguages, keys }) => {
  const found = mastery.exec(foldSentence(sentence))?.[0];
  if (!found || keys.has(found)) return [];
  return findTerms(sentence)
    .filter(({ term }) => modestLanguages.has(term.id))
    .map(({ text }) => ({ kind: "skill", words: `${found} ${text}` }));
};

/** Past work at the target employer must be in the profile. */
const checkPastWork: Check = (whole, { company, employers, targetNames }) => {
  if (
    company.length < 3 ||
    employers.some(({ name }) => name.includes(company) || company.includes(name))
  )
    return [];
  // A title may say "en alternance".
  const titles = targetNames.filter((name) => fold(name).replace(leadingArticle, "") !== company);
  const folded = fold(omitTargetNames(whole, titles));
  return [...folded.matchAll(pastWork)]
    .filter((match) =>
      folded
        .slice(match.index + match[0].length)
        .replace(/^(?:the|la|le|les|l') ?/, "")
        .startsWith(company),
    )
    .map(() => ({ kind: "claimed", words: company }));
};

const links = new RegExp(
  [
    /\b(?:https?:\/\/|www\.)[^\s,;)]+/,
    /\b[\w.-]{1,64}@[\w.-]{1,253}\.\w{1,63}/,
    /\b[\w-]{1,63}\.(?:com|org|net|io|dev|fr|me|example|co\.uk)\b[^\s,;)]*/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** A link must be one of the profile. */
const checkLinks: Check = (sentence, { domains }) =>
  (sentence.match(links) ?? [])
    .filter((link) => {
      const bare = fold(link)
        .replace(/^(?:https?:\/\/|www\.)/, "")
        .replace(/(?<![/.])[/.]+$/, "");
      return !domains.includes(bare) && !/^(?:vue|node|next|nest|express)\.js$/.test(bare);
    })
    .map((words) => ({ kind: "name", words }));

/** "University of Leeds" is another school than that of Huddersfield in Leeds. */
const checkInstitutions: Check = (sentence, { lines }) =>
  findUnknownInstitutions(sentence, lines).map((words) => ({ kind: "name", words }));

/** A past at the reader's institution must be in the profile, by its name. */
const checkPastWithReader: Check = (sentence, { company, employers }) => {
  const isKnown = employers.some(({ name }) => company !== "" && name.includes(company));
  const found = isKnown ? undefined : pastWithReader.exec(foldSentence(sentence))?.[0];
  return found === undefined ? [] : [{ kind: "claimed", words: found }];
};

/** Each finds one kind of untrue claim in a sentence. */
export const claimChecks: readonly Check[] = [
  checkInstitutions,
  checkPastWithReader,
  checkEmployerYears,
  checkEmployerTitles,
  checkCounted,
  checkMultipliers,
  checkHonours,
  checkRanks,
  checkMastery,
  checkPastWork,
  checkLinks,
];
