import { expect, test } from "vitest";
import { isQuotable, passagesOf } from "./passages.ts";

test.each([
  [
    "a line of a list",
    "Rolled out Sage across three sites",
    ["Rolled out Sage across three sites"],
  ],
  [
    "a line with a label and a ligature",
    "Missions : mise en œuvre du tri",
    ["mise en œuvre du tri"],
  ],
  [
    "sentences",
    "I tune by ear. Some seventy actions were rebuilt. Mr. Rowe made 61 of them.",
    ["I tune by ear.", "Some seventy actions were rebuilt.", "Mr. Rowe made 61 of them."],
  ],
  [
    "a bracket with an abbreviation",
    "Formations : DU Plaies (Univ. Lyon 1, 2022), tutorat. Soins (nuit. Jour). Fin de journée.",
    [
      "Formations : DU Plaies (Univ. Lyon 1, 2022), tutorat.",
      "Soins (nuit. Jour).",
      "Fin de journée.",
    ],
  ],
  [
    "what restricts the sentence before",
    "I ran the kitchen. Only when the chef was away.",
    ["I ran the kitchen. Only when the chef was away."],
  ],
  [
    "what refers to the sentence before",
    "I wrote the rota. It was used in all homes. I led shifts.",
    ["I wrote the rota.", "I wrote the rota. It was used in all homes.", "I led shifts."],
  ],
  [
    "French",
    "J’ai formé deux apprentis. Ils ont leur CAP. Sauf le dernier.",
    ["J’ai formé deux apprentis.", "J’ai formé deux apprentis. Ils ont leur CAP. Sauf le dernier."],
  ],
  [
    "a short statement behind a semicolon",
    "Own the annual audit; no adjustments in 3 years",
    ["Own the annual audit; no adjustments in 3 years"],
  ],
  [
    "long statements between semicolons",
    "Concert tuning for an arts week every June from 2011 to 2019, two grand pianos, before and between performances; it was cancelled in 2020",
    [
      "Concert tuning for an arts week every June from 2011 to 2019, two grand pianos, before and between performances",
      "Concert tuning for an arts week every June from 2011 to 2019, two grand pianos, before and between performances; it was cancelled in 2020",
    ],
  ],
])("passages of %s", (_, line, passages) => {
  expect(passagesOf(line)).toEqual(passages);
});

test.each([
  "Fell out with the new owner and left",
  "Sickness went down by half (could be luck, to be honest)",
  "Ran the bar on Sundays, mostly because nobody else turned up",
  "Chantier de l'école livré avec 12 jours de retard",
  "Dispute avec le gérant pour les heures",
  "Carte changée chaque semaine, franchement trop de travail",
  "Job responsibilities:",
  "But in the third year ten days of training",
  "To obtain a challenging position in the field of health",
  "Location: West Road depot",
  "Tel : 07700 900123",
  "I'm searching for a job in my area",
  "The tower is located in the old port",
  "[Start date] - [end date]",
  "#Joinery #Oak",
  "Date et lieu de naissance : 15/06/1995 à Vaudry",
  "Dans lequel notre but était la concentration des élèves",
  "Elle vous aide à compter les points",
  "Vaudry Web est une société de services",
  "Ces services sont partagés par deux banques",
  "Vaudry Web propose des solutions pour la paie",
  "Nous travaillons surtout le bois",
  "Du 08/08/2012 au 12/05/2013 à Vaudry",
])("no letter quotes %j", (line) => {
  expect(isQuotable(line)).toBe(false);
});

test.each([
  "Dealt with complaints about late deliveries",
  "Operated CNC lathes and horizontal boring mills to 5 µm",
  "Mentored 30 teenagers who had dropped out of school",
  "Advised 200 employers on the minimum wage",
  "Médiation des disputes entre enfants",
  "Relances des retards de paiement, 40 dossiers",
  "Gestion des conflits entre riverains",
  "Elevated a roof beam of oak",
  "Prise de rendez-vous pour trois médecins",
  "Location of faults in cables",
  "Illustration de deux albums",
  "Adresses mises à jour : 1 200 fiches",
])("a letter may quote %j", (line) => {
  expect(isQuotable(line)).toBe(true);
});

test.each([
  ["Left the yard because of my bad knee", "Led the yard's crew because of my licence"],
  ["Plastering for my uncle, cash in hand", "Cash handling for four tills"],
  ["Quitté le chantier à cause de mon dos", "Reprise de mon dossier de chantier"],
  ["Peinture chez un voisin, payé au noir", "Tirages au noir et blanc, 40 par jour"],
])("what is private or undeclared is not quoted: %s", (unfit, fit) => {
  expect([isQuotable(unfit), isQuotable(fit)]).toEqual([false, true]);
});
