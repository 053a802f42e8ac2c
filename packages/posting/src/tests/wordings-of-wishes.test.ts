import { describe, expect, test } from "vitest";
import { isProven } from "../testing/match-one.ts";

const line = (text: string, kind: "experience" | "education" = "experience", title = "Clerk") => ({
  entries: [
    {
      id: "one",
      kind,
      title,
      organization: "Thorey",
      period: { start: { year: 2018, month: 1 }, end: undefined, isCurrent: true },
      lines: text === "" ? [] : [{ id: "one/0", text }],
    },
  ],
});
const name = (text: string) => ({ names: [{ id: "name", text }] });

describe("words around what is asked for do not hide that it is proven", () => {
  test.each([
    ["Giving intravenous medication", "Administered intravenous medication"],
    ["Giving intravenous medication", "Medication rounds, IV antibiotics and PICC lines"],
    [
      "préparer des repas simples avec eux",
      "Préparation des repas, courses, entretien du logement",
    ],
    ["Preparation and sterilisation of culture media", "Media preparation and autoclaving"],
    ["Encadrement de stagiaires", "Tutrice de deux stagiaires en 2024"],
    ["Recording temperatures", "Temperatures recorded twice a day"],
    ["Writing reports for head office", "Drafted a report for head office every month"],
    ["Nettoyage des locaux", "Entretien des locaux"],
    ["Travail en week-end", "Un week-end sur trois"],
    ["Weekend work", "Un week-end sur trois"],
  ])("%s: %s", (asked, text) => expect(isProven(asked, line(text))).toBe(true));

  test("a title of who does the work names the work", () => {
    expect(
      isProven("5 ans d'expérience en électricité", line("", "experience", "Électricien")),
    ).toBe(true);
    expect(isProven("5 ans d'expérience en technique", line("", "experience", "Électricien"))).toBe(
      false,
    );
  });

  test("a diploma is the same by its initials behind « diplôme d'État »", () => {
    const period = {
      start: { year: 2016, month: 9 },
      end: { year: 2018, month: 6 },
      isCurrent: false,
    };
    const held = (title: string) => ({
      entries: [
        { id: "one", kind: "education" as const, title, organization: "GRETA", period, lines: [] },
      ],
    });
    expect(isProven("Diplôme d'État d'AES exigé", held("DEAES"))).toBe(true);
    expect(isProven("Diplôme d'État d'AES exigé", held("DEAS"))).toBe(false);
  });

  test("the programs of an office suite are the suite, and one of them is not", () => {
    const skills = (...names: readonly string[]) => ({
      names: names.map((text, at) => ({ id: `name${at}`, text })),
    });
    expect(isProven("Maîtrise du Pack Office", skills("Word", "Excel"))).toBe(true);
    expect(isProven("Microsoft Office", skills("Excel", "Outlook", "Sage 100"))).toBe(true);
    expect(isProven("Maîtrise du Pack Office", skills("Excel", "Photoshop"))).toBe(false);
    expect(isProven("Google Workspace", skills("Word", "Excel"))).toBe(false);
    const beginner = [
      { id: "one", text: "Word", level: "beginner" },
      { id: "two", text: "Excel", level: "beginner" },
    ];
    expect(isProven("Maîtrise du Pack Office", { names: beginner })).toBe(false);
  });

  test("a licence is named by its category", () => {
    expect(isProven("Full category C licence", name("Category C"))).toBe(true);
    expect(isProven("Full category C licence", name("Category B"))).toBe(false);
    expect(isProven("Full category C+E licence", name("Category C"))).toBe(false);
    expect(isProven("Category C prison experience", name("Category C"))).toBe(false);
  });

  test("a study may name its subject as an option, or say honours", () => {
    const period = {
      start: { year: 2015, month: 9 },
      end: { year: 2017, month: 6 },
      isCurrent: false,
    };
    const study = (title: string) => ({
      entries: [
        {
          id: "one",
          kind: "education" as const,
          title,
          organization: "York",
          period,
          lines: [],
        },
      ],
    });
    expect(isProven("A good honours degree", study("BA (Hons), History"))).toBe(true);
    expect(isProven("A good honours degree", study("HND, History"))).toBe(false);
    expect(isProven("Bac+2 en informatique", study("BTS, Systèmes option informatique"))).toBe(
      true,
    );
    expect(isProven("Bac+2 en informatique", study("BTS, Bâtiment option métré"))).toBe(false);
  });

  test("tools that do nothing else are what they are for", () => {
    expect(isProven("CI/CD", line("GitHub Actions pipelines"))).toBe(true);
    expect(isProven("Automated testing", line("Playwright tests for the shop"))).toBe(true);
    expect(isProven("Kubernetes", line("GitHub Actions pipelines"))).toBe(false);
    expect(isProven("Manual testing", line("Playwright tests for the shop"))).toBe(false);
  });

  test("electrical authorisations are renewed every three years", () => {
    expect(isProven("Habilitations électriques à jour", name("Habilitations B2V, BR (2024)"))).toBe(
      true,
    );
    expect(isProven("Habilitations électriques à jour", name("Habilitations B2V, BR (2022)"))).toBe(
      false,
    );
  });
});

describe("a near miss proves nothing", () => {
  test.each([
    ["Participer au contrôle budgétaire", "Budget de 8 000 € et demandes de subvention"],
    ["Superviser la comptabilité fournisseurs", "Dématérialisation des factures fournisseurs"],
    ["Supervise the purchase ledger", "Posted invoices to the purchase ledger"],
    ["La pose de bornes de recharge (IRVE P2)", "28 bornes de recharge posées, IRVE P1"],
    ["Giving intravenous medication", "Delivered medication by van"],
    ["Maîtrise des techniques de vente", "Manutention des articles"],
    ["préparer des repas simples avec eux", "Service des repas en salle"],
    ["Encadrement de stagiaires", "Convention de stage signée avec deux stagiaires"],
    ["Sterilisation of instruments", "Ordered instruments for the theatre"],
    ["A recognised catering qualification, QQI Level 5 or higher", "Managed 2 catering assistants"],
    ["Recognised qualification in childcare", "Childcare for two families"],
    ["QQI Level 5 in catering", "Catering for 200 guests"],
    ["Travail en week-end", "Organisation d'un week-end d'intégration"],
    ["Travail en week-end", "Libre un week-end sur deux"],
    ["Travail le week-end", "Accueil des clients en week-end de formation"],
    ["Traite", "Lavage de la salle de traite"],
    ["Reports", "Reports to the area manager of three bakeries"],
    ["Orders", "Orders of others filed"],
    ["Bonne connaissance de Windows", "Nettoyage de vitrines et de windows du magasin"],
    ["Good knowledge of Yorkshire", "Yorkshire puddings served"],
    ["Good knowledge of Gaelic", "Ran a Gaelic football club"],
    ["Knowledge of Windows", "Fitted Windows and doors"],
    ["Management", "Management of waste"],
    ["Connaissance du Breton", "Vente de gâteau Breton"],
    ["Cooking meals for residents", "Served meals to residents"],
    ["Writing grant applications", "Read grant applications"],
    ["Giving presentations", "Attended presentations"],
    ["Établir les bulletins de paie", "Distribution des bulletins de paie"],
    ["Vente de voitures d'occasion", "Nettoyage de voitures d'occasion"],
    ["Working safely with chemicals", "Sold chemicals"],
    ["Handling complaints effectively", "Filed complaints"],
    ["Stock rotation", "Wrote the stock team's rota"],
    ["Staff rotas", "Food rotation, staff meals"],
    ["Expérience du management", "Suivi de la gestion documentaire"],
  ])("%s: %s", (asked, text) => expect(isProven(asked, line(text))).toBe(false));
});
