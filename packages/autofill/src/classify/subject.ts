import type { Phrase } from "./phrase.ts";
import type { Role } from "./rule.ts";

const contactRoles =
  /^(?:(?:first|last|full|preferred)_name|email(?:_confirm)?|phone|address|city|state|county|postal_code|country|location|summary)$/;

const jobRoles = /^(?:(?:exp|current)_(?:title|company)|entry_(?:title|position))$/;

/** Another person whose job or employer the field is about. */
const otherWorker =
  /\b(?:referees?|references?|supervisors?|relatives?|spouse|partner|parents?|guardian|emergency|conjoint|tuteur|referent)\b/;

/** Another person or thing that a name, email or number can belong to. */
const otherSubject =
  /\b(?:emergency|referees?|references?|referr\w*|recruiters?|(?:hiring )?managers?|supervisors?|spouse|partner|parents?|guardian|referent|friends?|colleagues?|relatives?|next of kin|doctor|company|employers?|organi[sz]ation|schools?|universit\w+|college|institut\w*|bank|card|user|login|files?|domain|host|job|project|event|team|pet|maiden|mother|father|previous|former|course|program(?:me)?|publication|certificat\w*|licen[cs]es?|business|contact person|representative|agency|beneficiary|recipient|gift|urgence|entreprise|employeur|societe|ecole|etablissement|universite|tuteur|conjoint|parrain|utilisateur|fichier|carte|naissance de|fax|product|store|office|birth|promo|coupon|subject|display|screen|channel|their|leur|street name|middle)\b/;

/** Without common prefixes of identifiers, which do not indicate another subject. */
const otherSubjectInIdentifier =
  /\b(?:emergency|referee|reference|referr\w*|recruiter|manager|supervisor|spouse|guardian|friend|company|employer|organi[sz]ation|school|university|college|bank|card|user ?name|login|maiden|mother|urgence|entreprise|employeur|ecole|fax|gift|recipient)\b/;

const known = {
  label: new WeakMap<Phrase, boolean>(),
  identifier: new WeakMap<Phrase, boolean>(),
} as const;

/** Cached, because every matching rule calls it for the same phrase. */
function namesAnother(phrase: Phrase, from: "label" | "identifier"): boolean {
  const before = known[from].get(phrase);
  if (before !== undefined) return before;
  const others = from === "label" ? otherSubject : otherSubjectInIdentifier;
  const found = others.test(
    phrase.plain.replace(
      /street name|state or province|middle (?:name|initial)|(?:first|last) middle|job ?seeker/g,
      " ",
    ),
  );
  known[from].set(phrase, found);
  return found;
}

/** Whether a label names a subject other than the applicant. */
export function isAboutAnother(phrase: Phrase): boolean {
  return namesAnother(phrase, "label");
}

/** Whether a name or contact field is about another subject; `ownWords` is the text that the rule matched. */
export function belongsToAnother(
  role: Role,
  phrase: Phrase,
  from: "label" | "identifier",
): boolean {
  if (jobRoles.test(role)) return otherWorker.test(phrase.plain);
  if (!contactRoles.test(role)) return false;
  return namesAnother(phrase, from) || (isName(role) && /\bhouse\b/.test(phrase.plain));
}

const isName = (role: Role) => role.endsWith("_name");
