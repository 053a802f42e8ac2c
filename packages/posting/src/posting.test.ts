import { describe, expect, test } from "vitest";
import { isOnlyRemote, readPosting, townOf } from "./posting.ts";
import { postingHeads } from "./testing/posting-heads.ts";
import { postingsEn } from "./testing/postings-en.ts";
import { postingsFr } from "./testing/postings-fr.ts";
import { maxRelativeCost, relativeCost } from "@postulo/domain/testing/relative-cost";

const samples = [...postingsEn, ...postingsFr];

describe("a posting", () => {
  test.each(samples)("$language, $name: title, company, place and language are found", (sample) => {
    const posting = readPosting(sample.text);
    expect(posting.language).toBe(sample.language);
    expect(posting.title).toBe(sample.title);
    expect(posting.company).toBe(sample.company);
    expect(posting.place).toBe(sample.place);
  });

  test.each(postingHeads)("begins with %s at %s", (title, company, text) => {
    expect(readPosting(text)).toMatchObject({ title, company });
  });

  test("in German has another language, and a word alone none", () => {
    const german =
      "Wir suchen eine Krankenschwester für unsere Station. Sie arbeiten mit dem Team und sind für die Pflege der Patienten verantwortlich.";
    expect(readPosting(german).language).toBe("other");
    expect(readPosting("Baker").language).toBe("unclear");
  });

  test.each([
    [
      "fr",
      "Comptable H/F\nSociété : Atelier Bréhat\nLieu : Rennes\n\nMissions :\n- Comptabilité générale\n- Contrôle de gestion\n\nProfil :\n- Maîtrise d'Excel\n- Gestion de projet",
    ],
    [
      "en",
      "Supply Planner\nRiverside Bakery Ltd\n\nTasks\n- Demand planning\n- Stock management\n\nRequired skills\n- Excel\n- Team work",
    ],
  ])("that consists of a list is read in its language: %s", (language, text) => {
    expect(readPosting(text).language).toBe(language);
  });

  test("as HTML is read as its visible words", () => {
    const posting = readPosting(
      "<style>h1{color:red}</style><h1>Night Porter</h1><p>Hotel&nbsp;Ast&eacute;rie</p><script>steal()</script><ul><li>Carry luggage</li></ul><!-- hidden -->",
    );
    expect(posting.text).toContain("Hotel Astérie");
    expect(posting.text).not.toMatch(/steal|color|hidden|</);
    expect(posting.lines.map(({ text }) => text)).toContain("Carry luggage");
  });

  test.each([
    [
      "= Good French",
      [
        ["must", "= Good French"],
        ["must", "Tableau knowledge"],
      ],
    ],
    [
      "=35 hours a week",
      [
        ["must", "=35 hours a week"],
        ["must", "Tableau knowledge"],
      ],
    ],
    ["== Good French ==", [["other", "Tableau knowledge"]]],
    ["# Good French", [["other", "Tableau knowledge"]]],
    [
      "#Good French",
      [
        ["must", "#Good French"],
        ["must", "Tableau knowledge"],
      ],
    ],
    ["**Good French**", [["other", "Tableau knowledge"]]],
    ["__Good French__", [["other", "Tableau knowledge"]]],
  ])("the marks of a heading, of which one equals sign is none: %j", (line, read) => {
    const posting = `Nurse\nRequirements\n- Excel\n${line}\nTableau knowledge`;
    expect(readPosting(posting).lines.map(({ section, text }) => [section, text])).toEqual([
      ["intro", "Nurse"],
      ["must", "Excel"],
      ...read,
    ]);
  });

  test("contains no control, invisible or direction-changing characters", () => {
    expect(readPosting("Nurse\u0000\u200B at \u202EKestrel\u202C Ward\uFEFF").text).toBe(
      "Nurse at Kestrel Ward",
    );
  });

  test("keeps names with Arabic and Hebrew letters", () => {
    expect(readPosting("Company: شركة النور\nJob title: Accountant").company).toBe("شركة النور");
    expect(readPosting("Company: חברה טובה\nJob title: Accountant").company).toBe("חברה טובה");
  });

  test("between the buttons and dates of a job board has the right employer", () => {
    const posting = readPosting(
      "Customer Support Specialist\nPosted 2d ago\nEasy apply\nLumen Energy — Birmingham (hybrid)\nWhy Lumen? Lumen Energy supplies homes.",
    );
    expect(posting.company).toBe("Lumen Energy");
    expect(posting.place).toBe("Birmingham");
  });

  test("does not read a reference number or a group of people as a town", () => {
    expect(
      readPosting(
        "Production Planner - Dundee\nRef: 77120\n\nThistle Bakery supplies bread. We need a Production Planner.",
      ).place,
    ).toBe("Dundee");
    expect(readPosting("Social Worker, Children in Care\nApply today.").place).toBeUndefined();
  });

  test("keeps neither the legal form nor the next sentence in the employer's name", () => {
    const posting = readPosting(
      "Night Porter\nKestrel Hotels, Inc. is a family firm with 600 rooms across the Midwest. We are looking for a Night Porter.",
    );
    expect(posting.company).toBe("Kestrel Hotels");
  });

  test("without anything recognisable has neither title nor company", () => {
    const posting = readPosting("please read this and tell me what you think about it, thank you");
    expect(posting.title).toBeUndefined();
    expect(posting.company).toBeUndefined();
  });

  test.each([
    ["one word of 200 kB", "a".repeat(200_000)],
    ["capitals of 200 kB", "A".repeat(200_000)],
    ["open brackets", "(".repeat(200_000)],
    ["open tags", "<script ".repeat(25_000)],
    ["half tags", "<".repeat(200_000)],
    ["entities", "&#x41;".repeat(30_000)],
    ["capitalised words", "Alpha Beta ".repeat(18_000)],
    ["bullets", "• we need a nurse ".repeat(11_000)],
    ["separators", " - | · ".repeat(30_000)],
    ["one line of hiring", "is looking for a ".repeat(11_000)],
  ])("%s is read in bounded time", (_, text) => {
    let length = 0;
    expect(relativeCost(() => (length = readPosting(text).text.length))).toBeLessThan(
      maxRelativeCost,
    );
    expect(length).toBeLessThanOrEqual(40_000);
  });
});

test.each([
  ["Baker\nLocation: Leeds, West Yorkshire\nYou bake.", "Leeds"],
  ["Baker\nLocation: Leeds - hybrid\nYou bake bread.", "Leeds"],
  ["Baker\nLocation: Leeds / York", "Leeds"],
  ["Baker\nLocation: Leeds.", "Leeds"],
  ["Boulanger H/F\nLieu : Lyon (69)\nVous préparez le pain.", "Lyon"],
  ["Boulanger\nLieu : 69003 Lyon\nVous préparez le pain.", "Lyon"],
  ["Boulanger\nVous travaillerez à Annecy, dans notre atelier.", "Annecy"],
  ["Boulanger\nLieu de travail\nST HERBLAIN", "St Herblain"],
  ["Baker\nLocation: Remote\nYou bake bread.", undefined],
  [
    "Nurse\nBase: Ennis, Co. Clare, with travel to services in Shannon, Kilrush and Nenagh.",
    "Ennis",
  ],
  [
    "A home for older people on the edge of Athenry, Co. Galway.\nNURSE MANAGER\nInterviews are held here, not in Galway city.",
    "Athenry",
  ],
  ["Joiner – restoration – Maldon\nShopfronts in Clunes. We meet in Maldon.", "Maldon"],
  ["BRICKLAYERS NEEDED - DERBY - LONG TERM\nWe lay bricks in Derby.", "Derby"],
  ["Vendeur\nLieu : Istres, boutique « Les Salins » (et le samedi à Martigues, le port)", "Istres"],
  [
    "Fitter\nLark Services, Stockport (SK1) | Permanent\nWe work for hospitals across Greater Manchester.",
    "Stockport",
  ],
  ["Fitter\nLark Services, Kendal LA9 4QS\nWe work for hospitals.", "Kendal"],
  ["Comptable\nBureaux à Vevey ; siège à Lausanne.", "Vevey"],
  ["Formateur\nPour nos sites de Roubaix et Tourcoing.", undefined],
  ["Baker\nLife at Larkfield is busy. At Larkfield we bake bread.", undefined],
  ["Boulanger\nPoste à Temps plein, contrat à Temps plein.", undefined],
  ["Developer\nYou work with Design, QA and Marketing.", undefined],
  ["Analyst\nReporting to Head of Finance, Ireland.", undefined],
  ["Chef\nOur last cook has a place of her own in Crieff now.", undefined],
  ["Fitter\nNice to have: welding. Tours of the yard weekly.", undefined],
  ["Fitter\nMarl Freight\nVERGE Park, Daventry NN6\n\nNice to have: welding", "Daventry"],
  ["Fitter\nLocation: VERGE Park, Daventry NN6", "Daventry"],
  ["Agent\nLieu : École primaire Hélène Vasseur, Fécamp (76400)", "Fécamp"],
  ["Agent\nLieu : Lycée Vasseur, Fécamp", "Fécamp"],
  ["Agent\nLieu : Lycée Hélène Vasseur", undefined],
  ["Agent\nRemplacement dans une école privée du Havre (76600)", "Le Havre"],
  ["Agent\nDevis de l'Atelier (12400), tarif de Base (35000)", undefined],
  ["Store Manager\nNorthgate Books\nLeeds, West Yorkshire LS11 8LU", "Leeds"],
  ["Store Manager\nNorthgate Books\nOtley, West Yorkshire, LS21 3AB", "Otley"],
  ["Store Manager\n14 Mill Lane, Newry, Co. Down BT34 1AA", "Newry"],
  ["Store Manager\nMill Lane, Durham DH1 3LE", "Durham"],
  ["Store Manager\nConsett, Durham DH8 5QA", "Consett"],
  ["Store Manager\n14 Mill Lane, West Yorkshire LS21 3AB", undefined],
])("the place of %j is %s", (text, place) => {
  expect(readPosting(text).place).toBe(place);
});

test.each([
  ["Fécamp", "Fécamp"],
  ["Leeds (hybrid)", "Leeds"],
  ["École Hélène Vasseur, Fécamp (76400)", "Fécamp"],
  ["Fully remote", undefined],
  ["lyon", "Lyon"],
  ["pau", "Pau"],
  ["london", "London"],
  ["LYON", "Lyon"],
  ["69003 lyon", "Lyon"],
  ["fécamp, France", "Fécamp"],
  ["saint-étienne", "Saint-Étienne"],
  ["aix-en-provence", "Aix-en-Provence"],
  ["Lyon, remote possible", "Lyon"],
  ["London (remote 2 days)", "London"],
  ["Manchester / Remote", "Manchester"],
  ["Manchester or remote", "Manchester"],
  ["Remote - Berlin", "Berlin"],
  ["Hybrid remote in London", "London"],
  ["Hybride - Lyon", "Lyon"],
  ["Télétravail partiel, Nantes", "Nantes"],
  ["Hybrid, Kirkby Marl", "Kirkby Marl"],
  ["Kirkby Marl (hybrid)", "Kirkby Marl"],
  ["Télétravail", undefined],
  ["Hybride", undefined],
  ["Présentiel", undefined],
  ["Sur site", undefined],
  ["On-site", undefined],
  ["Remote, France", undefined],
  ["", undefined],
])("the town of the location %j is %s", (location, town) => {
  expect(townOf(location)).toBe(town);
});

test("the label of a place with a working mode behind it names no town", () => {
  expect(readPosting("Agent\nLieu : Télétravail").place).toBeUndefined();
  expect(readPosting("Agent\nLieu : Présentiel").place).toBeUndefined();
});

test.each(["Remote", "Fully remote", "100% remote", "Remote (UK)", "Télétravail", "À distance"])(
  "the location %j is only remote",
  (location) => {
    expect(isOnlyRemote(location)).toBe(true);
  },
);

test.each(["", "UK", "Lyon", "Hybrid", "Remote 2 days", "Remote or hybrid", "Télétravail partiel"])(
  "the location %j is not only remote",
  (location) => {
    expect(isOnlyRemote(location)).toBe(false);
  },
);

test.each([
  [
    "Depot supervisor, Marl Couriers, Kendal. 5am starts. Contact Orrin Vale, orrin@marlcouriers.example",
    { title: "Depot supervisor", company: "Marl Couriers", place: "Kendal" },
  ],
  [
    "Team Leader (Days) // Marl Freight // Northampton // £14.25/hr // apply www.marlfreight.example/days",
    { title: "Team Leader", company: "Marl Freight", place: "Northampton" },
  ],
  [
    "Depot supervisor, Marl Couriers, Kendal. 5am starts.",
    { title: undefined, company: undefined },
  ],
])(
  "title, company and town of one line, where something else names the company: %s",
  (text, job) => {
    expect(readPosting(text)).toMatchObject(job);
  },
);

test("a tool far below the head is no place, and a label is read", () => {
  const long = "We look after turbines far out at sea, in all weathers. ".repeat(8);
  expect(readPosting(`Technician\n${long}\nKeep work orders in Maximo.`).place).toBeUndefined();
  expect(readPosting(`Technician\nBased: Peterhead\nKeep work orders in Maximo.`).place).toBe(
    "Peterhead",
  );
});

test("categories of a licence are no town with its region", () => {
  const text = "Électricien – Lyon 7e\n\nPontaval, agence de Lyon\n- Habilitations B2V, BR, BC";
  expect(readPosting(text).place).toBe("Lyon");
});

test("a town has the hyphen that the posting writes elsewhere", () => {
  const text =
    "Infirmier H/F\nVaudry-Jallieu (38300)\nPour un EHPAD situé à VAUDRY JALLIEU, un infirmier.";
  expect(readPosting(text).place).toBe("Vaudry-Jallieu");
});

test.each([
  "Job title: 48\nCompany: Alder Dairies",
  "Alder Dairies is a family company of 48 people.\n\nPosition: 48 hours over 4 days\n\nThe role",
])("a number and hours of work are no title: %s", (text) => {
  expect(readPosting(text).title).toBeUndefined();
});

test.each([
  "Technician\nDeepwell Water\nWe are UKAS accredited to ISO 17025. You analyse samples.",
  "Technicien\nEaux du Val\nNous sommes COFRAC accrédités depuis 2019. Vous analysez des échantillons.",
])("who accredits is not the employer: %s", (text) => {
  expect(["UKAS", "COFRAC"]).not.toContain(readPosting(text).company);
});
