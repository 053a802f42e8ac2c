import { findLanguage, languages, type Language } from "@postulo/i18n/language";
import { languageNames } from "@postulo/i18n/language-names";
import { element } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";

/** The label of the button that selects a language, in that language. */
const switchTo: Readonly<Record<Language, string>> = {
  en: "Switch to English",
  fr: "Passer au français",
};

type OnChosen = (language: Language) => void;

/** A button for the other language; a menu when there are several. */
export function languageChoice(words: Words, onChosen: OnChosen): HTMLElement {
  const [other, second] = languages.filter((language) => language !== words.language);
  return other && !second ? languageButton(other, onChosen) : languageMenu(words, onChosen);
}

export function languageButton(other: Language, onChosen: OnChosen): HTMLElement {
  const button = element(
    "button",
    { class: "plain end", type: "button", lang: other, "aria-label": switchTo[other] },
    languageNames[other],
  );
  button.addEventListener("click", () => onChosen(other));
  return button;
}

/** A menu with the native name of each language. */
export function languageMenu({ t, language }: Words, onChosen: OnChosen): HTMLElement {
  const menu = element(
    "select",
    { class: "end", "aria-label": t("language") },
    ...languages.map((value) =>
      element("option", { value, lang: value, selected: value === language }, languageNames[value]),
    ),
  );
  menu.addEventListener("change", () => {
    const chosen = findLanguage(menu.value);
    if (chosen) onChosen(chosen);
  });
  return menu;
}
