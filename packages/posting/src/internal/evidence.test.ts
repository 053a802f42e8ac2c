import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { rankCompanies } from "./company/company.ts";

describe("an employer needs evidence of two kinds, or one that states it", () => {
  test.each([
    ["label", "Cook\nEmployer: Larkholm\nYou cook.", "Larkholm"],
    ["who hires", "Cook\nLarkholm is hiring a cook for its canteen.", "Larkholm"],
    ["who writes", "Cook\nAt Larkholm, we cook for two hundred guests a day.", "Larkholm"],
    [
      "own house",
      "Maçon\nNous recrutons pour notre société, Bastide Verlan, un maçon.",
      "Bastide Verlan",
    ],
    [
      "line and address",
      "Night Porter\nLarkholm\nYou look after the guests at night.\nSend your CV to jobs@larkholm.example.",
      "Larkholm",
    ],
    [
      "line and town below",
      "Cariste (H/F)\nVERLANE\n47 - VERLANE SUR LOT\nVous chargez les camions.",
      "VERLANE",
    ],
    [
      "subject below its heading",
      "Monteur (F/H)\nQUI SOMMES-NOUS ?\nLes Verrières du Lac fabriquent des fenêtres.\nLE POSTE\nVous montez.",
      "Les Verrières du Lac",
    ],
    [
      "policy and possessive",
      "Herbarium Curator\nYou care for the plants.\nLarkholm Gardens's team is small.\nLarkholm Gardens is an equal opportunity employer.",
      "Larkholm Gardens",
    ],
    [
      "initials",
      "Research Analyst\nThe Coastal Research Policy Centre (CRPC) is seeking an analyst. CRPC's team is small.",
      "The Coastal Research Policy Centre",
    ],
    [
      "an institution on top",
      "Larkholm Vale Primary School\nLinden Way\nSITE MANAGER\nYou look after the boiler.",
      "Larkholm Vale Primary School",
    ],
    [
      "an institution in capitals",
      "LARKHOLM VALE NHS FOUNDATION TRUST\nJOB DESCRIPTION\nYou code the records of patients.",
      "Larkholm Vale NHS Foundation Trust",
    ],
    [
      "line and a host that spells it, in other words",
      "Joiner\nBeam & Barrow is a crew of six.\nWrite to jo@beamandbarrow.example.",
      "Beam & Barrow",
    ],
    [
      "a common word and its host",
      "Jeudi – prêt-à-porter\nNOTRE VENDEUSE (H/F)\nDu lundi au jeudi.\nÉcris à hello@jeudi.example.",
      "Jeudi",
    ],
    [
      "parts of a host",
      "CUISINIER (H/F)\nLettre à Mme Lenoir, présidente du SIVU des Trois Vals, rh@sivu-vals.example.\nLe SIVU des Trois Vals sert 900 repas.",
      "SIVU des Trois Vals",
    ],
    [
      "a named client, not the agency",
      "Adjoint de magasin (H/F)\nSabel Talents recrute pour Vandeput & Co, enseigne de chaussures, un adjoint.\ncv@sabel.example",
      "Vandeput & Co",
    ],
    [
      "one of the clients of an agency, behind an apposition",
      "Infirmier coordinateur (H/F)\nMédi-Nord, cabinet de recrutement, recherche pour l'un de ses clients, Quatre Moulins, service de soins à domicile :",
      "Quatre Moulins",
    ],
    [
      "initials with points",
      "L'U.D.A.M. recrute pour son unité de douze lits\nAIDE-SOIGNANT DE NUIT (H/F)\nrh@udam.example",
      "U.D.A.M.",
    ],
    [
      "line and legal form before a dash",
      "Monteur\nLarkholm Meuse SPRL – depuis 1989\nTu montes des installations.",
      "Larkholm Meuse",
    ],
  ])("%s", (_, text, company) => {
    expect(readPosting(text).company).toBe(company);
  });

  test.each([
    ["a family", "Famille cherche préceptrice – Arlon\nNous voyageons beaucoup."],
    ["a notice", "AVIS DE VACANCE D'EMPLOI\n\nUN·E RESPONSABLE DE LA COMMUNICATION\nMissions :"],
    ["a department", "Direction des Ressources Humaines\nVous classez les dossiers."],
    ["a town below the title", "Sheet Metal Worker\nQuenby, Oxfordshire\nYou weld."],
    ["a town alone", "Sheet Metal Worker\nQuenby\nYou weld."],
    [
      "a heading",
      "Chargé·e de projets\nQuelques lignes sur la maison\nNous aidons les élèves.\nProfil recherché",
    ],
    [
      "a duty with the last word of a name",
      "Ingénieur (H/F)\nVous êtes en charge de :\nSuivre la Quai Engineering\nPréparer les mesures",
    ],
    [
      "a place of work",
      "Library Assistant\nPosts at Quenby Library, Harrow Vale Library and Stoneleigh Library.",
    ],
    ["a common word", "Youth Worker\nCommunity\nYou work with the community."],
    ["a project", "Assistant\nThe Meadow Survey Project is a study of meadows. You count plants."],
    [
      "one of two houses of one sentence",
      "Cook\nLarkholm is hiring a cook.\nHarrow Vale is hiring a cook.",
    ],
    ["an adverb", "Coordinator\nAdditionally is a list of trainers kept. You plan."],
  ])("%s is none", (_, text) => {
    expect(readPosting(text).company).toBeUndefined();
  });

  test("of two names the one that more speaks for is first, with the kinds of its evidence", () => {
    const [first, second] = rankCompanies(
      "Cook\nLarkholm - Leeds\nLarkholm runs three canteens. Our client, Harrow Vale, is next door.",
      "Cook",
    );
    expect(first).toMatchObject({ company: "Larkholm" });
    expect(first?.kinds).toEqual(expect.arrayContaining(["beside", "placed", "subject"]));
    expect(first?.score).toBeGreaterThan(second?.score ?? 0);
  });
});

describe("a title", () => {
  test.each([
    [
      "is the labelled one, not the heading of the page",
      "Annonces pour les agents de la ville\nOFFRE n° 9911A\nIntitulé du poste\nagent de quai\nLieu\nDinan",
      "Agent de quai",
    ],
    [
      "is the first line that the text speaks of as a role",
      "Barback\n14 Mill Lane\nAs a Barback you stock the bar.",
      "Barback",
    ],
    [
      "is followed by its gender mark in a sentence",
      "Notre client recherche un plombier chauffagiste (H/F).\nTitulaire d'un CAP d'installateur.",
      "Plombier chauffagiste",
    ],
    [
      "has its noun at its end, not a page's button",
      "Zoology Collections Manager Search for Jobs\nApply\nZoology Collections Manager\nYou manage.",
      "Zoology Collections Manager",
    ],
  ])("%s", (_, text, title) => {
    expect(readPosting(text).title).toBe(title);
  });

  test.each([
    "Possess wide knowledge of every dish of the restaurant\nStock the bar",
    "We offer a quiet room for the talk. If you need the room, write to us.",
    "2. Des pompes de relevage pour vider les cuves",
  ])("is no duty or sentence: %s", (text) => {
    expect(readPosting(text).title).toBeUndefined();
  });
});
