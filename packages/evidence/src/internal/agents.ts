import { linkWords, lowerRanks } from "@postulo/lexicon/claims";
import {
  agentAlone,
  agentBefore,
  agentVerbs,
  doneVerbs,
  otherAgents,
} from "@postulo/lexicon/restrictions";
import { occupations, trades } from "@postulo/lexicon/occupations";
import { findTerms } from "../find-terms.ts";
import { wordKey, wordsOf } from "../words.ts";
import type { Word } from "../words.ts";
import { memberOf } from "./word-keys.ts";

const agents = new Set([...occupations, ...otherAgents].map(wordKey));
/** Whether a word names who may have done something: an occupation, a relative, a department. */
export const isAgent = (raw: string) => agents.has(wordKey(raw)) || trades.test(raw);
const verbs = new Set(agentVerbs);
const isLowerRank = memberOf(lowerRanks);

/**
 * The words for who did something and for what they did: "person" and "set" of "set up by our ops person". `isOfWhole`: a part that
 * begins so is told of what stands before it, "the new ovens (chosen by head office)".
 */
export type Agent = { readonly noun: string; readonly verb: string; readonly isOfWhole?: boolean };

const done = new Set(doneVerbs);
const ending = /(?:e?s|e)$/;
/** "led", « pilotées » */
const isDone = (raw: string) => done.has(raw) || done.has(raw.replace(ending, ""));

/** "by hand", « par site », « par groupes de 8 », "by 2020", "by moving": no agent. */
const means = [
  /^(?:me|myself|moi|us|nous|\d.*|\p{L}+ing)$/u,
  /^(?:hand|phone|post|mail|email|telephone|road|rail|sea|air|bus|train|car|bike|law|default)$/,
  /^(?:main|ecrit|courrier|courriel|route|mer|avion|ordre|priorite|an|mois|jour|nuit|semaine|heure|trimestre)$/,
  /^(?:projet|groupe|lot|categorie|type|taille|niveau|zone|secteur|rayon|salle|etage|classe|tranche)s?$/,
  /^(?:hour|night|day|week|month|year|date|project|site|room|floor|area|region|category|type|size|age|level|lot|batch)$/,
];

const isParticle = /^(?:up|out|in|on|off|down|over)$/;

/** Words between "by" and who did it. */
const maxWordsBefore = 4;
export const determiner =
  /^(?:the|our|my|his|her|their|a|an|le|la|les|l|un|une|mon|ma|mes|notre|nos|c|est)$/;
const conjunction = /^(?:and|et|but|mais|then|puis)$/;
const links = new Set([...linkWords, "of", "de", "d", "du", "des", "or", "ou", "and", "et"]);
links.delete("is");
const isLink = (raw: string) => links.has(raw) && !verbs.has(raw);

/** Who the words behind "by" name: an occupation, or, of what somebody did, whatever is no means. */
function namedBehind(next: readonly Word[], isOfDone: boolean): string | undefined {
  const end = next.findIndex(({ raw }, at) => at > 0 && isLink(raw));
  const known = next
    .slice(0, end < 0 ? maxWordsBefore : Math.min(end, maxWordsBefore))
    .findLast(({ raw }) => isAgent(raw))?.raw;
  const first = next.find(({ raw }) => !determiner.test(raw))?.raw;
  const isMeans = first === undefined || means.some((pattern) => pattern.test(first));
  return known ?? (isOfDone && !isMeans ? first : undefined);
}

/** "set by head office": who did what the words before "by" name. */
function agentBehind(folded: string): Agent | undefined {
  for (const { 0: by, index } of folded.matchAll(agentBefore)) {
    const before = wordsOf(folded.slice(0, index));
    const at = before.findLastIndex(({ raw }) => !isParticle.test(raw));
    const verb = before[at]?.raw ?? "";
    const next = wordsOf(folded.slice(index + by.length).split(/[,;.()]/, 1)[0] ?? "");
    const noun = namedBehind(next, isDone(verb));
    if (noun !== undefined) return { noun, verb, isOfWhole: isDone(verb) && at <= maxOfWhole };
  }
  return undefined;
}

/** Whether a word behind an occupation without an article is its verb: "manager answers the reviews", "manager locks up", "colleague did". */
function isVerbOf(noun: Word, verb: Word, next: Word | undefined): boolean {
  if (verbs.has(verb.raw)) return true;
  if (next === undefined || !(determiner.test(next.raw) || isParticle.test(next.raw))) return false;
  const isVerb = noun.raw.endsWith("s") || (verb.raw.endsWith("s") && !verb.raw.endsWith("ss"));
  return isVerb && /^[a-z]{3,}$/.test(verb.raw);
}

/** In words before the verb: "all designed by". */
const maxOfWhole = 1;

/** In words: "our ward sister", "deputy manager". */
const maxModifiers = 2;

/** « le chef d'équipe fait »: the words behind what belongs to the noun. */
const withoutComplement = (behind: readonly Word[]): readonly Word[] =>
  behind[0] !== undefined && /^(?:d|de|du|des|of)$/.test(behind[0].raw)
    ? behind
        .slice(1)
        .filter(({ raw }) => !determiner.test(raw))
        .slice(1)
    : behind;

/** The noun of the subject that words begin with: "deputy manager", "our ward sister". */
function subjectOf(words: readonly Word[], begin: number): number | undefined {
  const at = words.findLastIndex(
    ({ raw }, index) => index >= begin && index <= begin + maxModifiers && isAgent(raw),
  );
  const modifiers = words.slice(begin, Math.max(at, begin));
  if (at < 0 || modifiers.some(({ raw }) => isLink(raw))) return undefined;
  const isPlain = begin > 0 || verbs.has(words[at + 1]?.raw ?? "");
  return isPlain || modifiers.every(({ raw }) => isLowerRank(raw)) ? at : undefined;
}

/** The subject of a statement: "the lead designed the API", "manager answers the reviews", "he ran it". */
function agentAhead(folded: string): Agent | undefined {
  const all = wordsOf(folded);
  const first = all.findIndex(({ raw }) => !conjunction.test(raw));
  const words = all.slice(Math.max(0, first));
  const hasArticle = determiner.test(words[0]?.raw ?? "");
  const at = subjectOf(words, hasArticle ? 1 : 0);
  const noun = at === undefined ? undefined : words[at];
  if (at === undefined || !noun) return undefined;
  const [verb, next] = withoutComplement(words.slice(at + 1));
  if (!verb) return undefined;
  const isVerb = hasArticle
    ? !isLink(verb.raw) && !/^\d/.test(verb.raw)
    : isVerbOf(noun, verb, next);
  return isVerb ? { noun: noun.raw, verb: verb.raw } : undefined;
}

/** « planning par Nadia », "pricing by Dave." */
const byName = /\p{L} (?:by|par) (\p{Lu}\p{Ll}{2,})(?= ?(?:[.;,)]|$))/u;

/** Who is named at the end of a part as having done it. */
export function namedAgentOf(text: string): Agent | undefined {
  const [, noun] = byName.exec(text) ?? [];
  const isTool = noun === undefined || findTerms(noun).length > 0;
  return isTool ? undefined : { noun, verb: "" };
}

/** Who did, instead of the applicant, what a statement says. */
export function agentOf(folded: string): Agent | undefined {
  const [alone] = agentAlone.exec(folded) ?? [];
  const named = alone && wordsOf(alone).find(({ raw }) => isAgent(raw))?.raw;
  if (named) return { noun: named, verb: "" };
  return agentBehind(folded) ?? agentAhead(folded);
}
