import { expect, test } from "vitest";
import { stripAttached } from "./value-parts.ts";

test.each([
  ["company", "Larmor, www.larmor.example", "Larmor"],
  ["company", "Larmor Foods (larmor.example)", "Larmor Foods"],
  ["company", "Larmor | larmor.example/jobs", "Larmor"],
  ["company", "larmor.example", "larmor.example"],
  ["company", "Groupe Larmor.example", "Groupe Larmor.example"],
  ["company", "Quay Agency for larmor.example", "Quay Agency for larmor.example"],
  ["company", "Larmor – larmor.example", "Larmor"],
  ["title", "Developer, larmor.example", "Developer, larmor.example"],
  ["company", "Larmorin'", "Larmorin'"],
  ["company", "Larmor, larmor.example, Quayside", "Larmor, larmor.example, Quayside"],
  ["company", "pour Larmor Ltd.", "Larmor Ltd."],
  ["company", "pour le Service du Port", "le Service du Port"],
  ["company", "chez la Poste", "la Poste"],
  ["company", "chez l’Atelier", "l’Atelier"],
  ["company", "at Larmor", "Larmor"],
  ["company", "Chez Larmor", "Chez Larmor"],
  ["company", "At Home Larmor", "At Home Larmor"],
  ["title", "pour Larmor", "pour Larmor"],
  ["school", "Délivrée par Larmor", "Larmor"],
  ["school", "Issued by the Quay School", "the Quay School"],
  ["school", "École du Quai,", "École du Quai"],
  ["school", "Brewers’", "Brewers’"],
  ["school", "School of Commerce.", "School of Commerce"],
  ["school", "Quay Inst.", "Quay Inst."],
  ["school", "Quay Pvt. Ltd.", "Quay Pvt. Ltd."],
  ["company", "Larmor Canteens. .", "Larmor Canteens"],
  ["company", "Larmor (2015", "Larmor"],
  ["company", "Larmor (3 years)", "Larmor"],
  ["company", "Larmor (France)", "Larmor (France)"],
] as const)("of the %s %s only its own part is kept", (column, text, own) => {
  expect(stripAttached(column, text)).toBe(own);
});
