import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import type { Posting } from "../posting.ts";
import { isNounPhrase } from "./english/noun-phrase.ts";
import { withArticle } from "./french/grammar.ts";
import { significantWords, findTerms } from "@postulo/evidence/find-terms";
import type { Term } from "@postulo/evidence/find-terms";
import { createIsReadable, profileTexts } from "./profile-language.ts";
import { memoize } from "@postulo/evidence/memoize";
import { occurTogether, statementStems } from "./word-stems.ts";

/** How a letter says a term that these entries name; undefined where their words cannot be put into its sentences. */
export type NameTerm = (term: Term, entries: readonly string[]) => string | undefined;

/** The spellings that each term was found by. */
type Spellings = ReadonlyMap<string, readonly string[]>;

type NamingText = {
  readonly spellings: Spellings;
  readonly statements: readonly ReadonlySet<string>[];
  readonly isReadable: boolean;
};

const isProperName = (spelling: string) => /\p{Lu}|\d/u.test(spelling);

/** Letter for letter, so that places in the text stay what they were. */
const foldLetters = (text: string) =>
  text.replace(/(?![\0-\x7F])\p{L}/gu, (letter) => letter.normalize("NFD").charAt(0)).toLowerCase();

/** Gives spellings of the table the accents that they have in the text: they are found without them. */
function createAsWritten(text: string): (spelling: string) => string {
  const written = text.normalize("NFC");
  const folded = foldLetters(written);
  return (spelling) => {
    if (isProperName(spelling)) return spelling;
    const start = folded.indexOf(foldLetters(spelling));
    return start < 0 ? spelling : written.slice(start, start + spelling.length).toLowerCase();
  };
}

const spellingsIn = memoize((text): Spellings => {
  const found = new Map<string, Set<string>>();
  for (const { term, spelling } of findTerms(text))
    found.set(term.id, (found.get(term.id) ?? new Set()).add(spelling));
  const asWritten = createAsWritten(text);
  return new Map([...found].map(([id, spellings]) => [id, [...spellings].map(asWritten)]));
});

const namingText = (text: string, isReadable: boolean): NamingText => ({
  spellings: spellingsIn(text),
  statements: statementStems(text),
  isReadable,
});

/** A found spelling as a part of a sentence. */
function phraseOf(spelling: string, language: LetterLanguage): string | undefined {
  if (language === "fr") return withArticle(spelling);
  return isNounPhrase(spelling) ? spelling : undefined;
}

/** The table's name of a term only if its words occur in the text: it may claim more than the text does. Languages have one name. */
function nameIn(
  term: Term,
  { spellings, statements, isReadable }: NamingText,
  language: LetterLanguage,
): string | undefined {
  const found = spellings.get(term.id) ?? [];
  if (found.length === 0) return undefined;
  const own = term[language];
  if (term.kind === "language" || occurTogether(significantWords(own), statements)) return own;
  for (const spelling of found) {
    if (term.kind === "tool" && isProperName(spelling)) return spelling;
    const phrase = isReadable ? phraseOf(spelling, language) : undefined;
    if (phrase) return phrase;
  }
  return undefined;
}

/** Names terms by the words of the entries they rest on, else by those of the posting. */
export function createNameTerm(
  profile: StoredProfile,
  posting: Posting,
  language: LetterLanguage,
): NameTerm {
  const canQuote = createIsReadable(profile, language);
  const entries = new Map(
    profileTexts(profile).map(({ id, text }) => [id, namingText(text, canQuote(text))]),
  );
  const wish = namingText(posting.text, posting.language === language);
  return (term, ids) => {
    const texts = [...ids.flatMap((id) => entries.get(id) ?? []), wish];
    return texts.map((text) => nameIn(term, text, language)).find((name) => name !== undefined);
  };
}
