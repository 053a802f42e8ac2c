import { expect, test } from "vitest";
import { splitWishes } from "./split-wishes.ts";

test.each([
  ["Trier des planches, chevrons et liteaux"],
  ["Respecter les règles d'hygiène et de sécurité alimentaire"],
  ["Régler la scie et affûter les lames"],
  ["Utiliser un tableur et Photoshop"],
  ["Evening and weekend shifts, including school holidays and festivals"],
  ["A qualification in art and design"],
  ["Fleets of vans and hand-held scanners (keys, batteries, chargers)"],
  ["Il faut avoir vendu en boutique, hors grande distribution"],
])("is one wish: %s", (text) => {
  expect(splitWishes(text)).toEqual([text]);
});

test.each([
  ["permis CE, ADR et carte conducteur", ["permis CE", "ADR", "carte conducteur"]],
  ["Maîtrise d'Excel et de SAP", ["Maîtrise d'Excel", "SAP"]],
  [
    "Rigueur au travail, sens du service et bonne présentation",
    ["Rigueur au travail", "sens du service", "bonne présentation"],
  ],
  [
    "You keep the bees healthy, and you must hold a spraying certificate",
    ["You keep the bees healthy", "you must hold a spraying certificate"],
  ],
  [
    "Une personne qui aime le bois et qui sait lire un plan de coupe",
    ["Une personne qui aime le bois", "qui sait lire un plan de coupe"],
  ],
  [
    "You hold a diploma in floristry and a clean driving record",
    ["You hold a diploma in floristry", "a clean driving record"],
  ],
])("has several wishes: %s", (text, wishes) => {
  expect(splitWishes(text)).toEqual(wishes);
});

test.each([
  ["You read German, since our suppliers write it", ["You read German"]],
  [
    "L'allemand courant serait un plus, car nos fournisseurs l'écrivent et le parlent",
    ["L'allemand courant serait un plus"],
  ],
])("why something is asked is no part of the wish: %s", (text, wishes) => {
  expect(splitWishes(text)).toEqual(wishes);
});

test.each([
  [
    "You will row the ferry, as we have no engine, and mooring lines",
    "You will row the ferry, and mooring lines",
  ],
  ["Own bicycle, as we cover the hills, with a basket", "Own bicycle, with a basket"],
  [
    "Steady hands, because the glass is thin and a good temper",
    "Steady hands, because the glass is thin and a good temper",
  ],
  [
    "Bonne oreille, car les moteurs parlent, souplesse et patience",
    "Bonne oreille, souplesse et patience",
  ],
  ["Un vélo, car les rues sont étroites, avec panier", "Un vélo, avec panier"],
])("what follows a reason stays: %s", (text, wish) => {
  expect(splitWishes(text)).toEqual([wish]);
});

test.each([
  ["Vous aimez la mer, car le permis côtier et deux saisons sont exigés", "deux saisons"],
  ["You like the sea, because we sail at night and two seasons are required", "two seasons"],
])("what is asked for in a reason stays: %s", (text, asked) => {
  expect(splitWishes(text).join("\n")).toContain(asked);
});

test("a line of very many parts is one wish", () => {
  const text = Array.from({ length: 5000 }, () => "nets and ropes,").join(" ");
  expect(splitWishes(text)).toHaveLength(1);
});
