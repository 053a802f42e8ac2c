import { expect, test } from "vitest";
import { readPosting } from "../posting.ts";

const rest = [
  "Nous recherchons une personne pour rejoindre notre équipe.",
  "Missions :",
  "- Assurer le suivi",
  "Profil :",
  "- Rigueur, CAP exigé",
].join("\n");

test.each([
  ["Technicien(ne) de maintenance (H/F)", "Technicien(ne) de maintenance"],
  ["Vendeur(se) en boulangerie", "Vendeur(se) en boulangerie"],
  ["Infirmier·ère de bloc", "Infirmier·ère de bloc"],
  ["Conducteur.trice de travaux", "Conducteur.trice de travaux"],
  ["Éducateur(trice) spécialisé(e)", "Éducateur(trice) spécialisé(e)"],
  ["Conseiller(ère) clientèle", "Conseiller(ère) clientèle"],
  ["Assistant.e administratif.ve", "Assistant.e administratif.ve"],
  ["Acheteur(-euse) H/F", "Acheteur(-euse)"],
])("the ending of the feminine cuts no title in two: %s", (written, title) => {
  const inSentence = `Atelier Martin recrute un(e) ${written}.\n${rest}`;
  expect(readPosting(inSentence).title).toBe(title);
  expect(readPosting(`${written}\nAtelier Martin recrute.\n${rest}`).title).toBe(title);
});

test.each([
  ["TECHNICIEN(NE) DE LABORATOIRE", "Technicien(ne) de laboratoire"],
  ["ASSISTANT(E) ADMINISTRATIF(VE)", "Assistant(e) administratif(ve)"],
  ["ACHETEUR(SE)", "Acheteur(se)"],
  ["INFIRMIER(ÈRE) DE NUIT", "Infirmier(ère) de nuit"],
])(
  "the ending of the feminine is in small letters in a title that is in capitals: %s",
  (written, title) =>
    expect(readPosting(`${written}\nAtelier Martin recrute.\n${rest}`).title).toBe(title),
);

test("an abbreviation in brackets keeps its capitals", () =>
  expect(
    readPosting(`TECHNICIEN (SAV) DE MAINTENANCE\nAtelier Martin recrute.\n${rest}`).title,
  ).not.toContain("sav"));
