import type { Clause, ClauseForm } from "../clause.ts";
import { elides } from "./grammar.ts";
import { conjugationOf, infinitives, presents } from "./verbs.ts";

function i(verbPhrase: string): string {
  return elides(verbPhrase) ? `j’${verbPhrase}` : `je ${verbPhrase}`;
}

/** The first word of a clause, and the rest with its space. */
function cutVerb(text: string): [string, string] {
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return [verb, text.slice(verb.length)];
}

type Also = "" | "également " | "aussi ";
type Sayer = (text: string, isCurrent: boolean, also: Also) => string;

const sayers: Record<ClauseForm, Sayer> = {
  done: (text, _, also) => `j’ai ${also}${text}`,
  doing: (text, isCurrent, also) => {
    const [present, rest] = cutVerb(text);
    const infinitive = presents.get(present) ?? present;
    return isCurrent
      ? i(`${present} ${also}`.trimEnd() + rest)
      : sayers.activity(infinitive + rest, false, also);
  },
  activity: (text, isCurrent, also) => {
    const [infinitive, rest] = cutVerb(text);
    const forms = conjugationOf(infinitive);
    if (!forms) return sayers.task(text, isCurrent, also);
    return isCurrent
      ? i(`${forms.present} ${also}`.trimEnd() + rest)
      : `j’ai ${also}${forms.participle}${rest}`;
  },
  task: (text, isCurrent, also) =>
    `mon rôle ${isCurrent ? "consiste" : "consistait"} ${also}à ${text}`,
  charge: (text, isCurrent, also) => `${isCurrent ? "j’ai" : "j’avais"} ${also}la charge ${text}`,
  topics: (text, isCurrent, also) =>
    isCurrent ? `j’assure ${also}${text}` : `j’ai ${also}assuré ${text}`,
  list: (text, isCurrent) =>
    `mes missions ${isCurrent ? "sont" : "étaient"} les suivantes : ${text}`,
};

/** The clause with its subject. `also` is set for all but the first statement. */
export function predicate({ form, text }: Clause, isCurrent: boolean, also: Also = ""): string {
  return sayers[form](text, isCurrent, also);
}

/** « préparer les dossiers de 35 clients »: what was or is done, with its infinitive; undefined for what has none or several. */
export function infinitivePhrase({ form, text }: Clause): string | undefined {
  if (form === "activity" || form === "task") return text;
  if (form !== "done" && form !== "doing") return undefined;
  const [verb, rest] = cutVerb(text);
  const infinitive = (form === "done" ? infinitives : presents).get(verb);
  const another = [...rest.matchAll(/(?:,|\set)\s+(\p{L}+)/gu)].some(
    ([, word = ""]) => infinitives.has(word) || presents.has(word),
  );
  return infinitive === undefined || another ? undefined : infinitive + rest;
}

/** « j’y ai préparé … », « j’y tiens … »: refers to the place in the previous sentence. */
export function withPlacePronoun(clauseText: string): string | undefined {
  const rest =
    /^j[’'](ai .+)$/u.exec(clauseText)?.[1] ??
    /^je (.+)$/.exec(clauseText)?.[1] ??
    /^j[’'](.+)$/u.exec(clauseText)?.[1];
  return rest && !/^(?:me|m[’']|y)\s?/.test(rest) ? `j’y ${rest}` : undefined;
}
