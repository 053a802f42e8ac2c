import {
  forInformation,
  officeWords,
  readerLabel,
  sending,
} from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import { organisationWords, schoolWords } from "@postulo/lexicon/organisations";
import { companyWords } from "@postulo/lexicon/posting-company";
import { findTerms } from "@postulo/evidence/find-terms";
import type { Reader } from "../../reader.ts";
import { isPersonsName } from "./given-names.ts";
import { postingRows } from "../lines/posting-rows.ts";
import { isPlaceName } from "../place/place-names.ts";

const honorifics = "Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Monsieur|Madame|Mme|Mlle|M(?=\\.)";
const namePart = "(?:\\p{Lu}\\.|(?:[DdLO]['’])?\\p{Lu}[\\p{L}-]{1,30})";
const particles = "(?:(?:de|du|des|la|le|van|von|der|el|al|bin|ben) ){0,2}";
/** A name, and what may not follow it: the rest of a word or of a firm. */
const person = new RegExp(
  `^(?:the )?(?:(?:Rt )?Hon\\.? |Rev(?:d|erend)?\\.? )?(?:(${honorifics})\\.? )?(${namePart}(?: ${particles}${namePart}){0,3})(?![\\p{L}’'@/]| ?&)`,
  "u",
);
/** "Hattie and Mo" */
const pair = /^(\p{Lu}\p{Ll}{1,20}) (?:and|et) (\p{Lu}\p{Ll}{1,20})(?=[.,;:(]|$| \p{Ll})/u;

/** In characters: from there to the name. */
const near = 150;
const receiver = /(?<!\p{L})(?:to|à|attn\.?:?|fao:?|of|de|par|e-?mail) /giu;

/** Behind a labelled name: a role, a phone number, a degree. */
const afterLabelled = /^(?:$|[,;(–—-]| [–—(|-]| \p{Lu}[\p{L}]{1,4}$|\.$)/u;
/** "Ask for Baz." */
const askFor = /(?:^|[.!?] )(?:Ask for|Demande[rz]?) (?=\p{Lu})/gu;

const noNames = new Set([...officeWords, ...organisationWords, ...schoolWords, ...companyWords]);
const degrees = /(?: (?:BA|MA|BEd|MEd|BSc|MSc|PhD|MBA|RN|RGN|OBE|MBE|JP|NPQH))+$/;

/** Whether words can be the name of a person: none is of an office, a firm, a place or a tool. */
function isPerson(name: string): boolean {
  const words = name.split(/[ -]/);
  return (
    !words.some((word) => noNames.has(fold(word))) &&
    !/^(?:Le|La|Les|The) /.test(name) &&
    !isPlaceName(name) &&
    !findTerms(name.replace(/\p{Lu}\. /gu, "")).some(({ term }) => term.kind === "tool") &&
    words.some((word) => /\p{Lu}\p{Ll}/u.test(word))
  );
}

type Found = Reader & { readonly rest: string };

/** The name at the beginning of a text, if it can be a person's. */
export function personAt(text: string): Found | undefined {
  const [whole = "", honorific, raw = ""] = person.exec(text) ?? [];
  const name = raw.replace(degrees, "").replace(/\.$/, "");
  if (name === "" || !isPerson(name)) return undefined;
  return { honorific, name, office: undefined, rest: text.slice(whole.length) };
}

/** Behind the label of a person, two words are a name: "Hiring manager: Tegan Marsh"; "Contact: Age Concern" is none. */
const labelOfPerson = /manager|head|principal|recruiter|recruteu[rs]|interlocut/i;
const isWhole = ({ name, honorific }: Reader) => honorific !== undefined || / /.test(name ?? "");

/** One word is a person only before their number: "à Jean-Luc (0475 00 00 77)". */
const isCalled = ({ rest }: Found) => /^,? ?\(?(?:\+|0)\d/.test(rest);

function sentPerson(text: string): Reader | undefined {
  const found = personAt(text);
  return found && (isPersonsName(found) || isCalled(found)) ? found : undefined;
}

function pairAt(text: string): Reader | undefined {
  const [whole = "", one = "", other = ""] = pair.exec(text) ?? [];
  const isPair =
    [one, other].every(isPerson) && isPersonsName({ honorific: undefined, name: whole });
  if (!isPair) return undefined;
  return { honorific: undefined, name: whole.trim(), office: undefined };
}

const roleBefore = /^\p{Ll}{2,6} (\p{Lu}[\p{L}’' -]{2,40}), (?=\p{Lu})/u;

const asReader = ({ honorific, name, office }: Reader): Reader => ({ honorific, name, office });

/** In characters; before what is sent. */
const before = 60;
const sentenceEnd = /(?<=\p{L}{4})(?<!attn)[.!?] /iu;

/** "our Head Gardener, Tobias Lyne" */
function personWithRole(text: string): Reader | undefined {
  const [whole = "", role = ""] = roleBefore.exec(text) ?? [];
  const found = whole === "" ? undefined : sentPerson(text.slice(whole.length));
  return found && { ...found, office: role };
}

/** The name behind a lead, unless the sentence is about information or nothing is sent. */
function behindLead(
  line: string,
  verb: RegExpExecArray,
  lead: RegExpExecArray,
): Reader | undefined {
  const from = verb.index + lead.index + lead[0].length;
  const rest = line.slice(from, from + near);
  const found = pairAt(rest) ?? sentPerson(rest) ?? personWithRole(rest);
  if (!found?.name) return undefined;
  const start = line.slice(Math.max(0, verb.index - before), verb.index);
  const around = fold(`${start.split(sentenceEnd).at(-1) ?? ""}${line.slice(verb.index, from)}`);
  const isSent = !/^go/i.test(verb[0]) || /\b(?:applications?|cvs?|letters?)\b/.test(around);
  return isSent && !forInformation.test(around) ? found : undefined;
}

/** "of" and "de" only behind "attention", and "par" only behind "suivie". */
function isLead(lead: string, verb: string, between: string): boolean {
  if (/^(?:of|de) $/i.test(lead)) return /attention $/i.test(between);
  return !/^par /i.test(lead) || /^suivi/i.test(verb);
}

function sentTo(line: string): Reader | undefined {
  for (const verb of line.matchAll(sending)) {
    const window = line.slice(verb.index, verb.index + near).split(sentenceEnd)[0] ?? "";
    for (const lead of window.matchAll(receiver)) {
      if (!isLead(lead[0], verb[0], window.slice(0, lead.index))) continue;
      const reader = behindLead(line, verb, lead);
      if (reader) return asReader(reader);
    }
  }
  return undefined;
}

function labelled(line: string): Reader | undefined {
  const lead = readerLabel.exec(line)?.[0];
  const found = lead === undefined ? undefined : personAt(line.slice(lead.length));
  if (!lead || !found || !afterLabelled.test(found.rest)) return undefined;
  const isNamed = labelOfPerson.test(lead) ? isWhole(found) : isPersonsName(found);
  return isNamed ? asReader(found) : undefined;
}

function askedFor(line: string): Reader | undefined {
  for (const { index, 0: lead } of line.matchAll(askFor)) {
    const found = personAt(line.slice(index + lead.length));
    if (found && /^(?:[.!]|$)/.test(found.rest)) return asReader(found);
  }
  return undefined;
}

const sentenceStart = /(?<=[\p{L}\d/)]{2}[.!]) +(?=\p{Lu})/u;

/** "39 h, 13 € brut. Contact : Adèle Roux": the only label of the line. */
function labelledIn(line: string): Reader | undefined {
  const found = line
    .split(sentenceStart)
    .map(labelled)
    .filter((reader) => reader !== undefined);
  return found.length === 1 ? found[0] : undefined;
}

const titled = new RegExp(`(?<!\\p{L})(?:${honorifics})\\.? (?=\\p{Lu})`, "gu");

/** The persons that a sentence names with an honorific. */
const titledIn = (sentence: string) =>
  [...sentence.matchAll(titled)].flatMap(({ index }) => personAt(sentence.slice(index)) ?? []);

/** The one person whom the part that says how to apply names with an honorific, other than for information. */
function namedInApplication(text: string): Reader | undefined {
  const named = postingRows(text)
    .filter(({ isApplying }) => isApplying)
    .flatMap((row) => row.text.split(sentenceStart))
    .filter((sentence) => !forInformation.test(fold(sentence)))
    .flatMap(titledIn)
    .filter(({ name = "" }) => name.includes(" "));
  const names = new Set(named.map(({ name }) => name));
  const [reader] = named;
  return reader && names.size === 1 ? asReader(reader) : undefined;
}

/** Who is to read the letter, by name with or without an honorific: what is sent goes to them, or a label names them. */
export function findUntitledReader(text: string): Reader | undefined {
  const lines = text.split("\n");
  for (const read of [sentTo, labelledIn, askedFor])
    for (const line of lines) {
      const reader = read(line);
      if (reader) return reader;
    }
  return namedInApplication(text);
}
