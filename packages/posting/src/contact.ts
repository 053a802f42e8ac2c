import { isAboutContact } from "@postulo/domain/posting/contact-address";
import { fold, foldInPlace } from "@postulo/lexicon/fold";
import {
  atDisposal,
  contactLabel,
  contactLead,
  notContact,
  otherMatter,
  questionLabel,
} from "@postulo/lexicon/job-facts";
import type { Posting } from "./posting.ts";
import type { Reader } from "./reader.ts";
import { calmReaders } from "./internal/reader/calm-readers.ts";
import { isPersonsName } from "./internal/reader/given-names.ts";
import { isPromptInjection } from "./internal/prompt-injection.ts";
import { personAt } from "./internal/reader/untitled-reader.ts";

const named = ({ honorific, name }: Reader) => [honorific, name].filter(Boolean).join(" ");

/** Whether a name is certainly a person's. */
const isCertain = (reader: Reader) =>
  !notContact.test(fold(reader.name ?? "")) && isPersonsName(reader);

/** Whom the letter greets is the contact too: certainly a person, or first and last name with a role. */
const isAddressed = (reader: Reader) =>
  isCertain(reader) ||
  (reader.office !== undefined &&
    (reader.name ?? "").includes(" ") &&
    !notContact.test(fold(reader.name ?? "")));

function contactAt(text: string): ReturnType<typeof personAt> {
  const found = personAt(text);
  return found && isCertain(found) ? found : undefined;
}

/** In characters: a label's value. */
const maxName = 80;

/** In characters: a role between the verb and the name, as in "contact the head of department, Ms Calder". */
const maxRole = 60;

/** The name behind "contact" or "ask for", with a role before it or not. */
function nameBehind(rest: string): string | undefined {
  const text = rest.trimStart();
  const role = /^(?:the |our |notre |la |le |l['’])[^,.;:]{2,60}, /i.exec(text)?.[0] ?? "";
  const found = contactAt(text) ?? (role === "" ? undefined : contactAt(text.slice(role.length)));
  return found && role.length <= maxRole ? named(found) : undefined;
}

/** "M. Paul Girard se tient à votre disposition": the name at the beginning of a clause. */
function nameBefore(sentence: string): string | undefined {
  const at = fold(sentence).search(atDisposal);
  if (at < 0) return undefined;
  const clause = sentence.slice(0, at).split(/[,:] /).at(-1) ?? "";
  const found = contactAt(clause.trim());
  return found?.rest.trim() === "" ? named(found) : undefined;
}

function namesIn(sentence: string): string[] {
  const folded = foldInPlace(sentence);
  if (!isAboutContact(folded)) return [];
  const behind = [...folded.matchAll(contactLead)].flatMap(
    ({ index, 0: lead }) => nameBehind(sentence.slice(index + lead.length)) ?? [],
  );
  return behind.length > 0 ? behind : [nameBefore(sentence)].flatMap((name) => name ?? []);
}

/** "jobs@marl.example, Mr Orrin Vale" */
const behindAddress = /@[\w.-]{1,80}\w,? (?=M\. |(?:Mme|Mlle|Mr|Mrs|Ms|Dr)\b)/gu;

/** Behind a name: a telephone number or an e-mail address, in the same line. */
const contactDetail = /@\w|(?<![\p{L}\d])(?:\+|0)\d[\d ().-]{7,}/u;

/** The names behind a label ("Contact : Mme Odile Paturet"), or behind the address for applications. */
function labelledNames(text: string): string[] {
  const folded = foldInPlace(text);
  const leads = [
    ...[...folded.matchAll(contactLabel)].map((lead) => ({ lead, isSure: true })),
    ...[...text.matchAll(behindAddress)].map((lead) => ({ lead, isSure: true })),
    ...[...folded.matchAll(questionLabel)].map((lead) => ({ lead, isSure: false })),
  ];
  return leads.flatMap(({ lead: { index, 0: lead }, isSure }) => {
    const value = text.slice(index + lead.length, index + lead.length + maxName);
    const [sentence = ""] = value.split(/[.!?\n]/);
    const person = otherMatter.test(fold(sentence)) ? undefined : contactAt(value);
    const [rest = ""] = person?.rest.split("\n") ?? [];
    const isPerson = isSure || person?.honorific !== undefined || contactDetail.test(rest);
    return person && isPerson ? [named(person)] : [];
  });
}

/**
 * Whom a posting names for the application or for questions about the job: who reads the letter, else the only person to ask.
 * Undefined where it names nobody, or several.
 */
export function findContactName({
  text,
  reader,
}: Pick<Posting, "text" | "reader">): string | undefined {
  if (reader?.name !== undefined && isAddressed(reader)) return named(reader);
  const calm = calmReaders(text);
  const [label, ...labels] = new Set(labelledNames(calm));
  if (label !== undefined && !isPromptInjection(label))
    return labels.length === 0 ? label : undefined;
  const sentences = calm
    .split(/\n|(?<=\p{L}{4}[.!?]) (?=\p{Lu})/u)
    .filter((sentence) => !isPromptInjection(sentence));
  const [only, ...others] = new Set(sentences.flatMap(namesIn));
  return others.length === 0 ? only : undefined;
}
