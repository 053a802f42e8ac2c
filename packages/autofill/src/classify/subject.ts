import {
  otherSubject,
  otherSubjectInIdentifier,
  otherWorker,
  wanted,
} from "@postulo/lexicon/form-texts";
import { guardedPattern } from "./guarded-pattern.ts";
import type { Phrase } from "./phrase.ts";
import type { Role } from "./rule.ts";

const contactRoles: ReadonlySet<Role> = new Set([
  "first_name",
  "last_name",
  "full_name",
  "preferred_name",
  "email",
  "email_confirm",
  "phone",
  "address",
  "city",
  "state",
  "county",
  "postal_code",
  "country",
  "location",
  "summary",
]);

const jobRoles = /^(?:(?:exp|current)_(?:title|company)|entry_(?:title|position))$/;

const known = {
  label: new WeakMap<Phrase, boolean>(),
  identifier: new WeakMap<Phrase, boolean>(),
} as const;

const others = {
  label: guardedPattern(otherSubject),
  identifier: guardedPattern(otherSubjectInIdentifier),
} as const;

/** Own fields whose names contain the word of another subject. */
const ownNames =
  /street name|state or province|middle (?:name|initial)|(?:first|last) middle|job ?seeker/g;
const namesOwn = guardedPattern(ownNames);

/** Cached, because every matching rule calls it for the same phrase. */
function namesAnother(phrase: Phrase, from: "label" | "identifier"): boolean {
  const before = known[from].get(phrase);
  if (before !== undefined) return before;
  const { plain } = phrase;
  const words = namesOwn.mayMatch(plain) ? plain.replace(ownNames, " ") : plain;
  const found = others[from].test(words);
  known[from].set(phrase, found);
  return found;
}

/** Whether a label names a subject other than the applicant. */
export const isAboutAnother = (phrase: Phrase): boolean => namesAnother(phrase, "label");

/** Whether a name or contact field is about another subject; `ownWords` is the text that the rule matched. */
export function belongsToAnother(
  role: Role,
  phrase: Phrase,
  from: "label" | "identifier",
): boolean {
  if (jobRoles.test(role)) return otherWorker.test(phrase.plain) || wanted.test(phrase.plain);
  if (!contactRoles.has(role)) return false;
  return namesAnother(phrase, from) || (isName(role) && /\bhouse\b/.test(phrase.plain));
}

const isName = (role: Role) => role.endsWith("_name");
