import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";
import { readBoardWish } from "./board-wishes.ts";

describe("the wishes of a job board", () => {
  test.each([
    ["Expérience : 3 An(s) - Cet élément est indispensable", "must", "3 ans d'expérience"],
    ["Expérience : 1 An(s)", "must", "1 an d'expérience"],
    ["8 Mois - Cet élément est souhaité", "nice", "8 mois d'expérience"],
    [
      "Expérience : 5 An(s) - en scierie - Cet élément est souhaité",
      "nice",
      "5 ans d'expérience en scierie",
    ],
    [
      "Formation : BEP, CAP et équivalents - Menuiserie - Cet élément est indispensable",
      "must",
      "BEP ou CAP menuiserie ou équivalent",
    ],
    ["Formation : Bac ou équivalent - Cet élément est souhaité", "nice", "Bac ou équivalent"],
    ["Permis : BE - Remorque - Cet élément est indispensable", "must", "permis BE"],
    ["C - Poids lourd - Cet élément est souhaité", "nice", "permis C"],
    ["Langue : Allemand - Cet élément est souhaité", "nice", "Allemand"],
    ["Scier du bois - Cette compétence est indispensable", "must", "Scier du bois"],
    [
      "Expérience : vente en boutique : 2 ans (Optionnel)",
      "nice",
      "2 ans d'expérience (vente en boutique)",
    ],
    ["Permis/certification : Permis C (Requis)", "must", "Permis C"],
    ["Experience: Joinery: 1 year (preferred)", "nice", "1 year of experience (Joinery)"],
  ])("%s", (row, section, text) => {
    expect(readBoardWish(row)).toEqual({ section, text });
  });

  test.each([
    "Expérience : deux ans dans une scierie",
    "CAP menuiserie (exigé)",
    "Notre atelier - une équipe de 8 personnes",
    "Formation : CAP menuiserie",
    "Missions : accueil (requis)",
  ])("are no other rows: %s", (row) => {
    expect(readBoardWish(row)).toBeUndefined();
  });

  test("stand beside duties, and what the page says of itself is neither", () => {
    const posting = readPosting(
      `Scieur / Scieuse de bois (H/F)
88 - La Bresse - Localiser avec Mappy
Vos missions :
- Régler la scie de tête
- Trier les planches
Profil souhaité
Expérience : 2 An(s) - Cet élément est souhaité
Compétences
Affûter une lame
Permis
D - Transport en commun - Cet élément est indispensable
Qualification : Ouvrier qualifié
Secteur d'activité : Sciage et rabotage du bois
Entreprise
SCIERIE DES HAUTES VOSGES
10 à 19 salariés
Vous devez créer un compte Jobouest avant de continuer vers le site pour déposer votre candidature.`,
    );
    expect(posting).toMatchObject({ place: "La Bresse", tasks: [] });
    expect(readRequirements(posting).map(({ kind, text }) => [kind, text])).toEqual([
      ["duty", "Régler la scie de tête"],
      ["duty", "Trier les planches"],
      ["nice", "2 ans d'expérience"],
      ["must", "Affûter une lame"],
      ["must", "permis D"],
    ]);
  });
});
