import { expect, test } from "vitest";
import { stripArticle } from "./french-employers.ts";

test("an article is part of a name, except before a kind of institution", () => {
  expect(stripArticle("La Redoute")).toBe("La Redoute");
  expect(stripArticle("Le Cabinet du Parc")).toBe("Cabinet du Parc");
  expect(stripArticle("L’Atelier du Port")).toBe("Atelier du Port");
  expect(stripArticle("La Clinique des Lilas")).toBe("Clinique des Lilas");
  expect(stripArticle("Durand")).toBe("Durand");
});
