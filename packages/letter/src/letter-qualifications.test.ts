import { describe, expect, test } from "vitest";
import { letterOf, type Rows } from "./testing/letter-of.ts";

describe("what is not held or concerns nobody", () => {
  const electrician: Rows = {
    profile: { first_name: "Oona", last_name: "Reeve", city: "Hull", country: "United Kingdom" },
    experiences: [
      {
        company: "Humber Fitouts Ltd",
        title: "Electrician",
        start_date: "2019",
        is_current: true,
        description:
          "Ran commercial fit-outs up to £60k\nPLC fault finding, no programming\nMaternity leave 2022\nNo reportable accidents since 2020",
      },
    ],
    education: [
      { school: "Hull College", degree: "NVQ Level 3", end_date: "2014" },
      {
        school: "Hull College",
        degree: "HNC",
        field_of_study: "Electrical Engineering",
        start_date: "2016",
        end_date: "2017",
        description: "left after the first year",
      },
      {
        school: "Trade Board",
        degree: "2919",
        field_of_study: "EV charging",
        start_date: "2026",
        description: "course done, exam booked",
      },
    ],
    competencies: [{ name: "IPAF 3a", category: "technical" }],
    other: [{ label: "Cards", content: "ECS Gold card. SSSTS expired in 2024" }],
  };
  const job = `Electrical supervisor
Company: Tideway Charging
What we need:
- NVQ Level 3 and ECS Gold card
- 2919 or equivalent EV qualification
- SSSTS in date
- HNC in electrical engineering
- PLC programming
- experience of commercial fit-outs`;

  test.each(["quoted", "prose", "table", "email"] as const)("is in no letter in %s", (style) => {
    const letter = letterOf(electrician, job, { style });
    expect(letter).not.toMatch(/HNC, Electrical|SSSTS(?! in date)|no programming|Maternity/);
  });

  test("what is held is named, and what is underway with the person's word on how far it is", () => {
    const letter = letterOf(electrician, job);
    expect(letter).toContain("— NVQ Level 3, Hull College (2014)");
    expect(letter).toContain("— 2919, EV charging, Trade Board: course done, exam booked");
    expect(letter).toContain("— ECS Gold card");
    expect(letter).toContain("— Ran commercial fit-outs up to £60k");
  });

  test("a remark behind a field, a skill that a training names, and a note on why one leaves are not in it", () => {
    const caterer: Rows = {
      profile: { first_name: "Yanis", last_name: "Roche", city: "Pau", country: "France" },
      experiences: [
        {
          company: "Chez Amaya",
          title: "Cuisinier",
          start_date: "2018",
          is_current: true,
          description: "→ Carte du marché pour 60 couverts\n› Commandes de poisson",
        },
      ],
      education: [
        {
          school: "CFA du Gave",
          degree: "CAP",
          field_of_study: "Cuisine du marché – produits de la mer et desserts",
          end_date: "2014",
        },
        {
          school: "CFA du Gave",
          degree: "CAP",
          field_of_study: "Cuisine – Passé en candidat libre, de justesse.",
          end_date: "2015",
        },
        {
          school: "Lycée du Gave",
          degree: "MC",
          field_of_study: "Cuisine en desserts – on verra si j'y retourne",
          end_date: "2016",
        },
        {
          school: "Caisse du Gave",
          degree: "SST",
          field_of_study: "Secourisme – Recyclage 2022 manqué.",
          end_date: "2019",
        },
      ],
      competencies: [{ name: "Cuisine", category: "technical" }],
      other: [
        { label: "Permis", content: "Permis B valable jusqu'en 2031. Permis C expiré en 2022." },
        { label: "Pourquoi partir", content: "Le patron crie et la carte m'ennuie." },
        { label: "Préavis", content: "Un mois" },
      ],
    };
    const letter = letterOf(
      caterer,
      "Cuisinier (H/F)\nRestaurant à Pau\nProfil :\n- CAP cuisine\n- permis B ou C\n- SST à jour\n- carte du marché",
    );
    expect(letter).toContain("— CAP, Cuisine, CFA du Gave (2015)");
    expect(letter).toContain(
      "Cuisine du marché – produits de la mer et desserts, CFA du Gave (2014)",
    );
    expect(letter).toContain("Chez Amaya, cuisinier");
    expect(letter).toContain("— Carte du marché pour 60 couverts");
    expect(letter).toContain("Mon préavis est d’un mois.");
    expect(letter).not.toMatch(/justesse|manqué|SST|expiré|crie|verra|— Cuisine$/m);
  });

  test("a presidency that the posting is about comes before a job that it is not about", () => {
    const president: Rows = {
      profile: { first_name: "Odette", last_name: "Ferrand", city: "Valence", country: "France" },
      experiences: [
        {
          company: "Bibliothèque de Crest",
          title: "Agente vacataire",
          start_date: "2022",
          is_current: true,
          description: "Prêt et retour des livres, pas de catalogage",
        },
      ],
      contributions: [
        {
          title: "Présidente",
          organization: "La Recyclerie du Pont",
          start_date: "06/2021",
          is_current: true,
          description: "Association de 2 salariés et 35 bénévoles, présidence collégiale à trois",
        },
      ],
    };
    const letter = letterOf(
      president,
      `Coordinatrice de tiers-lieu
Association La Halle aux Liens
Vos missions :
- animer l'équipe salariée (plannings, entretiens, formation) et mobiliser les bénévoles`,
    );
    expect(letter).toContain("À la Recyclerie du Pont, présidente depuis juin 2021");
    expect(letter).toContain("— Association de 2 salariés et 35 bénévoles");
  });

  const manager: Rows = {
    profile: { first_name: "Tara", last_name: "Brook", city: "Geelong", country: "Australia" },
    experiences: [
      {
        company: "Reed & Co",
        title: "Store Manager",
        start_date: "2020",
        end_date: "2025",
        description:
          "Helped open the Ballarat store, set-up week only\nShrinkage 2.4% to 1.1% over two years\nFormation de deux apprentis CAP",
      },
    ],
    competencies: [
      ...["Planograms", "Visual display", "Stocktakes", "Rosters"].map((name) => ({
        name: `${name} in retail`,
        category: "technical",
      })),
      { name: "Cash handling", category: "technical" },
      { name: "SQL", category: "toolsAndSoftware", level: "advanced" },
      { name: "Tableau", category: "toolsAndSoftware", years_of_experience: 2 },
    ],
  };

  test("how little something was recommends nobody", () => {
    const letter = letterOf(
      manager,
      "Area Manager\nCompany: Pine Homewares Pty Ltd\nYou will:\n- open two new stores in 2027\n- bring shrinkage below 1.5% in every store",
    );
    expect(letter).not.toContain("set-up week only");
    expect(letter).toContain("at Pine Homewares.");
  });

  test("the skills that the posting requires come before those that it would like", () => {
    const letter = letterOf(
      manager,
      "Analyst\nRequired:\n- SQL and Tableau\nNice to have:\n- planograms in retail, visual display in retail, stocktakes in retail, rosters in retail, cash handling",
    );
    expect(letter).toMatch(/— .*SQL; Tableau \(2 years\)/);
  });

  test("a thesis that the posting is about is named where it was written", () => {
    const letter = letterOf(
      {
        profile: { first_name: "Ines", last_name: "Morel", city: "Leeds" },
        education: [
          {
            school: "University of Hull",
            degree: "MSc Ecology",
            start_date: "2024",
            end_date: "2026",
            description: "Thesis on great crested newts in six ponds",
          },
        ],
      },
      "Field ecologist\nRequired:\n- experience of surveys of great crested newts in ponds",
    );
    expect(letter).toContain("MSc Ecology, University of Hull (2024–2026):");
    expect(letter).toContain("— Thesis on great crested newts in six ponds");
  });

  test("a heading is of the entry's own fields, however the person words the title", () => {
    const letter = letterOf(
      {
        profile: { first_name: "Finn", last_name: "Daly", city: "Cork" },
        experiences: [
          {
            company: "Ballymore Cookery School",
            title: "Commis then Chef de Partie (fish)",
            start_date: "2018",
            end_date: "2022",
            description: "Ran the fish section 4 nights a week",
          },
        ],
      },
      "Chef\nYou will:\n- run the fish section",
    );
    expect(letter).toContain(
      "At Ballymore Cookery School, as Commis then Chef de Partie (fish), 2018–2022:",
    );
  });
});

test("licences in another language are named only where the posting asks for a licence", () => {
  const driver = {
    profile: { first_name: "Ilan", last_name: "Roche", city: "Lyon", country: "France" },
    experiences: [
      {
        company: "Transports Vaudry",
        title: "Conducteur routier",
        start_date: "2019",
        is_current: true,
        description: "Livraison en régional\nBâchage et sanglage des remorques",
      },
    ],
    competencies: [
      { name: "Permis C, CE", category: "technical" },
      { name: "Carte conducteur", category: "technical" },
    ],
  };
  expect(letterOf(driver, "Teacher\nCompany: Larko School\nYou teach maths.")).not.toContain(
    "Carte",
  );
  const asked = letterOf(driver, "Driver\nCompany: Larko\nYou need:\n- full UK driving licence");
  expect(asked).toContain("— Permis C, CE");
  expect(asked).not.toContain("Carte");
});

test("what a skill or note adds in private is not named, nor a skill that a note says has run out", () => {
  const keeper = {
    profile: { first_name: "Ilan", last_name: "Roche", city: "Lyon", country: "France" },
    experiences: [{ company: "Verger Arbel", title: "Ouvrier arboricole", start_date: "2019" }],
    competencies: [
      { name: "Certiphyto opérateur", category: "technical" },
      { name: "Taille de fruitiers", category: "technical" },
      { name: "CACES R482, carte d'un an à cause de mon dos", category: "technical" },
    ],
    other: [{ label: "certiphyto", content: "juin 2024, pas renouvelé" }],
  };
  const letter = letterOf(
    keeper,
    "Ouvrier arboricole\nProfil\n- Certiphyto opérateur\n- taille de fruitiers\n- CACES R482",
  );
  expect(letter).toContain("— CACES R482\n");
  expect(letter).toContain("Taille de fruitiers");
  expect(letter).not.toMatch(/certiphyto|dos/i);
});

test("a licence that only the summary names is quoted where the posting asks for it, once", () => {
  const plumber = (summary: string, skills: readonly string[] = []): Rows => ({
    profile: { first_name: "Lise", last_name: "Aubrac", summary },
    experiences: [
      {
        company: "Thermo Ouest",
        title: "Électricienne",
        start_date: "2019",
        is_current: true,
        description: "Tirage de câbles sur les chantiers de logements",
      },
    ],
    competencies: skills.map((name) => ({ name, category: "technical" })),
  });
  const job =
    "Électricien\nProfil :\n- Habilitations B2V, BR\n- Permis B\nMissions :\n- Tirage de câbles";
  const held = "Électricienne en logements neufs. Habilitée B2V et BR, à jour.";
  const write = (rows: Rows, posting = job) => letterOf(rows, posting, { fallbackLanguage: "fr" });
  expect(write(plumber(held))).toContain("Habilitée B2V et BR, à jour");
  expect(write(plumber(held), "Électricien\nMissions :\n- Tirage de câbles")).not.toContain("B2V");
  expect(write(plumber(held, ["Habilitation B2V BR"]))).not.toContain("Habilitée");
  expect(write(plumber("Habilitation B2V expirée en 2024, à repasser."))).not.toContain("B2V");
});
