import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";

const english = "\nYou will look after the visitors and keep the diary of the house.\n";
const french = "\nVous accueillez le public et tenez le registre des visites.\n";
const titleOf = (head: string, body: string) => readPosting(head + body).title;
const companyOf = (text: string) => readPosting(text).company;

describe("titles in capitals", () => {
  test.each([
    ["SEN TEACHING ASSISTANT", "SEN Teaching Assistant"],
    ["HGV CLASS 1 DRIVER", "HGV Class 1 Driver"],
    ["DELIVERY VAN DRIVER", "Delivery Van Driver"],
    ["CNC MACHINE OPERATOR", "CNC Machine Operator"],
    ["HEAD OF HOUSEKEEPING", "Head of Housekeeping"],
    ["Candidate Information: GARDENER (PARKS AND LAWNS)", "Gardener (Parks and Lawns)"],
    ["Competition No. 24-017: LAB ASSISTANT", "Lab Assistant"],
  ])("%s", (head, title) => {
    expect(titleOf(head, english)).toBe(title);
  });

  test.each([
    ["ASSISTANTE RH (H/F)", "Assistante RH"],
    ["CONDUCTEUR SPL (H/F)", "Conducteur SPL"],
    ["AMBULANCIER DIPLÔMÉ D'ÉTAT (H/F)", "Ambulancier diplômé d'État"],
    ["TECHNICIEN SAV (H/F)", "Technicien SAV"],
    ["GESTIONNAIRE DE DOSSIERS COMPTABLES (H/F/X)", "Gestionnaire de dossiers comptables"],
    ["FICHE DE POSTE : Jardinier municipal", "Jardinier municipal"],
  ])("%s", (head, title) => {
    expect(titleOf(head, french)).toBe(title);
  });
});

test.each([
  ["Dear future Coordinator,", english],
  ["Chère future collègue infirmière,", french],
])("a greeting is no title: %s", (head, body) => {
  expect(titleOf(head, body)).toBeUndefined();
});

describe("a posting in one paragraph begins with its title", () => {
  test.each([
    [
      "Handyperson wanted. Family hotel with thirty rooms above the harbour, an old boiler, and a cottage for the right person who likes the quiet of the winter.",
      "Handyperson",
    ],
    [
      "Vacher soigneur H/F, GAEC du Vallon, secteur Salers. Troupeau de 60 vaches au pâturage, deux associés, et une fromagerie qui vend sur les marchés du canton.",
      "Vacher soigneur",
    ],
  ])("%s", (text, title) => {
    expect(titleOf(text, "")).toBe(title);
  });
});

test.each(["Sales advisor, Jobcentre Plus", "Sales advisor"])(
  "a placement service is no part of the title: %s",
  (head) => {
    expect(titleOf(head, english)).toBe("Sales advisor");
  },
);

test("a label and its value between tabs are title and label, whatever the case of the value", () => {
  const text = `Intitulé du poste\tagent de service\nNature du contrat\tContrat de travail non aidé${french}`;
  expect(readPosting(text).title).toBe("Agent de service");
});

describe("no employer is", () => {
  test.each([
    [
      "a kind of employer alone",
      "Clerk\nThe Town invites applications. The Town is a member of the pension plan.",
    ],
    [
      "a person of the house",
      `Fleuriste H/F\n\nAdèle, la gérante, cherche son bras droit.${french}`,
    ],
    [
      "a person of two names",
      `Head of PE\n\nAda Marwood, the owner, runs the house with her sister.${english}`,
    ],
    ["a requirement", `Soudeur H/F\n\nHabilitation B1 risques électriques obligatoire\n${french}`],
    [
      "a placement service",
      `Jardinier H/F\nCap emploi 99 Vaudry\nadele@capemploi99vaudry.example${french}`,
    ],
    ["a kind of employer behind a label", `Caretaker\n\nOrganisation: Schools${english}`],
    [
      "the house by its kind",
      `Evening Clerk\n\nThe Library is seeking an Evening Clerk.${english}`,
    ],
  ])("%s", (_, text) => {
    expect(companyOf(text)).toBeUndefined();
  });
});

test("an agency is known by the sector that a job board prints", () => {
  const text = `Porteur H/F\nNotre agence Norsel recrute un porteur.${french}Secteur d'activité : Activités des agences de placement de main-d'œuvre`;
  expect(readPosting(text)).toMatchObject({ company: "Norsel", isAgency: true });
});

describe("the employer", () => {
  test.each([
    [
      `THE MARWOOD TRUST\nRegistered charity\n\nVACANCY: ARCHIVE ASSISTANT${english}`,
      "The Marwood Trust",
    ],
    [`Vacher H/F, GAEC du Vallon, secteur Aurillac${french}`, "GAEC du Vallon"],
    [`Vacher H/F\nGAEC du Vallon\nJe cherche un vacher pour la traite.${french}`, "GAEC du Vallon"],
    [
      `Lingère H/F - Résidence Les Aubépines${french}Site : www.lesaubepines.example, écrire à rh@lesaubepines.example`,
      "Résidence Les Aubépines",
    ],
    [
      `Cook – Larkfield Court\n\nLarkfield Court is home to 40 older people.${english}`,
      "Larkfield Court",
    ],
    [
      `Recruteuse H/F\nAssociation Les Aulnes Solidaires · Lyon\n\nLes Aulnes Solidaires, c'est 300 professionnels.${french}`,
      "Les Aulnes Solidaires",
    ],
    [`Fleuriste H/F – « L'Atelier d'Adèle » – Lyon${french}`, "Atelier d'Adèle"],
  ])("%s", (text, company) => {
    expect(companyOf(text)).toBe(company);
  });
});
