import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";
import { splitMixedLine } from "./lines/split-line.ts";

const read = (text: string) =>
  readRequirements(readPosting(text)).map(({ kind, text: words }) => [kind, words]);

describe("the weight of a requirement", () => {
  test.each([
    ["a wish after its heading in the same line", "Cook\nNice: pastry", [["nice", "pastry"]]],
    [
      "a clause after “ideally”",
      "Nurse\nProfile:\n- Wound care, ideally with older people",
      [
        ["must", "Wound care"],
        ["nice", "ideally with older people"],
      ],
    ],
    [
      "a clause after a strong one",
      "Welder\nProfile:\n- MIG welding is essential and reading drawings is an advantage but not essential",
      [
        ["must", "MIG welding is essential"],
        ["nice", "reading drawings is an advantage but not essential"],
      ],
    ],
    [
      "a line that tells how much the one above is required",
      "Couvreur\nSavoirs et savoir-faire\nPoser des ardoises\nCette compétence est souhaitée\nPoser du zinc\nCette compétence est indispensable",
      [
        ["nice", "Poser des ardoises"],
        ["must", "Poser du zinc"],
      ],
    ],
    [
      "adjectives, which are no work, and what is not needed",
      "Shop Assistant\nOur shop is in Ely.\n- Engaging and warm with customers\n- Outstanding and reliable timekeeping\n- Managing the stock room\n- Experience would help us but is not needed",
      [
        ["must", "Engaging and warm with customers"],
        ["must", "Outstanding and reliable timekeeping"],
        ["nice", "Experience would help us but is not needed"],
      ],
    ],
    [
      "a quality that ends like a noun of work",
      "Vendeur\nNotre magasin est à Laval.\n- Élocution et présentation soignées\n- Préparation des commandes",
      [["must", "Élocution et présentation soignées"]],
    ],
    [
      "what the house expects, among duties",
      "Comptable\nVos missions\n- Saisie des factures\nNous attendons une bonne maîtrise d'Excel.",
      [
        ["duty", "Saisie des factures"],
        ["duty", "Nous attendons une bonne maîtrise d'Excel."],
      ],
    ],
    [
      "an item that ends with “souhaitée”",
      "Infirmier\nPré-requis\nExpérience en laboratoire souhaitée\nBonne vue",
      [
        ["nice", "Expérience en laboratoire souhaitée"],
        ["must", "Bonne vue"],
      ],
    ],
  ])("is that of %s", (_, text, requirements) => {
    expect(read(text)).toEqual(requirements);
  });
});

describe("no requirement is", () => {
  test.each([
    "Vendeur\nProfil :\n- Sens du commerce\nRejoignez-nous !",
    "Vendeur\nProfil :\n- Sens du commerce\nNos clients ont des années d'expérience avec nous.",
    "Vendeur\nProfil :\n- Sens du commerce\nSi cette offre vous intéresse, contactez l'agence.",
  ])("a sentence about others or the application: %s", (text) => {
    expect(read(text)).toEqual([["must", "Sens du commerce"]]);
  });

  test("what follows the list of requirements", () => {
    const text = "Driver\nRequirements\n- Clean licence\nWorkers\nWorked hours\nSites";
    expect(read(text)).toEqual([["must", "Clean licence"]]);
  });
});

describe("licences, registrations and checks", () => {
  test.each([
    ["You must hold an active NMC PIN.", ["active NMC PIN"]],
    ["An enhanced DBS check will be necessary.", ["enhanced DBS check"]],
    ["You need an HGV Class 1 licence and a driver CPC.", ["HGV Class 1 licence", "driver CPC"]],
    ["A valid SIA licence is essential.", ["SIA licence"]],
    ["QTS is required.", ["QTS"]],
    ["Permis C + FIMO exigés.", ["Permis C", "FIMO"]],
    ["CACES R489 1A et 3 obligatoires.", ["CACES R489 1A et 3"]],
    ["Inscription à l'Ordre des infirmiers obligatoire.", ["Inscription à l'Ordre des infirmiers"]],
    ["Habilitation électrique B2V BR exigée.", ["Habilitation électrique B2V BR"]],
    ["Diplôme d'État d'aide-soignant exigé.", ["Diplôme d'État d'aide-soignant"]],
  ])("are found in “%s”", (sentence, licences) => {
    const requirements = readRequirements(readPosting(`Poste\n${sentence}`));
    expect(requirements.flatMap((requirement) => requirement.licences)).toEqual(licences);
  });

  test("are required even where a posting says how to apply", () => {
    const text = "Carer\nHow to apply\nCall the home. A DBS check is required for this post.";
    expect(read(text)).toEqual([["must", "A DBS check is required for this post."]]);
  });
});

test("a wish before a demand is apart from it", () => {
  expect(splitMixedLine("une expérience en atelier est souhaitée, permis B exigé")).toEqual([
    "une expérience en atelier est souhaitée",
    "permis B exigé",
  ]);
  expect(splitMixedLine("CAP exigé, permis B indispensable, deux ans seraient un plus")).toEqual([
    "CAP exigé, permis B indispensable",
    "deux ans seraient un plus",
  ]);
});
