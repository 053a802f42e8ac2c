import {
  defaultLanguage,
  findLanguage,
  matchLanguage,
  type Language,
} from "@postulo/i18n/language";

const storageKey = "language";

/** The first of the languages, in order of preference, that the interface has. */
function preferredLanguage(tags: readonly string[]): Language {
  const known = tags.find((tag) => findLanguage(tag.split("-")[0]) !== undefined);
  return known === undefined ? defaultLanguage : matchLanguage(known);
}

/** The language selected in the popup, otherwise the first of those in which the user's browser asks for pages. */
export async function loadLanguage(): Promise<Language> {
  const stored = (await chrome.storage.local.get(storageKey))[storageKey];
  return findLanguage(stored) ?? preferredLanguage(navigator.languages);
}

export async function saveLanguage(language: Language): Promise<void> {
  await chrome.storage.local.set({ [storageKey]: language });
}
