import { leakage, placeholder, refusal } from "@postulo/lexicon/fact-gate";
import { fold } from "@postulo/lexicon/fold";
import type { Evidence } from "../sources.ts";
import { refused } from "../trial.ts";
import type { Reason } from "../trial.ts";

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

const bare = (link: string) => fold(link).replace(/^(?:https?:\/\/|www\.)+|[/.]$/g, "");

/** A link is one of the profile. */
export function checkLinks(sentence: string, { sources }: Evidence): Reason[] {
  const known = sources.flatMap(({ lines }) => lines.map(({ text }) => fold(text)));
  return (sentence.match(links) ?? [])
    .filter((link) => !known.some((text) => text.includes(bare(link))))
    .map((link) => refused("link", link));
}

/** Placeholders, refusals of a model and words of its instructions. */
export function checkForbidden(sentence: string): Reason[] {
  const folded = fold(sentence);
  const found = placeholder.exec(folded);
  if (found) return [refused("placeholder", found[0])];
  const leaked = refusal.exec(folded) ?? leakage.exec(folded);
  return leaked ? [refused("leakage", leaked[0])] : [];
}
