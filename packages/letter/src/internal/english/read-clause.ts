import { adverb, nounBehindVerb } from "@postulo/lexicon/english-grammar";
import { isCliche, lowerFirst } from "../clause.ts";
import type { Clause } from "../clause.ts";
import { findTerms } from "@postulo/evidence/find-terms";
import { countWords } from "@postulo/evidence/words";
import { baseVerbs, gerunds, isPastVerb, thirdPersons } from "./verbs.ts";

const maxClauseWords = 34;
const maxTopicWords = 16;
const finite =
  /\b(?:is|are|was|were|am|has|have|had|will|would|can|could|should|do|does|did|i|we|you|he|she|they|my|our|your)\b/i;

const isName = (word: string) =>
  findTerms(word).some(({ term }) => term.kind === "tool" || term.kind === "language");

/** "I led a team" and "Led a team" say the same. */
function readFirstPerson(text: string): Clause | undefined {
  const predicate = /^I\s+(?:have\s+)?(?=\p{Ll})(.+)$/u.exec(text)?.[1];
  if (!predicate || /\bI\b/.test(predicate)) return undefined;
  const verb = /^(?:also |currently )?(\p{Ll}+)/u.exec(predicate)?.[1] ?? "";
  if (verb === "am" || verb === "was") {
    const charge = /^(?:am|was) (?:responsible for|in charge of) (.+)$/.exec(predicate)?.[1];
    return charge ? { form: "charge", text: charge } : undefined;
  }
  if (isPastVerb(verb)) return { form: "done", text: predicate };
  return baseVerbs.has(verb) ? { form: "doing", text: predicate } : undefined;
}

/** "Manages the till and orders stock": both verbs lose their -s. */
function fromThirdPerson(text: string): string {
  return text
    .split(/(\s+(?:and\s+)?|,\s+)/)
    .map((word, at, all) => {
      const joins = at === 0 || /and|,/.test(all[at - 1] ?? "");
      return joins ? (thirdPersons.get(word.toLowerCase()) ?? word) : word;
    })
    .join("");
}

function readByFirstWord(text: string): Clause | undefined {
  const charge = /^(?:was |were )?(?:responsible for|in charge of|accountable for)\s+(\S.*)$/i.exec(
    text,
  )?.[1];
  if (charge) return { form: "charge", text: charge };
  const bare = text.replace(adverb, "");
  const first = (/^[A-Za-z]+/.exec(bare)?.[0] ?? "").toLowerCase();
  const lowered = lowerFirst(text);
  if (isPastVerb(first) && !/^(?:set|put|cut|split)$/.test(first))
    return { form: "done", text: lowered };
  if (gerunds.has(first)) return { form: "topics", text: lowered };
  if (baseVerbs.has(first) && !looksLikeNounPhrase(bare, first))
    return { form: "doing", text: lowered };
  if (
    thirdPersons.has(first) &&
    /^\w+\s+(?:the|a|an|all|our|their|and|new|up|with|to|for)\b/i.test(bare)
  ) {
    return { form: "doing", text: fromThirdPerson(lowered) };
  }
  return undefined;
}

/** "Project management", "Support of users", "Design review": the first word is a verb elsewhere, but a noun here. */
function looksLikeNounPhrase(text: string, first: string): boolean {
  const second = (/^[A-Za-z]+\s+([A-Za-z-]+)/.exec(text)?.[1] ?? "").toLowerCase();
  return nounBehindVerb.test(second) || (/^[A-Za-z]+$/.test(text.trim()) && first.length < 12);
}

/** Reads one English statement; undefined when it cannot be quoted without changing what it says. */
export function readEnglishClause(line: string): Clause | undefined {
  const text = line.replace(/\s+/g, " ").trim();
  if (countWords(text) < 2 || countWords(text) > maxClauseWords || isCliche(text)) return undefined;
  if (/^I\b/.test(text)) return readFirstPerson(text);
  const clause = readByFirstWord(text);
  if (clause) return /\b(?:I|we|We)\b/.test(clause.text) ? undefined : clause;
  if (
    finite.test(text) ||
    countWords(text) > maxTopicWords ||
    /[:()]/.test(text) ||
    !/^[\p{L}\d]/u.test(text)
  )
    return undefined;
  return { form: "topics", text: lowerFirst(text, isName) };
}
