import { expect, test } from "vitest";
import { detectDocumentLanguage, detectLanguage } from "./detect-language.ts";

test.each([
  ["Kept the accounts of nine restaurants", "en"],
  ["Tenue des comptes de neuf restaurants", "fr"],
  ["Encadrement d'une équipe de six vendeurs", "fr"],
  ["Führung eines Teams von sechs Verkäufern", "other"],
  ["Gestión de un equipo de seis vendedores", "other"],
  ["React, TypeScript, Node.js, AWS, Docker", "unclear"],
  ["Gestion de projet", "unclear"],
])("the language of the line %j is %s", (line, language) => {
  expect(detectLanguage(line)).toBe(language);
});

const english = "We are looking for a nurse who likes to work with older people.\n";
const french = "Nous recherchons une infirmière qui aime travailler auprès de personnes âgées.\n";

test.each([
  ["of one sentence", english, "en"],
  ["with a short part in another language", english.repeat(8) + french, "en"],
  ["in two languages", english.repeat(8) + french.repeat(8), "unclear"],
  ["without a word", "12 / 34 – 56\n…", "unclear"],
  ["of one endless word", "a".repeat(200_000), "unclear"],
])("the language of a document %s", (_, text, language) => {
  expect(detectDocumentLanguage(text)).toBe(language);
});
