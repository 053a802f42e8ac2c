import { expect, test } from "vitest";
import { findContract, namesApprenticeship } from "./posted-contract.ts";

test.each([
  ["Contract: Permanent", "permanent"],
  ["Type de contrat : CDD de 6 mois", "fixedTerm"],
  ["Employment type: Full-time, permanent", "permanent"],
  ["Contract type: Fixed term (12 months)", "fixedTerm"],
  ["Nurse\nCDI · temps plein · Lyon", "permanent"],
  ["Contrat : intérim 6 mois, pouvant déboucher sur un CDI", "temporary"],
  ["Assistant RH en alternance (H/F)", "apprenticeship"],
  ["Marketing Intern", "internship"],
  ["Apprentice Electrician", "apprenticeship"],
  ["This is a permanent, full-time position.", "permanent"],
  ["We are hiring on a permanent basis.", "permanent"],
  ["12-month fixed-term contract, with a view to permanent.", "fixedTerm"],
  ["Poste en CDI à pourvoir dès que possible.", "permanent"],
  // The J has a combining accent, which no single character has.
  ["Poste en CDI à J\u030Cilava, à pourvoir dès que possible.", "permanent"],
  ["Mission d'intérim de 3 mois", "temporary"],
  ["Nous recherchons pour un stage de 6 mois un assistant.", "internship"],
  ["Type de contrat : Alternance (apprentissage ou professionnalisation)", "apprenticeship"],
])("%s: %s", (text, kind) => {
  expect(findContract(text)).toBe(kind);
});

test.each([
  "CDI ou CDD",
  "Temp to perm",
  "Contrat : CDI intérimaire",
  "Apprenticeship Officer\nfull time",
  "Work with permanent residents and permanent staff.",
  "Vous encadrez deux apprentis et un stage.",
  "Vous avez une première expérience en CDI.",
  "You will manage freelance writers.",
  "Our apprenticeship scheme is well known.",
  "Stage de récupération de points",
  "There is a real chance of a permanent job.",
  "A permanent contract is possible later.",
])("%s: none is certain", (text) => {
  expect(findContract(text)).toBeUndefined();
});

test.each([
  "Travail de jour et de nuit en alternance",
  "Temps plein, jour et nuit en alternance",
  "Horaires en alternance",
  "Horaires : matin, après-midi en alternance",
  "Alternance jour/nuit",
  "En alternance jour / nuit, temps plein",
  "Un week-end sur deux en alternance",
  "Rythme : une semaine sur deux en alternance",
  "Poste en alternance 2x8",
  "Équipe en alternance matin / après-midi",
  "Vous travaillez en alternance avec deux collègues.",
  "Vous suivez des étudiants en alternance.",
])("alternating times and colleagues are no apprenticeship: %s", (line) => {
  expect(findContract(`Infirmier (H/F)\n${line}`)).toBeUndefined();
  expect(namesApprenticeship(`Infirmier (H/F), ${line}`)).toBe(false);
});

test.each([
  "Contrat : alternance",
  "Alternance 24 mois",
  "Temps plein, 35 h par semaine - en alternance",
  "Contrat d'alternance, rythme : 1 semaine école / 3 semaines entreprise",
  "Contrat : alternance une semaine école / trois semaines entreprise",
])("an apprenticeship with its times is one: %s", (line) => {
  expect(findContract(`Boulanger (H/F)\n${line}`)).toBe("apprenticeship");
});

test.each([
  ["Boulanger (H/F) - CDD, alternance", true],
  ["Boulanger en alternance (H/F)", true],
  ["ALTERNANCE – Boulanger(e) (H/F)", true],
  ["Conseiller (H/F) - service alternance", false],
  ["Infirmier (H/F) - CDI, jour et nuit en alternance", false],
])("the line of a title names an apprenticeship: %s, %s", (line, is) => {
  expect(namesApprenticeship(line)).toBe(is);
});
