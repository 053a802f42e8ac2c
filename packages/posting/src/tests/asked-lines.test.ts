import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";

const read = (text: string) =>
  readRequirements(readPosting(text)).map(({ kind, text: words }) => `${kind}: ${words}`);
const asked = (text: string) => read(text).filter((line) => !line.startsWith("duty"));

describe("every item below a heading that asks is a requirement", () => {
  test.each([
    [
      "Night Carer\nOakfold Care\n\nWhat you must have\n* Signed-off competence in hoists, as several of our residents need one\n* Calm with families\n* Level 2 in care, or working towards it",
      [
        "must: Signed-off competence in hoists, as several of our residents need one",
        "must: Calm with families",
        "must: Level 2 in care, or working towards it",
      ],
    ],
    [
      "Barber @ The Razor Room\n\nYou're probably our barber if you've got:\n💈 a steady hand\n💈 wet shaves\n💈 used a booking system such as Chairly",
      ["must: a steady hand", "must: wet shaves", "must: used a booking system such as Chairly"],
    ],
    [
      "Roofer\n\nAn Ideal Roofer Must Have\n\nA valid card for the site.\n\nBe competent in the use of ladders.\n\nArrive on time.\n\nSend your CV today.\n\nRelevant Experience\n\nEvery roofer of ours has experience.\n\nFlexible & Punctual",
      [
        "must: A valid card for the site.",
        "must: Be competent in the use of ladders.",
        "must: Arrive on time.",
      ],
    ],
    [
      "Poissonnier H/F\n\nCe que je cherche\n– quelqu'un qui sait lever les filets\n– la caisse\n– l'animation de nos réseaux sociaux",
      [
        "must: quelqu'un qui sait lever les filets",
        "must: la caisse",
        "must: l'animation de nos réseaux sociaux",
      ],
    ],
    [
      "Enquêteur H/F\nI. MISSIONS\nPorter les questionnaires ;\nII. PROFIL DU CANDIDAT\nêtre de bonne composition ;\nêtre ponctuel et discret ;\nIII. DOSSIER DE CANDIDATURE\nune copie du diplôme ;",
      ["must: être de bonne composition", "must: être ponctuel et discret"],
    ],
    [
      "Technicien H/F\nPROFIL RECHERCHÉ\nAtelier (connaissance obligatoire) :\nFraiseuse\nTour à bois\nCONDITIONS\nTrente-cinq heures",
      ["must: Fraiseuse", "must: Tour à bois"],
    ],
  ])("%#", (text, expected) => {
    expect(asked(text).map((line) => line.replace(/ ;$/, ""))).toEqual(expected);
  });
});

describe("a list below an unknown heading is read as a whole", () => {
  const items = "- Experience of the lathe\n- A steady hand\n- Drawings\n- Two years of joinery";

  test("where its items ask", () => {
    expect(asked(`Joiner\nTown Crafts\n\nThe bench\n${items}`)).toHaveLength(4);
  });

  test("not where they offer", () => {
    const offered = `${items}\n- Free parking\n- A pension`;
    expect(asked(`Joiner\nTown Crafts\n\nThe bench\n${offered}`)).not.toContain("must: Drawings");
  });

  test("nor where they are work", () => {
    const work = "- Cutting the joints\n- Managing the timber store\n- Experience of the lathe";
    expect(asked(`Joiner\nTown Crafts\n\nThe bench\n${work}`)).toEqual([
      "must: Experience of the lathe",
    ]);
  });

  test("not where only one of them asks", () => {
    const seen = "- Early mornings\n- A radio\n- Two years of joinery\n- Oak and elm";
    expect(asked(`Joiner\nTown Crafts\n\nThe bench\n${seen}`)).toEqual([
      "must: Two years of joinery",
    ]);
  });

  test.each([
    "- We plane our own boards\n- Our foreman is calm and reliable\n- The shop needs to be swept\n- You can drive to us",
    "- Dogs allowed\n- Confident, happy team\n- Training in carving\n- First aid course",
    "- Une équipe motivée\n- Un patron souriant\n- Permis B remboursé\n- Autonomie",
  ])("nor where they are about the house or paid: %#", (seen) => {
    expect(asked(`Joiner\nTown Crafts\n\nThe bench\n${seen}`).join()).not.toMatch(
      /plane|swept|Dogs|carving|équipe|patron/,
    );
  });

  test.each([
    "Life at Town Crafts",
    "A bit about the shop",
    "Our values",
    "Our residents",
    "Your growth",
    "Getting here",
    "Your colleagues",
    "Your training with us",
    "Please bring to interview",
    "What you must know before you apply",
    "La vie chez nous",
    "Nos valeurs",
    "Nos plus",
    "Les résidents",
    "Votre évolution",
    "Le déroulé du recrutement",
    "Documents à fournir",
  ])("nor below “%s”", (heading) => {
    const seen = "- Autonomie\n- Rigueur\n- Driving licence\n- Passport";
    expect(asked(`Joiner\nTown Crafts\n\n${heading}\n${seen}`)).toEqual([]);
  });

  test("also where the heading seems to offer", () => {
    const text = `Joiner\nTown Crafts\n\nOur package\n${items}\n- Knowledge of oak`;
    expect(asked(text)).toHaveLength(5);
  });
});

describe("a list in a sentence", () => {
  test("has the kind of its beginning", () => {
    const text =
      "Shepherd wanted. Hill farm, 400 ewes. The right person will have experience of lambing; be handy with a trailer; hold a quad certificate; and know the breed; Welsh preferred.";
    expect(read(text)).toEqual([
      "must: The right person will have experience of lambing",
      "must: be handy with a trailer",
      "must: hold a quad certificate",
      "must: know the breed",
      "nice: Welsh preferred.",
    ]);
  });

  test("is read between commas where it is too long for one requirement", () => {
    const clause = "be able to carry trays of forty plates up the stairs of the old mill";
    const text = `Waiter\nThe Old Mill\n\nYou need to ${clause}, ${clause} in the dark, know the wines of the Loire and of the Rhône, keep a clean section, and hold a personal licence. Then you will be one of us.`;
    expect(asked(text)).toContain("must: hold a personal licence.");
  });

  test("is one requirement where an item has one word", () => {
    const text =
      "Gardener\n\nYou must be able to mow, prune, weed, plant, drive a tractor and get on with dogs.";
    expect(asked(text)).toHaveLength(1);
  });

  test("of duties consists of duties", () => {
    const text =
      "Ledger Clerk\nDuties will include matching invoices to orders; paying suppliers; and preparing the return.";
    expect(read(text)).toEqual([
      "duty: Duties will include matching invoices to orders",
      "duty: paying suppliers",
      "duty: preparing the return.",
    ]);
  });
});

describe("sentences without a heading", () => {
  const around = (sentence: string) =>
    `Kitchen porter\nThe Old Mill\n\nWe are a family hotel by the river. ${sentence} See you soon.`;
  const autour = (sentence: string) =>
    `Plongeur H/F\nHôtel du Vieux Moulin\n\nNous sommes un hôtel familial. ${sentence} À bientôt.`;

  test.each([
    "First of all we need someone who can carry trays.",
    "A food hygiene award is what our landlord asks for.",
    "Saturdays are a must.",
    "We'd like you to have a year behind a bar.",
    "You won't mind early starts.",
    "You'll be used to working at height.",
    "We can only consider people with a van.",
    "You can lay a table without supervision.",
    "Good with old people.",
    "Reliable, sober and on time.",
    "Whoever joins us must have a van.",
    "The right person will be reliable.",
    "You'll be able to carry trays.",
    "Do you have a personal licence?",
    "Kitchen porter must have a van.",
    "Full UK licence (parking free).",
  ])("must: %s", (sentence) => {
    expect(asked(around(sentence))).toHaveLength(1);
    expect(asked(around(sentence))[0]).toMatch(/^must/);
  });

  test.each([
    "A bit of French goes a long way here.",
    "Someone with a van would be perfect.",
    "It helps if you have carved before.",
  ])("nice: %s", (sentence) => {
    expect(asked(around(sentence))).toEqual([`nice: ${sentence}`]);
  });

  test.each([
    "Our team of ten is friendly and experienced.",
    "The head chef has trained at the best tables, so you have an opportunity to learn.",
    "The cellar, the kitchen and the terrace of our house are a centre of experience for guests from all over the region.",
    "Own knives not needed.",
    "Pop a note to Ada telling us which dish you must have.",
    "If you are invited to an interview, you will need your passport.",
    "The right person will be offered a permanent role.",
    "Whoever joins will report to Ada.",
    "Person we appoint will be based in York.",
    "We want you to be happy here.",
    "You have access to a gym.",
    "You have 28 days of holiday.",
    "Do you have questions about the licence?",
    "Have you seen our certificate of excellence?",
    "You can write to Ada.",
    "You can cook in our kitchen.",
    "You can manage your hours.",
    "You can build a career.",
    "This position requires sponsorship.",
    "The role requires approval by the council.",
    "We insist on applications in ink.",
    "We can only take candidates until Friday.",
    "Good with a coffee.",
    "You'll be comfortable in our new chairs.",
    "Calm and quiet, the office is by the sea.",
    "Flexible hours.",
    "The work requires no lifting.",
    "Are you qualified for a discount?",
  ])("none: %s", (sentence) => {
    expect(asked(around(sentence))).toEqual([]);
  });

  test.each([
    "On cherche quelqu'un qui a déjà tenu une plonge.",
    "Sans CACES 3, inutile de postuler.",
    "Une personne ayant déjà travaillé en collectivité.",
    "Nous attendons de vous de la rigueur.",
    "Personne soignée et ponctuelle.",
    "Disponible le samedi.",
    "Ce poste demande de la patience.",
    "Présence demandée le dimanche.",
    "Travail le samedi matin.",
    "Véhiculée et autonome.",
  ])("must: %s", (sentence) => {
    expect(asked(autour(sentence))).toEqual([`must: ${sentence}`]);
  });

  test.each([
    "Dites-nous combien de temps il vous faut.",
    "Formation en interne possible.",
    "Une lettre est demandée.",
    "Candidature demandée avant le 12.",
    "Chambre demandée possible.",
    "Table demandée le soir.",
    "Sans réponse sous huit jours, inutile de relancer.",
    "Nous attendons de vous lire.",
    "Attentif au geste, notre patron forme.",
    "L'idéal est de nous appeler.",
    "Le métier suppose une formation interne.",
    "Le poste demande une formation que nous payons.",
    "Véhicule de service disponible.",
    "Passionné par la mer, notre patron pêche.",
    "Travail en équipe, travail le samedi matin, paniers repas.",
    "Vous avez 25 jours de congés.",
    "Vous avez accès au vestiaire.",
  ])("none: %s", (sentence) => {
    expect(asked(autour(sentence))).toEqual([]);
  });

  test("« Vous fabriquez » is work", () => {
    expect(read(autour("Vous fabriquez les sauces."))).toEqual([
      "duty: Vous fabriquez les sauces.",
    ]);
  });
});

describe("a wish in brackets or in a clause of its own", () => {
  test.each([
    ["- un CAP (BP bienvenu)", ["must: un CAP", "nice: BP bienvenu"]],
    ["- Permis B, le BE est un plus", ["must: Permis B", "nice: le BE est un plus"]],
    [
      "- Experience of till systems (preferably Tillmate), and of stock",
      ["must: Experience of till systems (preferably Tillmate), and of stock"],
    ],
    ["- CAP cuisine (optionnel)", ["nice: CAP cuisine (optionnel)"]],
    ["- Permis C (apprécié pour les tournées)", ["nice: Permis C (apprécié pour les tournées)"]],
  ])("%s", (item, expected) => {
    expect(asked(`Boulanger\nProfil\n${item}`)).toEqual(expected);
  });
});

test.each([
  ["What you'll bring", ["must: Two years of cleaning and a car."]],
  ["Relevant experience", []],
])("below how to apply, a heading that asks by its words asks again: %s", (heading, expected) => {
  const text = `Cleaner\nElm House\n\nRequirements\n- a DBS check\n\nApply by email.\n\n${heading}\nTwo years of cleaning and a car.`;
  expect(asked(text)).toEqual(["must: a DBS check", ...expected]);
});

test("a demand in the brackets of a duty is a requirement", () => {
  const text =
    "Nurse\nYour tasks\n- take blood (certificate in phlebotomy required)\n- run the clinic\n\nThe clinic is new.\n\nThe post requires an enhanced DBS check.";
  expect(read(text)).toEqual([
    "duty: take blood",
    "must: certificate in phlebotomy required",
    "duty: run the clinic",
    "must: The post requires an enhanced DBS check.",
  ]);
});

test("the labels of a post are no duties", () => {
  const text =
    "Cook\nJob Category\tCatering\nJob Timing\tFull Time, Mon – Fri\n\nDuties\n- Bake bread";
  expect(read(text)).toEqual(["duty: Bake bread"]);
});

test.each([
  "Requisition 41-207 | Salem, OR | Full time | $29.50",
  "£15 to £18 per hour (depends on experience).",
])("the facts of the post are no requirement: %s", (line) => {
  expect(asked(`Welder\nRequirements\n${line}\n- Two years of TIG`)).toEqual([
    "must: Two years of TIG",
  ]);
});

test("the first row of the page is none, wherever it is repeated", () => {
  const text =
    "Qualified Glazier\n\nQualified Glazier\n\nJob title: Qualified Glazier / Fitter\n\nDuties\n- Fit windows";
  expect(asked(text)).toEqual([]);
});

test("an item may end with “reviews”, and a number has two digits", () => {
  expect(
    asked("Teacher\nDesirable\n9. Makaton\n10. Writing yearly reviews\n11. Certified in Signalong"),
  ).toEqual(["nice: Makaton", "nice: Writing yearly reviews", "nice: Certified in Signalong"]);
});
