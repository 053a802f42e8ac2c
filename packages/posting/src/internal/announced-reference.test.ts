import { expect, test } from "vitest";
import { readPosting } from "../posting.ts";

test.each([
  ["Plombier · affichage PLB-26-33 · saison 2027", "PLB-26-33"],
  ["La Ritournelle, Gatineau — affichage 2026-21", "2026-21"],
  ["Offre VS-IGH/2026-208 suivie par Mme Kell.", "VS-IGH/2026-208"],
  ["Réf. FRI 12-2026. Merci.", "FRI 12-2026"],
  ["Head Gardener (ref. 26.11 HG)", "26.11 HG"],
  ["Vacancy 4402-F | Closes 07.12.26", "4402-F"],
  ["Email us, quoting LL/NM/DB-15.", "LL/NM/DB-15"],
  ["Please quote KX4471 and your notice.", "KX4471"],
  ["Requisition 41-20417 | Salem, OR", "41-20417"],
  ["Emploi rural — Fiche n° 61-3307", "61-3307"],
])("of “%s” it is %s", (text, reference) => {
  expect(readPosting(text).reference).toBe(reference);
});

test.each([
  "Concours 2026-2027",
  "Offre 12/2026",
  "Une offre 35-39 h",
  "offre 24/7",
  "dossier par e-mail",
  "publication 01.02.26",
  "annonce rh-2026@example.org",
])("“%s” has none", (text) => {
  expect(readPosting(text).reference).toBeUndefined();
});
