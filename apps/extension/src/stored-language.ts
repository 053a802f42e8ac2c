import { languages, parseLanguage, type Language } from "@postulo/i18n/language";

const storageKey = "language";

/** The language chosen in the popup, else the browser's, else English. */
export async function loadLanguage(): Promise<Language> {
  const stored = (await chrome.storage.local.get(storageKey))[storageKey];
  const chosen = languages.find((language) => language === stored);
  return chosen ?? parseLanguage(chrome.i18n.getUILanguage().slice(0, 2));
}

export async function saveLanguage(language: Language): Promise<void> {
  await chrome.storage.local.set({ [storageKey]: language });
}
