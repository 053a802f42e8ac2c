import type { Clause, ClauseForm } from "../clause.ts";
import { baseOfPast, baseVerbs, gerundOf } from "./verbs.ts";

/** One-time deeds: "my work included introducing a checklist" would make them a habit. */
const singleDeeds = new Set(
  "introduce launch create found win negotiate set implement redesign migrate replace achieve establish start open join move reduce cut raise increase save ship deliver hire sign complete publish build rebuild release secure recruit pass".split(
    " ",
  ),
);

const baseOf = (verb: string, form: ClauseForm) => {
  if (form === "done") return baseOfPast.get(verb);
  return baseVerbs.has(verb) ? verb : undefined;
};

/** "training new nurses": of an activity without figures, which is no single deed, and with one verb only. */
export function gerundPhrase({ form, text }: Clause, isCurrent: boolean): string | undefined {
  // A completed deed of a current job is past.
  const tells = form === "doing" || (form === "done" && !isCurrent);
  if (!tells || /\d/.test(text)) return undefined;
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)/su.exec(text) ?? [];
  const base = baseOf(first, form);
  return base === undefined || singleDeeds.has(base) || /\b(?:and|or)\b|,/.test(rest)
    ? undefined
    : gerundOf(base) + rest;
}
