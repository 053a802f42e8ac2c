import type { LetterLanguage } from "../letter-language.ts";

/** An invented user. The phone number is from a range reserved for fiction. */
export const demoEmail = "nora.delcourt@example.org";

const month = { start_date_precision: "month", end_date_precision: "month" } as const;

const english = {
  /** The first steps are behind her. */
  signUp: { name: "Nora Delcourt", country: "France", language: "en", first_steps: "done" },
  profile: {
    first_name: "Nora",
    last_name: "Delcourt",
    email: demoEmail,
    country: "France",
    city: "Lyon",
    postal_code: "69004",
    address: "12 rue des Canuts",
    phone_number: "+33 6 39 98 12 34",
    age: 31,
    job_preferences: { remote: false, onsite: true, hybrid: true },
    summary:
      "Supply chain coordinator with seven years in food distribution and road transport. Plans stock for four warehouses, talks with carriers and suppliers every day, and likes numbers that somebody acts on.",
  },
  /** The rows of each list, by its table. */
  entries: {
    experiences: [
      {
        ...month,
        company: "Halles du Rhône",
        title: "Supply chain coordinator",
        location: "Lyon",
        start_date: "2022-03-01",
        end_date: null,
        is_current: true,
        description:
          "Plan the stock of four warehouses and 2,300 products\nReduced out-of-stock days by 28% with a weekly demand forecast\nNegotiate delivery windows with 15 carriers\nTrain new planners",
      },
      {
        ...month,
        company: "Transports Vercors",
        title: "Logistics assistant",
        location: "Grenoble",
        start_date: "2019-09-01",
        end_date: "2022-02-01",
        is_current: false,
        description:
          "Organised 60 deliveries a week across five countries\nKept customs documents for Switzerland\nIntroduced route planning that saved 11% of fuel",
      },
      {
        ...month,
        company: "Maison Tessier",
        title: "Purchasing intern",
        location: "Annecy",
        start_date: "2019-04-01",
        end_date: "2019-08-01",
        is_current: false,
        description: "Compared the offers of 40 packaging suppliers\nBuilt the supplier scorecard",
      },
    ],
    education: [
      {
        ...month,
        school: "Institut de gestion du Léman",
        degree: "Master",
        field_of_study: "Supply chain management",
        start_date: "2017-09-01",
        end_date: "2019-08-01",
        description: "Thesis on the forecasting of fresh products.",
      },
      {
        school: "Faculté d’économie de Savoie",
        degree: "Licence",
        field_of_study: "Economics and management",
        start_date: "2014-01-01",
        start_date_precision: "year",
        end_date: "2017-01-01",
        end_date_precision: "year",
        description: null,
      },
    ],
    contributions: [
      {
        ...month,
        title: "Treasurer",
        organization: "Vélo Solidaire Croix-Rousse",
        description: "Keep the accounts of a bicycle workshop with 120 members.",
        start_date: "2021-01-01",
        end_date: null,
        is_current: true,
      },
      {
        ...month,
        title: "Volunteer driver",
        organization: "Panier du Quartier",
        description: "Collected unsold food from markets every Saturday.",
        start_date: "2018-10-01",
        end_date: "2019-06-01",
        is_current: false,
      },
    ],
    other: [
      { label: "General", content: "Driving licence B. Available with one month’s notice." },
      { label: "Interests", content: "Alpine hiking, bread baking, old timetables." },
    ],
    websites: [
      { domain: "nora-delcourt.example", display_name: "Portfolio" },
      { domain: "https://network.example/in/nora-delcourt", display_name: "Professional network" },
    ],
  },
  /** Name, level, category, subcategory, years. */
  skills: [
    ["Demand forecasting", "advanced", "technical", "logistics", 4],
    ["Inventory management", "expert", "technical", "logistics", 6],
    ["Transport planning", "advanced", "technical", "logistics", 5],
    ["Procurement", "intermediate", "technical", "logistics", 2.5],
    ["Customs documents", "intermediate", "technical", "logistics", 2],
    ["Python", "beginner", "technical", "programmingLanguages", 1],
    ["Negotiation", "advanced", "softSkills", "communication", 5],
    ["Team coordination", "intermediate", "softSkills", "leadership", 3],
    ["French", "expert", "language", "european", null],
    ["English", "advanced", "language", "european", null],
    ["German", "intermediate", "language", "european", null],
    ["Excel", "expert", "toolsAndSoftware", "office", 7],
    ["Power BI", "intermediate", "toolsAndSoftware", "analytics", 2],
    ["SAP", "advanced", "toolsAndSoftware", "office", 4],
  ],
} as const;

const french = {
  signUp: { ...english.signUp, language: "fr" },
  profile: {
    first_name: "Nora",
    last_name: "Delcourt",
    email: demoEmail,
    country: "France",
    city: "Lyon",
    postal_code: "69004",
    address: "12 rue des Canuts",
    phone_number: "+33 6 39 98 12 34",
    age: 31,
    job_preferences: { remote: false, onsite: true, hybrid: true },
    summary:
      "Coordinatrice logistique, sept ans dans la distribution alimentaire et le transport routier. Planifie les stocks de quatre entrepôts, échange chaque jour avec transporteurs et fournisseurs, et aime les chiffres qui servent à agir.",
  },
  entries: {
    experiences: [
      {
        ...month,
        company: "Halles du Rhône",
        title: "Coordinatrice logistique",
        location: "Lyon",
        start_date: "2022-03-01",
        end_date: null,
        is_current: true,
        description:
          "Planifie les stocks de quatre entrepôts et 2\u202F300 produits\nA réduit les ruptures de 28\u00A0% grâce à une prévision hebdomadaire\nNégocie les créneaux de livraison avec 15 transporteurs\nForme les nouveaux planificateurs",
      },
      {
        ...month,
        company: "Transports Vercors",
        title: "Assistante logistique",
        location: "Grenoble",
        start_date: "2019-09-01",
        end_date: "2022-02-01",
        is_current: false,
        description:
          "A organisé 60 livraisons par semaine dans cinq pays\nA tenu les documents de douane pour la Suisse\nA introduit une planification des tournées qui a économisé 11\u00A0% de carburant",
      },
      {
        ...month,
        company: "Maison Tessier",
        title: "Stagiaire achats",
        location: "Annecy",
        start_date: "2019-04-01",
        end_date: "2019-08-01",
        is_current: false,
        description:
          "A comparé les offres de 40 fournisseurs d’emballages\nA construit la grille d’évaluation des fournisseurs",
      },
    ],
    education: [
      {
        ...month,
        school: "Institut de gestion du Léman",
        degree: "Master",
        field_of_study: "Gestion de la chaîne logistique",
        start_date: "2017-09-01",
        end_date: "2019-08-01",
        description: "Mémoire sur la prévision des produits frais.",
      },
      {
        school: "Faculté d’économie de Savoie",
        degree: "Licence",
        field_of_study: "Économie et gestion",
        start_date: "2014-01-01",
        start_date_precision: "year",
        end_date: "2017-01-01",
        end_date_precision: "year",
        description: null,
      },
    ],
    contributions: [
      {
        ...month,
        title: "Trésorière",
        organization: "Vélo Solidaire Croix-Rousse",
        description: "Tient les comptes d’un atelier vélo de 120 adhérents.",
        start_date: "2021-01-01",
        end_date: null,
        is_current: true,
      },
      {
        ...month,
        title: "Conductrice bénévole",
        organization: "Panier du Quartier",
        description: "A collecté les invendus des marchés chaque samedi.",
        start_date: "2018-10-01",
        end_date: "2019-06-01",
        is_current: false,
      },
    ],
    other: [
      { label: "Général", content: "Permis B. Disponible après un mois de préavis." },
      {
        label: "Centres d’intérêt",
        content: "Randonnée en montagne, pain maison, vieux horaires de train.",
      },
    ],
    websites: [
      { domain: "nora-delcourt.example", display_name: "Portfolio" },
      { domain: "https://network.example/in/nora-delcourt", display_name: "Réseau professionnel" },
    ],
  },
  skills: [
    ["Prévision de la demande", "advanced", "technical", "logistics", 4],
    ["Gestion des stocks", "expert", "technical", "logistics", 6],
    ["Planification du transport", "advanced", "technical", "logistics", 5],
    ["Approvisionnement", "intermediate", "technical", "logistics", 2.5],
    ["Documents de douane", "intermediate", "technical", "logistics", 2],
    ["Python", "beginner", "technical", "programmingLanguages", 1],
    ["Négociation", "advanced", "softSkills", "communication", 5],
    ["Coordination d’équipe", "intermediate", "softSkills", "leadership", 3],
    ["Français", "expert", "language", "european", null],
    ["Anglais", "advanced", "language", "european", null],
    ["Allemand", "intermediate", "language", "european", null],
    ["Excel", "expert", "toolsAndSoftware", "office", 7],
    ["Power BI", "intermediate", "toolsAndSoftware", "analytics", 2],
    ["SAP", "advanced", "toolsAndSoftware", "office", 4],
  ],
} as const;

/** The user of the demo: what she entered in each language. */
export const demoPerson = { en: english, fr: french } as const satisfies Record<
  LetterLanguage,
  unknown
>;
