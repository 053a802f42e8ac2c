import { maxJobCharacters } from "@postulo/contract/cover-letter";
import { defaultLetterLanguage, type LetterLanguage } from "@postulo/domain/letter-language";

/** What the server prints: the text of a letter, and its job. */
export interface PrintedLetter {
  readonly text: string;
  readonly language?: LetterLanguage | undefined;
  readonly title?: string | undefined;
  readonly company?: string | undefined;
}

/** The body of a request that prints a letter. */
export const letterBody = ({
  text,
  language = defaultLetterLanguage,
  title,
  company,
}: PrintedLetter) => ({
  text,
  language,
  ...(title === undefined ? {} : { title: title.slice(0, maxJobCharacters) }),
  ...(company === undefined ? {} : { company: company.slice(0, maxJobCharacters) }),
});
