import { expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";

const asked = (text: string) =>
  readRequirements(readPosting(text))
    .filter(({ kind }) => kind !== "duty")
    .map(({ kind, text: words }) => `${kind}: ${words}`);

test("other jobs of the page, its path and the key of a table are no requirements", () => {
  expect(
    asked(`Home / Vacancies / Nursing
Ward Sister

Requirements
- NMC registration
A = application, I = interview

Similar jobs
Healthcare Assistant, Renal – NVQ required – Wexmoor
Dental Nurse – GDC registration essential`),
  ).toEqual(["must: NMC registration"]);
  expect(
    asked(`Accueil > Nos offres > Logistique
Cariste

Profil recherché
- CACES R489 3
À voir également : Régleur CN (3 ans exigés) Cluses`),
  ).toEqual(["must: CACES R489 3"]);
});

test("a statement in a new paragraph ends what is asked, a further wish does not", () => {
  expect(
    asked(`Coiffeuse mixte

On vous demande
Le BP coiffure
De savoir couper au rasoir

Vous maîtrisez la couleur.

Maison Arlet compte 212 salons en France.

Chaque salon recrute ses propres équipes.`),
  ).toEqual([
    "must: Le BP coiffure",
    "must: De savoir couper au rasoir",
    "must: Vous maîtrisez la couleur.",
  ]);
});

test("what is not needed is no requirement, with a full stop too", () => {
  expect(asked("Driver\n\nWho we want\n- Clean licence\nExperience isn't needed.")).toEqual([
    "must: Clean licence",
  ]);
  expect(asked("Plombier\n\nProfil\n- CAP plomberie\n- Débutants acceptés.")).toEqual([
    "must: CAP plomberie",
  ]);
});

test("an answer to a question about the applicant is a wish", () => {
  expect(
    asked("Payroll Clerk\n\nAbout you\nYou know Excel. CIPP qualified or studying? Even better."),
  ).toEqual(["must: You know Excel.", "nice: CIPP qualified or studying? Even better."]);
});

test("pay with a bonus is no heading of wishes", () => {
  expect(asked("Payroll Clerk\n£36,000 to £40,000 + bonus\nWe make garden tools.")).toEqual([]);
});

test("a generic word, a school of a town and the name of a chain are no employers", () => {
  expect(readPosting("Technicienne\nL'UFR recrute un technicien.").company).toBeUndefined();
  expect(
    readPosting("Lab Technician\nThe University is a charity registered in Scotland.").company,
  ).toBeUndefined();
  expect(
    readPosting(
      "Professeur de clarinette\nConservatoire Germaine-Tailleferre\nVille de Vaudry-sur-Loing (77)",
    ).company,
  ).toBeUndefined();
  expect(
    readPosting(
      "Coiffeur mixte\nFranchise Ciseaux Fins (SARL Arlet)\nCiseaux Fins est une enseigne de coiffure.",
    ).company,
  ).toBeUndefined();
});

test("an authority above the line that recruits, and the name below the size of a job board, are employers", () => {
  expect(
    readPosting(
      "LA RÉGIE DES EAUX DE LA HAUTE-BRUYÈRE\n(syndicat mixte, 31 communes)\nrecrute par voie statutaire\nun AGENT D'EXPLOITATION (H/F)",
    ).company,
  ).toBe("La Régie des Eaux de la Haute-Bruyère");
  expect(
    readPosting("Coiffeur (H/F)\nVous coupez.\nEntreprise\n1 ou 2 salariés\nATELIER DE ROSELINE")
      .company,
  ).toBe("Atelier de Roseline");
});

test("tasks behind a label and half a title are no titles", () => {
  expect(
    readPosting("Urgent ! Cariste de nuit\nPoste : réception des palettes, stockage").title,
  ).not.toMatch(/réception/i);
  expect(
    readPosting("INTITULÉ DU POSTE : Gestionnaire de\nscolarité\nAFFECTATION : Vaudry").title,
  ).not.toBe("Gestionnaire");
});

test("the number of a posting stands behind more labels", () => {
  for (const text of [
    "Référence de l'annonce : O091261105000417",
    "N° DU POSTE : UCE-SCI-J4C42-0093",
    "Reference ID: KF-HD3-70",
    "Avis de vacance n° V077261100834",
  ])
    expect(readPosting(`Agent\n${text}`).reference).toBe(text.split(/[ :]+/).at(-1));
});
