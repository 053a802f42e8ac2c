import { expect, test } from "vitest";
import { findContactName } from "./contact.ts";
import { readPosting } from "./posting.ts";

const contactOf = (text: string) => findContactName(readPosting(text));

test.each([
  ["Send your CV to Ines Calder, Matron, by Friday.", "Ines Calder"],
  ["Please send your CV to Mrs Ada Vell, Headteacher.", "Mrs Ada Vell"],
  ["Send your CV to Siorcha Veldane, Area Manager, or call 01632 960000.", "Siorcha Veldane"],
  ["For an informal chat, contact Orrin Vale on 01632 960000.", "Orrin Vale"],
  ["Questions? Contact the ward manager, Ms Ada Vell.", "Ms Ada Vell"],
  ["Renseignements auprès de M. Paul Girard, responsable du service.", "M Paul Girard"],
  ["Pour tout renseignement, Mme Odile Paturet se tient à votre disposition.", "Mme Odile Paturet"],
  ["Réf. AB-12. Contact : Mme Odile Paturet, coordonnatrice, 02 00 00 00 00.", "Mme Odile Paturet"],
  ["Contact: Orrin Vale, 01632 960000", "Orrin Vale"],
  ["Informal enquiries: Ines Calder, Clinical Nurse Manager, ines@marl.example", "Ines Calder"],
  ["Full time. For an informal chat: Mrs Calder on 01632 960000", "Mrs Calder"],
  ["Renseignements : Mme Odile Paturet, 02 00 00 00 00", "Mme Odile Paturet"],
  ["Queries: Ines Calder, 01632 960000", "Ines Calder"],
  ["Informal chat: Ines Calder, Clinical Nurse Manager, ines@marl.example", "Ines Calder"],
  ["Pour toute question : Mme Odile Paturet", "Mme Odile Paturet"],
  [
    "Vous aimez le cœur du métier. Nous aussi. Renseignements : Mme Odile Paturet, coordonnatrice",
    "Mme Odile Paturet",
  ],
  [
    "Manœuvre H/F\nVous travaillez en équipe.\nRenseignements : Mme Odile Paturet, coordonnatrice",
    "Mme Odile Paturet",
  ],
  [
    "Pour postuler à la maison du Sacré-Cœur, contactez Marie-Odile Paturet.",
    "Marie-Odile Paturet",
  ],
  ["Contact : VASSEUR Odile, 02 00 00 00 00", "VASSEUR Odile"],
  ["For an informal chat, contact J. Calder on 01632 960000.", "J. Calder"],
  ["Pour postuler, contactez Marie-Odile Paturet.", "Marie-Odile Paturet"],
  ["For questions, call Mrs Calder on 01632 960000.", "Mrs Calder"],
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
  "Press enquiries: Ines Calder, 01632 960000",
  "Questions: Monday to Friday",
  "Informal visits: Victoria Ward",
  "Queries: Victoria Leeds",
  "Any questions: Grace House, Marl",
  "Informal visits: Victoria Ward, 01632 960000",
  "Informations : Louis Pasteur, 35000 Rennes",
  "Questions : Louis Pasteur, 35000 Rennes",
  "Full time. Contact: Ines Calder for press enquiries",
  "Contact Monday to Friday, 9 to 5, with questions about the job.",
  "Call Today to apply!",
  "To apply, call Grace Today",
  "Text Apply Now to 80010",
  "Pour postuler, contactez Manpower Lyon.",
  "Contact : Manpower Lyon, 02 00 00 00 00",
  "Envoyez votre CV à Manpower Lyon.",
  "Pour postuler, contactez Robert Half au 02 00 00 00 00.",
  "Pour postuler, contactez Mission Locale Lyon.",
  "Adressez votre candidature à Mission Locale du Vaudry",
  "To apply, contact Greater Manchester Police.",
  "Send your CV to Greater Manchester Police by Friday.",
])("%s: nobody is the contact", (text) => {
  expect(contactOf(text)).toBeUndefined();
});
