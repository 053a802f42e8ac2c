import {
  besideNames,
  companyWords,
  nameWords,
  ownCompanyWords,
  ownEntryWords,
  ownNameWords,
  ownPlaceWords,
  ownSchoolWords,
  ownSkillWords,
  ownSubjectWords,
  ownTitleWords,
  placeWords,
  schoolWords,
  skillWords,
  ownSummaryWords,
  subjectWords,
  summaryWords,
  titleWords,
} from "@postulo/lexicon/own-words";
import { plainWords } from "../../classify/phrase.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";

type OwnWords = {
  readonly keys: ReadonlySet<FieldKey>;
  /** The words that name the fact. A label without one of them may be in another language, and is not compared. */
  readonly names: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
  /** Longer labels are not compared. */
  readonly maxWords: number;
};

const maxShortWords = 4;
const maxEntryWords = 6;

/** Names of a job or a study, and the words beside them. */
const ofEntry = (
  keys: readonly FieldKey[],
  names: readonly string[],
  beside: readonly string[],
): OwnWords => ({
  keys: new Set(keys),
  names: new Set(names),
  beside: new Set([...beside, ...ownEntryWords, ...besideNames]),
  maxWords: maxEntryWords,
});

const facts: readonly OwnWords[] = [
  {
    keys: new Set(["country", "city", "state", "county", "postal_code", "address", "location"]),
    names: new Set(placeWords),
    beside: new Set([...ownPlaceWords, ...besideNames]),
    maxWords: maxShortWords,
  },
  {
    keys: new Set(["first_name", "last_name", "full_name"]),
    names: new Set(nameWords),
    beside: new Set([...ownNameWords, ...besideNames]),
    maxWords: maxShortWords,
  },
  ofEntry(["current_title", "exp_title"], titleWords, ownTitleWords),
  ofEntry(["current_company", "exp_company"], companyWords, ownCompanyWords),
  ofEntry(["edu_school"], schoolWords, ownSchoolWords),
  ofEntry(["edu_field"], subjectWords, ownSubjectWords),
  ofEntry(["skills"], skillWords, ownSkillWords),
  ofEntry(["summary"], summaryWords, ownSummaryWords),
];

const inBrackets = /[([{][^)\]}\n]{0,400}[)\]}]/g;

/** Markup that declares the key. */
const isDeclared = (because: string) => /^(?:autocomplete|platform)/.test(because);

/**
 * Whether a short label of a place, a name, a job or a study has a word that makes it another one than the applicant's:
 * "Country obtained", "Trade school". As with e-mail addresses and telephone numbers, each word has to be known.
 */
export function hasOtherWord({ field, key, because }: Classified): boolean {
  const own = facts.find(({ keys }) => keys.has(key));
  if (!own || isDeclared(because)) return false;
  const text = (field.labels[0]?.text ?? "").replace(inBrackets, " ");
  const words = plainWords(text).split(/[ /&#+]+/);
  if (words.length > own.maxWords || !words.some((word) => own.names.has(word))) return false;
  return words.some(
    (word) => /^[a-z]+$/.test(word) && !own.names.has(word) && !own.beside.has(word),
  );
}
