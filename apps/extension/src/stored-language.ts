import { findLanguage, matchLanguage, type Language } from "@postulo/i18n/language";

const storageKey = "language";

/** The language selected in the popup, otherwise the browser's, otherwise English. */
export async function loadLanguage(): Promise<Language> {
  const stored = (await chrome.storage.local.get(storageKey))[storageKey];
  return findLanguage(stored) ?? matchLanguage(chrome.i18n.getUILanguage());
}

export async function saveLanguage(language: Language): Promise<void> {
  await chrome.storage.local.set({ [storageKey]: language });
}
