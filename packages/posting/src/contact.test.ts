import { expect, test } from "vitest";
import { findContactName } from "./contact.ts";
import { readPosting } from "./posting.ts";

const contactOf = (text: string) => findContactName(readPosting(text));

test.each([
  ["Send your CV to Ines Calder, Matron, by Friday.", "Ines Calder"],
  ["Please send your CV to Mrs Ada Vell, Headteacher.", "Mrs Ada Vell"],
  ["For an informal chat, contact Orrin Vale on 01632 960000.", "Orrin Vale"],
  ["Questions? Contact the ward manager, Ms Ada Vell.", "Ms Ada Vell"],
  ["Renseignements auprès de M. Paul Girard, responsable du service.", "M Paul Girard"],
  ["Pour tout renseignement, Mme Odile Paturet se tient à votre disposition.", "Mme Odile Paturet"],
  ["Réf. AB-12. Contact : Mme Odile Paturet, coordonnatrice, 02 00 00 00 00.", "Mme Odile Paturet"],
  ["Contact: Orrin Vale, 01632 960000", "Orrin Vale"],
  [
    "Candidature à la DRH : recrut@vaudry.example, M. Paul Girard. Date limite : vendredi",
    "M Paul Girard",
  ],
])("%s: %s is the contact", (text, name) => {
  expect(contactOf(text)).toBe(name);
});

test.each([
  "Journalists: contact Ines Calder of our press office.",
  "For data protection questions, contact Ines Calder.",
  "You will call Ines Calder each morning.",
  "Questions? Contact Ines Calder. To visit the ward, call Orrin Vale.",
  "Contact our recruitment team with any questions.",
  "You report to Ines Calder, Matron.",
  "Contact : Service Recrutement",
  "Horaires de jour. Contact : Mme Odile Paturet. Contact : M. Paul Girard.",
  "Contact presse : Mme Odile Paturet",
  "Full time. Contact: Ines Calder for press enquiries",
])("%s: nobody is the contact", (text) => {
  expect(contactOf(text)).toBeUndefined();
});
