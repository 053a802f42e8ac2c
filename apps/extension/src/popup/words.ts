import { languages, parseLanguage, type Language } from "@postulo/i18n/language";
import { createKeyReader, type Translate } from "@postulo/i18n/translate";
import { messages as english } from "../messages.en.ts";
import { messages as french } from "../messages.fr.ts";

const storageKey = "language";

/** The popup's texts in one language. */
export type Words = {
  readonly language: Language;
  readonly t: Translate<typeof english>;
  /** For keys that an answer brings; the compiler checks neither key nor parameters. */
  readonly read: (key: string) => string;
};

/** The language chosen here, else the browser's, else English. */
export async function loadWords(): Promise<Words> {
  const stored = (await chrome.storage.local.get(storageKey))[storageKey];
  const chosen = languages.find((language) => language === stored);
  return wordsIn(chosen ?? parseLanguage(navigator.language.slice(0, 2)));
}

function wordsIn(language: Language): Words {
  const read = createKeyReader(language === "fr" ? french : english, language);
  return { language, t: read, read };
}

/** Remembers the choice; answers the texts in the other language. */
export async function switchWords({ language }: Words): Promise<Words> {
  const other = language === "fr" ? "en" : "fr";
  await chrome.storage.local.set({ [storageKey]: other });
  return wordsIn(other);
}
