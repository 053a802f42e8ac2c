import {
  addressesApplicant,
  applicationPart,
  asksDirectly,
  asksFor,
} from "@postulo/lexicon/application-tasks";
import { fold } from "@postulo/lexicon/fold";
import type { Reader } from "../compose/frame.ts";
import { isInstruction, isPromptInjection } from "./prompt-injection.ts";

/** In characters: from the verb to whom the letter goes. */
const near = 90;
const sendVerb =
  /\b(?:address(?:ed)?|write|apply|send|adress(?:er|ez|ée)|envoy(?:er|ez|ée))\b|à l['’]attention/giu;
/** Initials and names; a full stop ends it. */
const fullName =
  "(?:\\p{Lu}(?:\\.[ -]?| )){0,3}\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}(?!\\p{L})";
const english = new RegExp(
  [
    "\\bto (?:the |our )?",
    "(?:(\\p{Lu}\\p{L}+(?: (?:of |the )?\\p{Lu}\\p{L}+){0,3}), )?",
    `(Mr|Mrs|Ms|Miss|Dr|Prof)\\.? (${fullName})`,
  ].join(""),
  "u",
);
const office =
  /(?<!\p{L})à ((?:Monsieur le|Madame la|Madame le|Monsieur l['’]|Madame l['’]) ?\p{Lu}[^,.;:\n(]{2,60})/u;
const french = new RegExp(`(?<!\\p{L})à (Monsieur|Madame|Mme|Mlle|M\\.) (${fullName})`, "u");
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
    ? undefined
    : { office: undefined, honorific: title, name: trimmedName(person) };
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
  return name === undefined ? undefined : { office: role, honorific, name: trimmedName(name) };
}

/** Who is to read the letter, where the posting says whom to send it to; whom to ask for information is not that. */
export function findReader(text: string): Reader | undefined {
  for (const { index } of text.matchAll(sendVerb)) {
    const line = text.slice(index, index + near + 60).split("\n")[0] ?? "";
    const reader = readerIn(line);
    if (reader && !isPromptInjection(`${reader.office ?? ""} ${reader.name ?? ""}`)) return reader;
  }
  return readLabelledReader(text);
}

const reference = new RegExp(
  [
    "(?<![\\p{L}\\d])(?:ref|reference|réf|référence|offre n°|annonce n°|job id|vacancy no)",
    "\\.?(?: number| no\\.?| n°)?\\s?[:#.]?\\s?",
    "((?=[A-Z\\d/_-]*\\d)[A-Z\\d][A-Z\\d/_-]{2,19})(?![\\p{L}\\d])",
  ].join(""),
  "iu",
);

/** The number of the posting, to be quoted in the subject. */
export const findReference = (text: string): string | undefined => reference.exec(text)?.[1];

const maxTasks = 6;
const maxTaskCharacters = 300;

function isTask(sentence: string): boolean {
  const folded = fold(sentence);
  if (sentence.length > maxTaskCharacters || isInstruction(folded)) return false;
  if (!addressesApplicant.test(folded)) return false;
  return asksDirectly.test(folded) || (applicationPart.test(folded) && asksFor.test(folded));
}

/** What the posting asks the applicant to do, as it says it. It is shown to the person and never done. */
export const findTasks = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.replace(/^[\s•*–-]+/u, "").trim())
    .filter(isTask)
    .slice(0, maxTasks);
