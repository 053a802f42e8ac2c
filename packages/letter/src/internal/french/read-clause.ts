import { nounFollows } from "@postulo/lexicon/french-grammar";
import { isCliche, lowerFirst } from "../clause.ts";
import type { Clause } from "../clause.ts";
import { countWords } from "@postulo/evidence/words";
import { withArticle } from "./grammar.ts";
import { nominalAsVerb } from "./nominal-verbs.ts";
import { conjugationOf, participles, presents } from "./verbs.ts";

const maxClauseWords = 36;
const maxTopicWords = 22;
const finite =
  /(?:^|\s)(?:je|j['’]|nous|on|il|elle|ils|elles|est|sont|était|ai|avons|a été|qui m['’])(?:\s|(?<=['’]))/i;

function readFirstPerson(text: string): Clause | undefined {
  const done = /^j['’]ai (.+)$/i.exec(text)?.[1];
  if (done) return /\bj['’]/i.test(done) ? undefined : { form: "done", text: done };
  const doing = /^(?:je |j['’])(.+)$/i.exec(text)?.[1];
  const verb = /^\p{L}+/u.exec(doing ?? "")?.[0] ?? "";
  return doing && presents.has(verb) && !/\bje\b|\bj['’]/i.test(doing)
    ? { form: "doing", text: doing }
    : undefined;
}

const hasComplement = (part: string) => /^\p{L}+(?:\s+\p{L}+)?\s+(?:de|du|des|d['’])/iu.test(part);

/**
 * Adds articles to the activities of an enumeration: "la gestion des stocks, l'accueil et la tenue de caisse". A part after a complement
 * without an article belongs to that complement: "la coordination des prestataires UX, développement et SEO".
 */
function withArticles(parts: readonly string[]): string | undefined {
  const head = parts[0] ?? "";
  const first = withArticle(head);
  if (!first) return undefined;
  const isActivity = (part: string) =>
    hasComplement(part) || !hasComplement(head) || addsActivity(parts);
  if (isAmbiguous(parts)) return undefined;
  const named = parts.map((part, at) =>
    at === 0 ? first : at % 2 === 1 || !isActivity(part) ? part : activityWithArticle(part),
  );
  const separators = parts.filter((_, at) => at % 2 === 1);
  const joined = separators.every((one) => one.startsWith(","))
    ? separators.slice(0, -1).concat(" et ")
    : separators;
  return named.includes(undefined)
    ? undefined
    : named.map((part, at) => (at % 2 === 1 ? (joined[(at - 1) / 2] ?? part) : part)).join("");
}

/** "interviews d'artistes" is plural; a singular noun of unknown gender gets no article. */
function activityWithArticle(part: string): string | undefined {
  const named = withArticle(part);
  if (named !== undefined || !/^\p{Ll}/u.test(part)) return named ?? part;
  if (/^(?:la |le |les |l[’']|des? |du |d[’']|une? |\d|mes |ses |leurs? )/.test(part)) return part;
  return /^\p{L}{4,}s\s/u.test(part) ? `les ${part}` : undefined;
}

/** "Tenue de caisse et inventaires": the second noun may be a complement or an activity. */
function isAmbiguous(parts: readonly string[]): boolean {
  const [head = "", , last = ""] = parts;
  return (
    parts.length === 3 &&
    /^\p{L}+\s+de\s\p{L}+$/u.test(head) &&
    !hasComplement(last) &&
    /^\p{L}+[sx](?!\p{L})/u.test(last)
  );
}

/** "Accueil des clients et encaissement": what is done besides, and no object of the first. */
function addsActivity(parts: readonly string[]): boolean {
  const [head = "", joint = "", last = "", ...more] = parts;
  return (
    more.length === 0 &&
    joint.trim() === "et" &&
    hasComplement(head) &&
    /^(?:la |le |l[’'])/.test(withArticle(last) ?? "")
  );
}

/** "Gestion des stocks" as a verb, unless further activities follow. */
function readNominal(text: string): Clause | undefined {
  const parts = text.split(/((?:, | et | ?\/ ?)(?![^(]{0,400}\)))/);
  const others = parts.filter(
    (part, at) => at > 0 && at % 2 === 0 && hasComplement(part) && withArticle(part),
  );
  const turned = others.length === 0 && !addsActivity(parts) ? nominalAsVerb(text) : undefined;
  const forms = turned && conjugationOf(turned.verb.infinitive);
  if (forms) {
    return turned.verb.isResult
      ? { form: "done", text: `${forms.participle} ${turned.rest}` }
      : { form: "activity", text: `${turned.verb.infinitive} ${turned.rest}` };
  }
  const topics = withArticles(parts);
  return topics ? { form: "topics", text: topics } : undefined;
}

/** "Croissance de 18 % en trois ans": a result. */
function readResult(text: string): Clause | undefined {
  const isResult =
    /^(?:croissance|hausse|progression|baisse) (?:de|d['’]environ|du [\p{L}' ]+ de) ?\d/iu;
  return isResult.test(text) ? { form: "done", text: `obtenu une ${lowerFirst(text)}` } : undefined;
}

/** "Utilisation quotidienne de Salesforce" */
function readUse(text: string): Clause | undefined {
  const [, often = "", tool = ""] =
    /^utilisation (quotidienne |régulière )?(?:de |d['’])(\p{Lu}.*)$/iu.exec(text) ?? [];
  if (!/^\p{Lu}/u.test(tool)) return undefined;
  const how = { quotidienne: " au quotidien", régulière: " régulièrement" }[
    often.trim().toLowerCase()
  ];
  return { form: "activity", text: `utiliser ${tool}${how ?? ""}` };
}

function readCharge(text: string): Clause | undefined {
  const charge = /^(?:responsable|chargée?|en charge)\s+((?:de |du |des |d['’]).+)$/i.exec(
    text,
  )?.[1];
  return charge ? { form: "charge", text: charge } : undefined;
}

function hasSecondInfinitive(text: string): boolean {
  return [...text.matchAll(/(?:,|\set|\sou)\s+(?:à |d['’]|de )?(\p{L}+)/gu)].some(([, word = ""]) =>
    conjugationOf(word.toLowerCase()),
  );
}

/** "Contrôle des stocks" and "Pose de bornes" are nouns, although one also says « je contrôle » and « je pose ». */
const isNounWithComplement = (text: string) =>
  /^\p{L}+\s+(?:de|du|des)\s/u.test(text) && withArticle(text) !== undefined;

function readByFirstWord(text: string): Clause | undefined {
  const first = (/^[\p{L}]+/u.exec(text)?.[0] ?? "").toLowerCase();
  const lowered = lowerFirst(text);
  if (conjugationOf(first))
    return { form: hasSecondInfinitive(text) ? "task" : "activity", text: lowered };
  if (participles.has(first) && !nounFollows.test(text)) return { form: "done", text: lowered };
  if (/^mis (?:en|à)\b/i.test(text)) return { form: "done", text: lowered };
  if (
    presents.has(first) &&
    !isNounWithComplement(text) &&
    /^\p{L}+\s+(?:le|la|les|l['’]|un|une|des|du|en|mon|ma|mes|à|au|aux|\d)/iu.test(text)
  )
    return { form: "doing", text: lowered };
  return undefined;
}

const readByForm = (text: string) => readCharge(text) ?? readResult(text) ?? readUse(text);

/** Reads one French statement; undefined when it cannot be quoted without changing what it says. */
export function readFrenchClause(line: string): Clause | undefined {
  const text = line.replace(/\s+/g, " ").trim();
  const words = countWords(text);
  if (words < 2 || words > maxClauseWords || isCliche(text)) return undefined;
  if (/^(?:je\s|j['’])/i.test(text)) return readFirstPerson(text);
  if (finite.test(text)) return undefined;
  const clause = readByForm(text) ?? readByFirstWord(text);
  if (clause) return clause;
  if (words > maxTopicWords || text.includes(":")) return undefined;
  return readNominal(text) ?? { form: "list", text: lowerFirst(text) };
}
