import { statementOf } from "../compose/plain-statement.ts";
import { baseOfPast, baseVerbs } from "@postulo/evidence/english-verbs";
import { beginsWithBase, beginsWithPast } from "./verb-starts.ts";

const cutEnd =
  /\s(?:and|or|of|in|for|to|with|the|an?|by|on|at|from|as|that|which|including|sq|approx|vs|e\.g|i\.e)$/i;

/** Verbs after a comma or "and" in another form than the first: "managed staff and oversees", "developed and execute plans". */
function changesForm(text: string, isPast: boolean): boolean {
  const following = [...text.matchAll(/(?:,|;|\band|\bor|&)\s+(\p{L}+)(?=(?:\s+(\p{L}+))?)/giu)];
  const verbs = following.flatMap(([, word = "", next = ""]) =>
    /^(?:then|also)$|ly$/i.test(word) ? [word, next] : [word],
  );
  return verbs.some((word) => {
    const verb = word.toLowerCase();
    const isThird =
      verb.endsWith("s") && (baseVerbs.has(verb.slice(0, -1)) || baseVerbs.has(verb.slice(0, -2)));
    const isBase = baseVerbs.has(verb) && !baseOfPast.has(verb);
    if (isPast) return (isBase || isThird) && !isNoun(verb);
    return (baseOfPast.has(verb) && !baseVerbs.has(verb)) || (isThird && !isNoun(verb));
  });
}

const nounEndings = /(?:ing|ment|tion|al|ance|ence|or|er|ist|ness|ity|ship)$/;
/** Words that are nouns at least as often as verbs after "and". */
const nouns = new Set(
  "report reports design designs support market markets order orders plan plans budget budgets record records review reviews research staff stock process processes project projects program programs test tests record service services control controls supply supplies visit visits contract contracts document documents file files schedule schedules issue issues purchase purchases sales trade work works audit audits interview interviews care cost costs list lists label labels transport guard guide guides form forms claim claims repair repairs store stores screen study studies survey surveys finish position transfer training estimate estimates balance credit measure measures mix model models update updates upgrade upgrades sample samples share shares play plays value values check checks change changes help".split(
    " ",
  ),
);
const isNoun = (word: string) =>
  nouns.has(word) || (nounEndings.test(word) && !plainVerbs.has(word));

/** Verbs with the ending of a noun. */
const plainVerbs = new Set(
  "implement supplement complement oversees manages ensures provides maintains develops prepares coordinates conducts performs creates implements assists supervises answers monitor order offer consider deliver enter transfer cover gather register administer".split(
    " ",
  ),
);

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words that have a capital in the middle of a line only where a new statement begins. */
const joints = new Set(
  "over the a an in on at for with from and by to as also including responsible".split(" "),
);

/** "Managed interview activity Developed plans", "staff Over $450": two statements without a full stop. */
const isGlued = (text: string) =>
  / - .* - /.test(text) ||
  [...text.matchAll(/\p{Ll}\)?\s+(\p{Lu}\p{Ll}*)(?!\p{L})/gu)].some(([, word = ""]) => {
    const verb = word.toLowerCase();
    const isVerb = baseOfPast.has(verb) || (baseVerbs.has(verb) && !isNoun(verb));
    return isVerb || joints.has(verb) || /^.{3,}(?:ed|ing)$/.test(verb);
  });

/** "Managed the processes are scheduled": a second verb that no relative or conjunction introduces. */
const hasLooseVerb = (text: string) => {
  const [before] = text.split(/\s(?:is|are|was|were)\s/);
  return (
    before !== text &&
    !/\b(?:who|which|that|what|when|where|if|whether|as|so|while|because|since|until|ensuring|to ensure)\b/i.test(
      before ?? "",
    )
  );
};

/** "Uncovered habits and currently developing a map": the second half lacks its verb. */
const breaksOff = /\b(?:and|but|or|&) (?:now |also )?(?:currently|presently|now) \p{L}+ing\b/iu;

/** Another subject, or an object that is the person. */
const otherPersons = /\b(?:I|he|she|his|her)\b|^[Kk]ept (?:informed|abreast|current)\b/;

/** The tense in which a line begins with an active verb. */
function tenseOf(text: string, isCurrent: boolean): "past" | "present" | undefined {
  if (beginsWithPast(text)) return "past";
  return isCurrent && beginsWithBase(text) ? "present" : undefined;
}

/**
 * A line of a profile as a sentence in the first person: "I rolled out …", with the rest unchanged.
 * @returns undefined when it does not begin with a verb in an unambiguous form, or is not one statement.
 */
export function ownSentenceEn(line: string, isCurrent: boolean): string | undefined {
  const text = statementOf(line);
  if (text === undefined || cutEnd.test(text)) return undefined;
  if (/^I(?:['’](?:m|ve))?\s/.test(text)) return `${text}.`;
  const isBroken = isGlued(text) || hasLooseVerb(text) || breaksOff.test(text);
  if (otherPersons.test(text) || isBroken) return undefined;
  const tense = tenseOf(text, isCurrent);
  if (!tense || changesForm(text, tense === "past")) return undefined;
  return `I ${small(text)}.`;
}
