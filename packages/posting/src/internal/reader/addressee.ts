import { fold } from "@postulo/lexicon/fold";
import { organisationWords, schoolWords } from "@postulo/lexicon/organisations";
import type { Reader } from "../../reader.ts";
import { calmReaders, capitalised } from "./calm-readers.ts";
import { isPromptInjection } from "../prompt-injection.ts";
import { findUntitledReader } from "./untitled-reader.ts";

/** In characters: from the verb to whom the letter goes. */
const near = 90;
const sendVerb = new RegExp(
  [
    "\\b(?:address(?:ed)?|write|apply|send|adress(?:er|ez|ée)|envoy(?:er|ez|ée))\\b",
    "\\bapplications?(?= to )|\\bcandidatures?(?= à )|à l['’]attention",
  ].join("|"),
  "giu",
);
/** Initials and names; a full stop ends it. */
const fullName =
  "(?:\\p{Lu}(?:\\.[ -]?| )){0,3}\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|du|des|la|le) ){0,2}\\p{Lu}[\\p{L}’'-]+){0,2}(?!\\p{L})";
const english = new RegExp(
  [
    "\\bto:? (?:the |our )?",
    "(?:(\\p{Lu}\\p{L}+(?: (?:of |the )?\\p{Lu}\\p{L}+){0,3}), )?",
    `(Mr|Mrs|Ms|Miss|Dr|Prof)\\.? (${fullName})`,
  ].join(""),
  "u",
);
const office =
  /(?<!\p{L})à ((?:Monsieur le|Madame la|Madame le|Monsieur l['’]|Madame l['’]) ?\p{Lu}[^,.;:\n(]{2,60})/u;
const french = new RegExp(
  `(?<!\\p{L})(?:à|attention de) (Monsieur|Madame|Maître|Mme|Mlle|Me|M\\.) (${fullName})`,
  "u",
);
/** What follows an office: until when, by which means. */
const afterOffice = /\s(?:avant|au plus tard|par|pour|dès|jusqu|sous|en|via|\d).*/;

const trimmedName = (name: string) => name.trim().replace(/(?<![\s.,])[\s.,]+$/, "");

function readerIn(text: string): Reader | undefined {
  const [, role, honorific, name] = english.exec(text) ?? [];
  if (name !== undefined) return { office: role, honorific, name: trimmedName(name) };
  const named = office.exec(text)?.[1]?.replace(afterOffice, "").trim();
  if (named !== undefined) return { office: named, honorific: undefined, name: undefined };
  const [, title, person] = french.exec(text) ?? [];
  return person === undefined
    ? readNamedRole(text)
    : { office: undefined, honorific: title, name: trimmedName(person) };
}

/** "to Janet Warman, Search Chair" */
const namedWithRole = new RegExp(
  `\\bto (${fullName}), ((?:\\p{Lu}[\\p{L}-]+ ?(?:of |and )?){1,4})`,
  "u",
);
const employerWords = new Set([...organisationWords, ...schoolWords]);
const roleWord = /\b(?:Chair|Head|Dean|Principal|Secretary|Director|Manager|Officer)\b/;

function readNamedRole(text: string): Reader | undefined {
  const [, name = "", role = ""] = namedWithRole.exec(text) ?? [];
  const words = name.split(" ");
  const isName =
    words.length >= 2 &&
    !roleWord.test(name) &&
    !words.some((word) => employerWords.has(fold(word)));
  if (!isName || !roleWord.test(role)) return undefined;
  return { office: trimmedName(role), honorific: undefined, name: trimmedName(name) };
}

/** The contact that a French job board prints below an offer: who receives the applications. */
const contactBlock = new RegExp(
  `^(?:Contact|Répondre à cette offre)(?:\\n{1,2}(?:[^\\n]{1,80} - )?| ?: ?[^\\n:]{1,80} - )(Monsieur|Madame|Mme|Mlle|M\\.) +(${fullName})$`,
  "mu",
);

function readContactBlock(text: string): Reader | undefined {
  const [, honorific, name] = contactBlock.exec(text.replaceAll(/ {2,}/g, " ")) ?? [];
  // One word in small letters may be a first name.
  const isSurname = name !== undefined && (name.includes(" ") || name === name.toUpperCase());
  return isSurname ? { office: undefined, honorific, name: trimmedName(name) } : undefined;
}

/** "Headteacher: Mr Tom Prowse" */
const labelledReader = new RegExp(
  [
    "^(Head ?teacher|Headmaster|Headmistress|Principal|Hiring manager)\\s?:\\s*",
    `(Mr|Mrs|Ms|Miss|Dr|Prof)\\.? (${fullName})`,
  ].join(""),
  "imu",
);

function readLabelledReader(text: string): Reader | undefined {
  const [, role, honorific, name] = labelledReader.exec(text) ?? [];
  if (name === undefined) return undefined;
  const calm = role === role?.toUpperCase() ? capitalised(role ?? "") : role;
  return { office: calm, honorific, name: trimmedName(name) };
}

/** "Dr Ida Marsh, Head of Learning, to whom applications should be addressed" */
const receivesThem = new RegExp(
  `(Mr|Mrs|Ms|Miss|Dr|Prof)\\.? (${fullName})(?:, ([^,.\\n]{3,60}))?, to whom [^.\\n]{0,20}applications?`,
  "u",
);

function readReceiver(text: string): Reader | undefined {
  const [, honorific, name, role] = receivesThem.exec(text) ?? [];
  return name === undefined ? undefined : { office: role, honorific, name: trimmedName(name) };
}

const isInjected = ({ office: role, name }: Reader) =>
  isPromptInjection(`${role ?? ""} ${name ?? ""}`);

/** « à Madame la Maire, à l'attention de M. Hamon »: it is he who reads it. */
const attention = /à l['’]attention d[e'’u]/giu;

const readSentTo = (text: string): Reader | undefined =>
  readBehind(text, attention) ?? readBehind(text, sendVerb);

function readBehind(text: string, verb: RegExp): Reader | undefined {
  for (const { index } of text.matchAll(verb)) {
    const line = text.slice(index, index + near + 60).split("\n")[0] ?? "";
    const reader = readerIn(line);
    if (reader && !isInjected(reader)) return reader;
  }
  return undefined;
}

/** Who is to read the letter, where the posting says whom to send it to; whom to ask for information is not that. */
export function findReader(written: string): Reader | undefined {
  const text = calmReaders(written);
  return [readSentTo, readReceiver, readLabelledReader, readContactBlock, findUntitledReader]
    .values()
    .map((read) => read(text))
    .find((reader) => reader !== undefined && !isInjected(reader));
}

const announcement =
  "job|position|post|vacancy|posting|recruitment|requisition|req|announcement|advert|offre|annonce|poste|avis de vacance|vacance";
const numbered = "id|no\\.?|number|ref\\.?|reference|n°|numéro|#";
const reference = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:(?:${announcement}) (?:${numbered})|position(?=\\s#)|n° du poste|reference id|référence de l['’](?:annonce|offre)|ref|reference|réf|référence)`,
    "\\.?(?: number| no\\.?| n°| à [^:\\n\\d]{3,60}(?=:))?\\s?[:#.]?\\s?#?",
    "((?=[A-Z\\d/_-]*\\d)[A-Z\\d][A-Z\\d/_-]{2,19})( [A-Z]{1,4}$| ?/ ?[A-Z])?(?![\\p{L}\\d]|\\.\\d)",
  ].join(""),
  "imu",
);

/** The number of the posting, to be quoted in the subject. */
export function findReference(text: string): string | undefined {
  const [, code, suffix = ""] = reference.exec(text) ?? [];
  const end = suffix.replace(/ ?\/ ?/, "/");
  return code && end === end.toUpperCase() ? code + end : code;
}
