import { baseOfPast, baseVerbs } from "@postulo/evidence/english-verbs";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Verbs that are as often nouns at the beginning of a phrase: "design experience", "support staff". */
const nounsToo = wordSet(
  `address aid answer audit balance bill book brief budget care chair champion change check clean coach code contact contract control cost cover craft credit
deal design direct display document double drive estimate exercise file forecast fix focus form guard guide harvest help host increase influence interview inventory issue label
lead lift link list load log look love map market master measure mentor model monitor move name nurse offer open order outline pack paint pilot plan plant plate play polish
position post practice process procure produce program programme project purchase query rank reach record recruit register report research restore review roll rotate sail
sample scale schedule scope screen secure separate shape share ship show sign sort source spend staff start steer stock store structure study supply support survey
talk target test track trade train transfer transport treat type update upgrade use value visit volunteer wait walk warm wash watch weld welcome work
archive blend boil brew brush cash comfort count debate decline discharge dust escort exchange experiment fit fold grease hand invoice iron judge lock
press progress quote recall request reward sand scan search season shadow shift sketch slice spray steam stitch strip switch tile trace travel trim
vacuum varnish wire wrap sweep grind`,
);

/** Pasts that a line may begin with as an adjective or in the passive: "advanced skills", "awarded a prize", "shared services". */
const notActive = wordSet(
  `accelerated acquired adapted advanced applied appointed approved assembled assigned attached automated balanced budgeted certified chaired combined
commissioned controlled cut dedicated delegated designated detailed determined distributed elected employed equipped estimated exceeded extended finished fixed fulfilled forecast hired guided integrated invited involved known
licensed limited mixed motivated named nominated observed organised organized outlined owned packed planned printed promoted proposed protected published put qualified ranked recommended
recognised recognized recorded referred refined registered required restricted run scheduled secured selected separated set settled shared simulated split sponsored stored structured
supervised targeted termed trained transferred used validated varied weighed written`,
);

const beforeNoun = `an?|the|all|any|both|each|every|my|our|up to|over|more than|at least|around|about|approximately|several|multiple|various|numerous|many|new|daily|weekly|monthly|annual`;
const figures = `[£$€]?\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`;
const objectStart = new RegExp(`^(?:${beforeNoun}|${figures})(?![\\p{L}-])`, "iu");

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";
const afterFirst = (text: string) => text.replace(/^\p{L}+\s*/u, "");

/** Before a plural these are verbs: "review risk assessments", not "review meetings". */
const verbBeforePlural =
  /^(?:review|monitor|update) (?!\p{L}*(?:meetings|boards|sessions|processes|cycles|screens)\b)(?:\p{L}+ )?\p{L}{3,}s\b/iu;

/** "look after stock", "sort out deliveries": no noun has a particle. */
const particle = /^(?:after|up|out|off|over|down)\s/i;

/** "repair of pumps" is a noun, "dispose of waste" is not. */
const takesOf = wordSet("approve beware conceive dispose know speak think");
const isNounOf = (verb: string, rest: string) => /^of\s/i.test(rest) && !takesOf.has(verb);

/** Whether a text begins with a verb in its base form: "prepare journal entries", "support the team", not "support staff". */
export function beginsWithBase(text: string): boolean {
  const verb = firstWord(text);
  if (!baseVerbs.has(verb)) return false;
  const rest = afterFirst(text);
  if (isNounOf(verb, rest)) return false;
  const [, second = ""] = /^(?:and|or|&)\s+(\p{L}+)\s/iu.exec(rest) ?? [];
  const isJoined = baseVerbs.has(second.toLowerCase()) && !nounsToo.has(second.toLowerCase());
  if (particle.test(rest)) return true;
  return !nounsToo.has(verb) || objectStart.test(rest) || isJoined || verbBeforePlural.test(text);
}

/** "provides", "tracks" → "provide", "track"; undefined for another word. */
function baseOfThird(word: string): string | undefined {
  const bases = [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`];
  return word.endsWith("s") ? bases.find((base) => baseVerbs.has(base)) : undefined;
}

/** Whether a text begins with what someone does: "provides technical support", not "reports and records". */
export function beginsWithThird(text: string): boolean {
  const base = baseOfThird(firstWord(text));
  if (base === undefined) return false;
  const rest = afterFirst(text);
  const [, second = ""] = /^(?:and|or)\s+(\p{L}+)\s/iu.exec(rest) ?? [];
  return (
    !nounsToo.has(base) || objectStart.test(rest) || baseOfThird(second.toLowerCase()) !== undefined
  );
}

const nounEnd =
  /(?:tion|ment|ing|ance|ence|ity|skills?|experience|staff|systems?|tools?|software|work)$/i;

/** Whether a text begins with a word that may be a verb, and is not clearly a noun: "drive revenue", not "lead generation". */
export function mayBeginWithVerb(text: string): boolean {
  const verb = firstWord(text);
  const isShort = text.split(/\s+/).length <= 3;
  const isNoun = (isShort && nounEnd.test(text)) || isNounOf(verb, afterFirst(text));
  return baseVerbs.has(verb) && !isNoun;
}

/** Before "-ing" these are verbs: "started working"; others are adjectives: "assisted living", "scheduled servicing". */
const beforeGerund = wordSet("began started finished enjoyed kept practised continued included");

/** "Nominated, best design": the comma ends what was done, unless another verb follows: "Planned, organised and led". */
const isCutShort = (rest: string) =>
  /^[,;:–—-]/.test(rest) && !baseOfPast.has(firstWord(rest.replace(/^[,;:–—-]\s*/, "")));

/** Whether a text begins with an active past: "rolled out Sage", "trained 11 budget holders", not "trained in Excel". */
export function beginsWithPast(text: string): boolean {
  const verb = firstWord(text);
  if (!baseOfPast.has(verb)) return false;
  const rest = afterFirst(text);
  if (isCutShort(rest) || (/^\p{L}+ing(?!\p{L})/u.test(rest) && !beforeGerund.has(verb)))
    return false;
  if (baseVerbs.has(verb) || notActive.has(verb))
    return objectStart.test(rest) && verb !== "awarded";
  return (
    !/^(?:by|as an?|to)\s/i.test(rest) ||
    /^(?:report|work|serv|assist|contribut|liais|respond|listen|adher|attend|present|return|mov|talk|spoke|led)/.test(
      verb,
    )
  );
}
