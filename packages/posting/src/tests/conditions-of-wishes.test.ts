import { expect, test } from "vitest";
import { provesWish } from "../match-wishes.ts";
import type { EntryPart, ProfileParts } from "../profile-parts.ts";
import { matchOne } from "../testing/match-one.ts";

const proves = (text: string, asked: string, isName = false) =>
  provesWish(text, { kind: "must", text: asked }, isName);

test.each([
  ["Lead a shift of 5 healthcare assistants", "Experience of night shifts"],
  ["Handed over to the night team each evening", "Night work"],
  ["Handed over to the night shift manager", "Experience of night shifts"],
  ["Reported faults of the weekend alarm", "Weekend work"],
  ["Repaired night vision cameras", "Night work"],
  ["Transmissions à l'équipe de nuit", "Travail de nuit"],
  ["8 to 10 calls a day", "Weekend work"],
  [
    "Cared for 14 residents at a day centre",
    "Experience of caring for residents in a nursing home",
  ],
  ["Cared for adults with dementia", "Experience of caring for children"],
  ["Accompagnement d'enfants à l'hôpital", "Accompagnement d'enfants en milieu scolaire"],
  ["J'aime les agendas qui tiennent et les personnes qui rappellent", "Tu aimes les gens"],
  ["Organised quiz nights for 80 guests", "Night work"],
  ["Took bookings for weekends away", "Weekend work"],
  ["Vente de nuits d'hôtel aux groupes", "Travail de nuit"],
  ["Organisation de soirées étudiantes", "Travail en soirée"],
  ["Planning activities for adults", "Planning activities for children"],
])("another time, place or person proves nothing: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(false);
});

test.each([
  ["Led a shift of 5 on a 34-bed unit, days and nights", "Experience of night shifts"],
  ["Night duty two weeks in four", "Night work"],
  ["Surveillance de 30 lits, de nuit", "Travail de nuit"],
  ["8 to 10 calls a day, weekends in turn", "Weekend work"],
  [
    "Cared for 14 residents of a nursing home",
    "Experience of caring for residents in a nursing home",
  ],
  ["Travail en équipe de nuit", "Travail de nuit"],
  ["Worked on the night team", "Night shifts"],
  ["Worked nights at the Royal Infirmary", "Night work"],
  ["Worked evenings and weekends", "Weekend work"],
  ["Covered three nights a week", "Night work"],
  ["Dealing with customer complaints", "Dealing with customer complaints in a calm manner"],
])("the same does: %s, %s", (text, asked) => {
  expect(proves(text, asked)).toBe(true);
});

function job(
  title: string,
  organization: string,
  [from, to]: readonly [number, number],
): EntryPart {
  const period = {
    start: { year: from, month: 1 },
    end: { year: to, month: 12 },
    isCurrent: false,
  };
  return { id: title, kind: "experience", title, organization, period, lines: [] };
}

const provenBy = (asked: string, parts: Partial<ProfileParts>) => matchOne(asked, parts)?.provenBy;

const career = [
  job("Senior Care Assistant", "Lough View Nursing Home", [2022, 2025]),
  job("Home Care Worker", "Bluebird Home Support, with hospital nurses", [2018, 2021]),
];

const done = (title: string, organization: string, line: string): EntryPart => ({
  ...job(title, organization, [2022, 2025]),
  lines: [{ id: "line", text: line }],
});

test.each([
  [
    "Project management in an agile environment",
    done("Project Manager", "Elm Ltd", "Project management of 4 sites"),
  ],
  [
    "Customer service in a retail environment",
    done("Sales assistant", "Boots", "Customer service on the shop floor"),
  ],
  ["Cash handling in a shop", done("Sales assistant", "Tesco", "Cash handling and till closing")],
  [
    "Forklift driving in a warehouse",
    done("Forklift driver", "Amazon Distribution Centre", "Forklift driving, 40 pallets a shift"),
  ],
  [
    "Medication administration in a care home",
    done("Senior Carer", "Sunrise Senior Living", "Medication administration for 20 people"),
  ],
  [
    "Gestion des stocks dans un magasin",
    done("Vendeuse", "Décathlon", "Gestion des stocks du rayon"),
  ],
  [
    "Accueil du public dans une mairie",
    done("Agent d'accueil", "Ville de Lyon", "Accueil du public au guichet"),
  ],
  [
    "Booking appointments for patients",
    done("Medical receptionist", "Elm Surgery", "Booked 40 appointments a day"),
  ],
])("a place or people named by the way are no condition: %s", (asked, entry) => {
  expect(provenBy(asked, { entries: [entry] })).not.toEqual([]);
});

test("years in a kind of place are counted from the jobs there, and of a rank from those of the rank", () => {
  const entries = career;
  expect(provenBy("Minimum 3 years in a nursing home", { entries })).toEqual([
    "Senior Care Assistant",
  ]);
  expect(provenBy("Minimum 5 years in a nursing home", { entries })).toEqual([]);
  expect(provenBy("At least 1 year in a senior role", { entries })).toEqual([
    "Senior Care Assistant",
  ]);
  expect(
    provenBy("3 years' experience in a nursing home, with at least 1 year in a senior role", {
      entries,
    }),
  ).toEqual(["Senior Care Assistant"]);
  expect(
    provenBy("3 years' experience in a nursing home, with at least 5 years in a senior role", {
      entries,
    }),
  ).toEqual([]);
});

test.each([
  ["Expérience de 2 ans en secrétariat médical", "Secrétaire médicale (CDD)"],
  [
    "Une première expérience réussie en secrétariat médical (2 ans au moins)",
    "Secrétaire médicale",
  ],
  ["3 ans d'expérience en assistanat administratif ou RH", "Assistante administrative"],
  ["Expérience en assistanat administratif", "Assistante administrative"],
  ["2 years' experience in joinery", "Joiner"],
  ["3 ans d'expérience en comptabilité", "Comptable fournisseurs"],
  ["3 ans d'expérience comme aide-soignante", "Aide-soignante"],
  ["2 years' experience of welding", "Welder"],
  ["Expérience en jardinage", "Jardinier"],
])("years of a trade are counted from the jobs of who does it: %s, %s", (asked, title) => {
  expect(provenBy(asked, { entries: [job(title, "Elm Ltd", [2020, 2023])] })).toEqual([title]);
});

test.each([
  ["Expérience de 2 ans en secrétariat médical", "Secrétaire juridique"],
  ["5 ans d'expérience en secrétariat médical", "Secrétaire médicale"],
  ["3 ans d'expérience en assistanat de direction", "Assistante administrative"],
  ["3 ans d'expérience en assistanat administratif ou RH", "Assistante commerciale"],
  ["Expérience en boulangerie", "Apprentie boulangère"],
  ["2 years' experience in sales", "Sales ledger clerk"],
  ["Experience in restoration", "Restaurant manager"],
  ["2 years' experience in joinery", "Carpet fitter"],
  ["Expérience en portage", "Portier"],
])("another trade, rank or number of years proves nothing: %s, %s", (asked, title) => {
  expect(provenBy(asked, { entries: [job(title, "Elm Ltd", [2020, 2023])] })).toEqual([]);
});

test.each(["Horaires en alternance", "Jour et nuit en alternance", "Alternance jour/nuit"])(
  "an apprenticeship proves no alternating times: %s",
  (asked) => {
    const study: EntryPart = {
      id: "study",
      kind: "education",
      title: "BTS Comptabilité en alternance",
      organization: "Lycée Larmor",
      period: { start: undefined, end: { year: 2020, month: 6 }, isCurrent: false },
      lines: [],
    };
    expect(matchOne(asked, { entries: [study] })).toMatchObject({ provenBy: [], related: [] });
    expect(matchOne("Contrat en alternance", { entries: [study] })?.provenBy).toEqual(["study"]);
  },
);
