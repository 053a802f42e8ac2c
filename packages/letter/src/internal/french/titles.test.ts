import { expect, test } from "vitest";
import { targetTitle, titleForPerson, titleInSentence } from "./titles.ts";

test.each([
  ["Conseiller(ère) clientèle", "Conseillère clientèle", "Conseiller clientèle"],
  ["Développeur·se web", "Développeuse web", "Développeur web"],
  ["Technicien(ne) de maintenance", "Technicienne de maintenance", "Technicien de maintenance"],
  ["Animateur(trice)", "Animatrice", "Animateur"],
  ["Employé(e) de rayon", "Employée de rayon", "Employé de rayon"],
  ["Infirmier(e) de bloc", "Infirmière de bloc", "Infirmier de bloc"],
  ["Conducteur/trice receveur/euse", "Conductrice receveuse", "Conducteur receveur"],
  ["Acheteur(-euse)", "Acheteuse", "Acheteur"],
  ["Coordinateur-trice de site", "Coordinatrice de site", "Coordinateur de site"],
  ["Boulanger-ère", "Boulangère", "Boulanger"],
  ["Directeur·rice adjoint·e", "Directrice adjointe", "Directeur adjoint"],
  ["Gardien(enne)", "Gardienne", "Gardien"],
  ["Infirmier(ière)", "Infirmière", "Infirmier"],
  ["Aide-soignant(e)", "Aide-soignante", "Aide-soignant"],
  ["Chef.fe de projet", "Cheffe de projet", "Chef de projet"],
  ["Agent administratif(ve)", "Agent administrative", "Agent administratif"],
  ["Vendeur / Vendeuse", "Vendeuse", "Vendeur"],
  ["Chef pâtissier / Cheffe pâtissière", "Cheffe pâtissière", "Chef pâtissier"],
  ["Enseignante ou un enseignant", "Enseignante", "enseignant"],
  ["Développeuse ou développeur web", "Développeuse web", "développeur web"],
  ["Agente ou agent hôtelier", "Agente hôtelière", "agent hôtelier"],
  ["Agent ou agente hôtelière", "agente hôtelière", "Agent hôtelier"],
  ["Employé / Employée polyvalent", "Employée polyvalente", "Employé polyvalent"],
  ["Agent / Agente courrier", "Agente courrier", "Agent courrier"],
  ["Comptable", "Comptable", "Comptable"],
])("%s", (title, feminine, masculine) => {
  expect(titleForPerson(title, "female")).toBe(feminine);
  expect(titleForPerson(title, "male")).toBe(masculine);
});

test.each([
  ["Comptable général", "comptable général"],
  ["Assistant de gestion PME", "assistant de gestion PME"],
  ["DevOps", "DevOps"],
  ["Java Developer", "Java Developer"],
  ["Développeuse Full Stack", "Développeuse Full Stack"],
])("dans une phrase : %s", (title, inSentence) => {
  expect(titleInSentence(title)).toBe(inSentence);
});

test.each([
  ["Assistant(e) social(e)", "Assistante sociale", "Assistante sociale"],
  ["Jardinier / jardinière", "Jardinier saisonnier", "Jardinier"],
  ["Jardinier / jardinière", "Ouvrière paysagiste", "Jardinier"],
  ["Aide-soignant(e)", "Aide-soignante de nuit", "Aide-soignante"],
  ["Vendeur(se)", "Vendeur(se) en boulangerie", "Vendeur(se)"],
  ["Assistant(e) social(e)", "Animatrice en centre social", "Assistant(e) social(e)"],
  ["Commercial(e) itinérant(e)", "Attachée au service commercial", "Commercial(e) itinérant(e)"],
  ["Infirmier(ère)", "Aide-soignante, service infirmier", "Infirmier(ère)"],
  ["Directeur(trice) adjoint(e)", "Assistante du directeur", "Directeur(trice) adjoint(e)"],
  ["Serveur(se)", "Administratrice serveur Linux", "Serveur(se)"],
  ["Technicien·ne de maintenance", "Technicienne de maintenance", "Technicienne de maintenance"],
  ["Infirmier·ère", "Aide-soignante", "Infirmier(ère)"],
  ["Conducteur/trice d'engins", "Manœuvre", "Conducteur(trice) d'engins"],
])("%s pour qui a été %s", (title, held, named) => {
  expect(targetTitle(title, { gender: "", titles: [held] }, title)).toBe(named);
  expect(targetTitle(title, { gender: "female", titles: ["Jardinier"] }, title)).not.toBe(
    "Jardinier",
  );
});

const man = { gender: "male", titles: [] };

test.each([
  "Clinique des Tilleuls, Grenoble\nCDI, temps plein, jour et nuit en alternance",
  "Temps plein, jour et nuit en alternance",
  "Horaires : matin ou soir, en alternance",
  "Un week-end sur deux, en alternance",
  "Poste en alternance 2x8",
  "Vous suivez des étudiants en alternance.",
  "CDI. Vous travaillez dans une équipe qui compte un contrat d'apprentissage.",
])("alternating times and apprentices of others are no part of the title: %s", (rest) => {
  expect(targetTitle("Infirmier en chirurgie", man, `Infirmier en chirurgie (H/F)\n${rest}`)).toBe(
    "Infirmier en chirurgie",
  );
});

test("alternating times in the line of the title are no part of it either", () => {
  const line = "Infirmier en chirurgie (H/F) - CDI, jour et nuit en alternance";
  expect(targetTitle("Infirmier en chirurgie", man, line)).toBe("Infirmier en chirurgie");
});

test.each([
  "Boulanger (H/F)\nContrat : alternance",
  "Boulanger (H/F)\nLyon\nAlternance 24 mois",
  "Boulanger (H/F)\nType de contrat : apprentissage",
  "Boulanger (H/F)\nContrat d'apprentissage ou de professionnalisation",
  "Boulanger (H/F) en alternance\nContrat : CDD",
  "Boulanger (H/F) - CDD, alternance",
])("an apprenticeship is named behind the title: %s", (posting) => {
  expect(targetTitle("Boulanger", man, posting)).toBe("Boulanger en alternance");
});
