import { expect, test } from "vitest";
import { findReader } from "./addressee.ts";

test.each([
  ["Write to Ines Calder, manager, with two references.", "Ines Calder"],
  ["Apply with a résumé to Orrin Vale, in sales.", "Orrin Vale"],
  ["Human Resources, attn. Marguerite Tolland. No calls.", "Marguerite Tolland"],
  ["Write us a page, addressed to Hilda and Joss, and tell us why.", "Hilda and Joss"],
  ["To apply text us. Ask for Baz.", "Baz"],
  ["Hiring manager: Tegan Marsh-Lowe.", "Tegan Marsh-Lowe"],
  ["Envoyez trois lignes à Jean-Marc (0475 11 22 33).", "Jean-Marc"],
  ["Une lettre d'une page à Maëlle Kerbrat, avant le 22 janvier.", "Maëlle Kerbrat"],
  ["CV et lettre à l'attention de Colette Brun, directrice.", "Colette Brun"],
])("%s is read by %s", (text, name) => {
  expect(findReader(text)).toEqual({ name, office: undefined, honorific: undefined });
});

test.each([
  ["Applications with a letter go to Ms Bríd Ní Mhaolan, Director.", "Ms", "Bríd Ní Mhaolan"],
  ["Please write by hand to the Hon. Mrs. R. Castle-Dunn at the office.", "Mrs", "R. Castle-Dunn"],
  ["Offre 2026/208 suivie par Mme Sabine Kell.", "Mme", "Sabine Kell"],
  ["Contact : Mme Odile Paturet", "Mme", "Odile Paturet"],
  ["Contact: Dr Ada Lowe MSc", "Dr", "Ada Lowe"],
  ["Trente heures, 13 € brut. Contact : Mme Odile Paturet", "Mme", "Odile Paturet"],
  ["Répondre à cette offre\n\nLE GRENIER - Mme Odile Paturet", "Mme", "Odile Paturet"],
])("%s: %s %s", (text, honorific, name) => {
  expect(findReader(text)).toEqual({ name, office: undefined, honorific });
});

test.each([
  ["Applications to the Head of School, Ms Ada Lowe, by Friday.", "Head of School"],
  [
    "You report to Dr Ada Lowe, Head of Loans, to whom applications should be sent.",
    "Head of Loans",
  ],
])("%s is read by the %s", (text, office) => {
  expect(findReader(text)).toMatchObject({ name: "Ada Lowe", office });
});

test.each([
  "Send your CV to Human Resources.",
  "Send your CV to Larch & Penrose.",
  "Send your CV to Larch Recruitment.",
  "Apply to Calder Valves Ltd.",
  "Write to New York, please.",
  "Envoyez votre candidature à La Rochelle.",
  "Envoyez votre CV à Quimper.",
  "Lettre et CV au Service Courrier.",
  "For information about the job write to Ines Calder.",
  "For an informal chat, send a text to Ines Calder.",
  "Add your CV to Microsoft Teams.",
  "Contact: Reception",
  "Envoyez votre CV à Mission Locale de Fougères.",
  "Contact : Mission Locale",
  "Lettre à l'attention de Familles Rurales",
  "Send applications to Citizens Advice.",
  "Send your letter to Marks and Spencer.",
  "Send your CV to Reed Employment.",
  "Ask for Reception.",
  "Ines Calder will go to Paris Nord with you.",
])("no person reads the letter: %s", (text) => {
  expect(findReader(text)).toBeUndefined();
});
