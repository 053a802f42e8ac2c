import { officeWords } from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";

const honorifics = "Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Monsieur|Madame|Mme|Mlle|M";
const isHonorific = honorifics.split("|").flatMap((one) => [one, one.toUpperCase()]);
const capitalWord = "\\p{Lu}[\\p{Lu}\\p{M}]*(?:[-’'.]\\p{Lu}[\\p{Lu}\\p{M}]*)*";
const shoutedPerson = new RegExp(
  `(?<!\\p{L})(${isHonorific.join("|")})\\.? (${capitalWord}(?: ${capitalWord}){1,5})(?![\\p{L}’'-])`,
  "gu",
);
const shoutedOffice =
  /(?<!\p{L})(MONSIEUR|MADAME)( LE | LA | L['’] ?)(\p{Lu}{4,})(?!\p{L})([^,;:.\n(]{0,80})/gu;

const particles = new Set("de du des la le les".split(" "));
/** What is inside of these is not known from capitals: "MacDonald", "Macron"; "Van der Berg". */
const unknownCase = /^(?:MA?C\p{Lu}|VAN$|VON$|DER$|DEN$)/u;

/** "HEADTEACHER" → "Headteacher". */
export const capitalised = (word: string) =>
  word.replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase());

const calmWord = (word: string, at: number) =>
  at > 0 && particles.has(word.toLowerCase()) ? word.toLowerCase() : capitalised(word);

/** "CLAIRE DUVAL DIRECTRICE" → "Claire Duval, DIRECTRICE"; undefined where the case of a part is not known. */
function calmName(shouted: string): string | undefined {
  const words = shouted.split(" ");
  const [first = "", second = ""] = words;
  if (particles.has(second.toLowerCase()) && /^(?:LA|LE|L)$/u.test(first)) return undefined;
  const office = words.findIndex(
    (word, at) => at > 0 && !particles.has(word.toLowerCase()) && officeWords.includes(fold(word)),
  );
  const name = office < 0 ? words : words.slice(0, office);
  if (name.length < 2 || name.some((word) => unknownCase.test(word))) return undefined;
  const rest = office < 0 ? "" : `, ${words.slice(office).join(" ")}`;
  return name.map(calmWord).join(" ") + rest;
}

type Match = readonly string[];

function calmOffice([, honorific = "", article = "", noun = "", rest = ""]: Match): string {
  const end = /^ \p{Lu}{2}/u.test(rest) ? `,${rest}` : rest;
  return capitalised(honorific) + article.toLowerCase() + capitalised(noun) + end;
}

function calmPerson(whole: string, honorific: string, named: string): string {
  const calm = calmName(named.trim());
  return calm === undefined
    ? whole
    : `${capitalised(honorific)}${whole.startsWith(`${honorific}.`) ? "." : ""} ${calm}`;
}

const offices: Readonly<Record<string, string>> = { Mme: "Madame", "M.": "Monsieur" };
/** "Mme la Directrice": an office is addressed in full. */
const abbreviatedOffice = /(?<!\p{L})(?:Mme|M\.)(?= (?:l[ae] |l['’])\p{Lu})/gu;

/**
 * "MME CLAIRE DUVAL" → "Mme Claire Duval", "MADAME LA DIRECTRICE" → "Madame la Directrice": who reads the letter in normal case.
 * A surname alone in capitals stays, as French has it.
 */
export const calmReaders = (text: string): string =>
  text
    .replace(abbreviatedOffice, (honorific) => offices[honorific] ?? honorific)
    .replace(shoutedOffice, (...match) => calmOffice(match))
    .replace(shoutedPerson, calmPerson);
