import { expect, test } from "vitest";
import { readFrenchClause } from "./read-clause.ts";

test.each([
  ["Géré une équipe de cinq personnes", "done", "géré une équipe de cinq personnes"],
  ["J'ai formé deux apprentis", "done", "formé deux apprentis"],
  ["Mis en place le tri des déchets", "done", "mis en place le tri des déchets"],
  ["Accueillir et conseiller la clientèle", "task", "accueillir et conseiller la clientèle"],
  ["Je prépare les commandes", "doing", "prépare les commandes"],
  ["Responsable de l'accueil", "charge", "de l'accueil"],
  [
    "Gestion des stocks et tenue de caisse",
    "topics",
    "la gestion des stocks et la tenue de caisse",
  ],
  ["Suivi de 30 chantiers", "topics", "le suivi de 30 chantiers"],
  [
    "Accueil des patients, prise de rendez-vous",
    "topics",
    "l’accueil des patients et la prise de rendez-vous",
  ],
  ["Rapprochements bancaires", "topics", "les rapprochements bancaires"],
  ["Plonge et petits déjeuners", "topics", "la plonge et les petits déjeuners"],
  ["Accueil des clients et encaissement", "topics", "l’accueil des clients et l’encaissement"],
  [
    "Programmation des réseaux et interviews d’artistes",
    "topics",
    "la programmation des réseaux et les interviews d’artistes",
  ],
  [
    "Surveillance hémodynamique et dialyse continue",
    "topics",
    "la surveillance hémodynamique et la dialyse continue",
  ],
  [
    "Surveillance infirmière et bloc opératoire",
    "list",
    "surveillance infirmière et bloc opératoire",
  ],
  [
    "Contrôle des températures et traçabilité",
    "topics",
    "le contrôle des températures et la traçabilité",
  ],
  ["Pose de bornes de recharge", "activity", "poser des bornes de recharge"],
  ["Croissance de 18 % en trois ans", "done", "obtenu une croissance de 18 % en trois ans"],
  ["Utilisation quotidienne de Salesforce", "activity", "utiliser Salesforce au quotidien"],
  ["Utilisation du logiciel Axigate", "activity", "utiliser le logiciel Axigate"],
])("%s", (line, form, text) => {
  expect(readFrenchClause(line)).toEqual({ form, text });
});

test.each([
  "Dynamique et motivée",
  "Nous étions la meilleure équipe",
  "Le magasin est à Lyon",
  "Vente",
])("n’est pas citée telle quelle : %s", (line) => {
  expect(readFrenchClause(line)).toBeUndefined();
});
