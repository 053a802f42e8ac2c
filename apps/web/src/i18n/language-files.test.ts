import { languages } from "@postulo/i18n/language";
import { expect, test } from "vitest";
import { publicPages } from "./language-choice.ts";
import offlinePage from "../../public/offline.html?raw";

/** What is made by hand or by `npm run pictures`, by the names below `apps/web`. */
const files = new Set(
  Object.keys({
    ...import.meta.glob("../../public/*.webmanifest"),
    ...import.meta.glob("../../public/share/*"),
    ...import.meta.glob("../landing/film/*"),
    ...import.meta.glob("../landing/pictures/*"),
  }).map((name) => name.replace(/^(?:\.\.\/)+/, "")),
);

const slides = ["dashboard", "extension", "profile", "letter"];
const sizes = ["narrow.avif", "wide.avif", "wide.webp"];

test.each(languages)("%s has every file that is made for a language", (language) => {
  const needed = [
    `public/manifest.${language}.webmanifest`,
    ...publicPages.map((page) => `public/share/${page.slice(1) || "front"}.${language}.jpg`),
    ...["avif", "webp", "webm", "mp4"].map((kind) => `landing/film/${language}.${kind}`),
    ...languages.map((captions) => `landing/film/${language}.captions.${captions}.vtt`),
    ...slides.flatMap((slide) =>
      ["light", "dark"].flatMap((theme) =>
        sizes.map((size) => `landing/pictures/${slide}.${theme}.${language}.${size}`),
      ),
    ),
  ];
  expect(needed.filter((name) => !files.has(name))).toEqual([]);
  expect(offlinePage).toContain(`<div lang="${language}"`);
});
