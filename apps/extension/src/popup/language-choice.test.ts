import { languages } from "@postulo/i18n/language";
import { languageNames } from "@postulo/i18n/language-names";
import { expect, test } from "vitest";
import { wordsIn } from "../dom/words.ts";
import { languageButton, languageMenu } from "./language-choice.ts";

test("a single other language has a button labelled in that language", () => {
  const chosen: string[] = [];
  const button = languageButton("en", (language) => chosen.push(language));
  expect([button.textContent, button.getAttribute("aria-label"), button.lang]).toEqual([
    "English",
    "Switch to English",
    "en",
  ]);
  button.click();
  expect(chosen).toEqual(["en"]);
});

test("a menu has each language by its own name", () => {
  const chosen: string[] = [];
  document.body.replaceChildren(languageMenu(wordsIn("fr"), (language) => chosen.push(language)));
  const menu = document.querySelector("select");
  if (!menu) throw new Error("There is no menu");
  expect(menu.getAttribute("aria-label")).toBe("Langue");
  expect(menu.value).toBe("fr");
  expect([...menu.options].map(({ text, lang }) => [text, lang])).toEqual(
    languages.map((language) => [languageNames[language], language]),
  );
  menu.value = "en";
  menu.dispatchEvent(new Event("change"));
  expect(chosen).toEqual(["en"]);
});
