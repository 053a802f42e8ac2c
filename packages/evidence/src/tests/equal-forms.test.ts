import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const shop = {
  company: "Kirk Stores",
  title: "Keyholder then shift lead",
  location: "Leeds",
  start_date: "05/2019",
  is_current: true,
  description: [
    "Open up 4 mornings, cash up 2 evenings",
    "24 hrs a week",
    "Show new starters the ropes (5 so far)",
    "skin checks 2 hourly",
    "46 residents, 2 porters + 1 nurse at night",
    "Watched in surgery, made tea, sat with a boy who was scared",
    "budget max 1,1 M$",
    "Just Eat tablet, till",
  ].join("\n"),
};
const chantier = {
  company: "Lignon",
  title: "Ingénieur chantier puis conducteur de travaux",
  location: "Roanne",
  start_date: "09/2008",
  end_date: "2017",
  description: [
    "sous-traitants (jusqu'à 6)",
    "CV et tiers payant",
    "Saisie des CV dans le logiciel",
    "ménage 4 matins",
    "24 h par semaine",
    "Le chef me demande les quantités de béton",
  ].join("\n"),
};

const english = checkerOf(
  {
    profile: {
      first_name: "Ada",
      last_name: "Quill",
      city: "Leeds",
      summary: "18, just finished college. Registered nurse in the Philippines.",
    },
    experiences: [shop],
    education: [{ school: "Regulation Commission (Philippines)", degree: "Nurse licence" }],
    competencies: [
      { name: "First aid (ran out March 2025)", category: "technical" },
      { name: "Being on time", category: "softSkills" },
    ],
    other: [
      { label: "Hours", content: "No evenings after 6 from Jan." },
      { label: "Travel", content: "No car, no licence. Bus 110 or walk." },
      { label: "Permit", content: "Stamp 4" },
      { label: "Shifts", content: "Saturdays or Sundays" },
    ],
  },
  "Shop wants staff.",
);
const home = checkerOf(
  {
    profile: { first_name: "Ada", last_name: "Quill", city: "Leeds" },
    experiences: [
      {
        company: "Fern House",
        title: "Carer",
        location: "Leeds",
        start_date: "05/2019",
        is_current: true,
        description: [
          "Looked after 6 residents",
          "From 12 to 40 places",
          "30 hrs a week",
          "Covered 2 nights last winter",
          "Gave training to new staff on hoists",
          "Dementia training",
        ].join("\n"),
      },
    ],
    other: [
      { label: "Lifting", content: "Cannot lift over 10 kg. Light lifting is fine." },
      { label: "Cooking", content: "Cannot cook meat. Vegan cooking fine." },
      { label: "Heights", content: "No ladders. Small heights fine." },
      { label: "Swimming", content: "Cannot swim. Will learn swimming." },
      { label: "Travel", content: "No car. Train lessons on Mondays. Moped from May." },
      { label: "Dogs", content: "3, all rescue" },
      { label: "Cats", content: "18, all rescue" },
    ],
  },
  "Home wants staff.",
);
const garage = checkerOf(
  {
    profile: { first_name: "Ada", last_name: "Quill", city: "Roanne", summary: "3, rue des Pins." },
    experiences: [
      {
        company: "Garage Stanis",
        title: "Mécanicien",
        location: "Roanne",
        start_date: "05/2019",
        is_current: true,
        description: [
          "A partir de 8 pneus, remise",
          "35 h par semaine",
          "Remplacé 2 soirs le gardien",
          "Formation des nouveaux à la sécurité",
          "Formation incendie",
        ].join("\n"),
      },
    ],
    other: [
      { label: "Hauteur", content: "Pas d'échelle. Petite hauteur possible." },
      { label: "Trajet", content: "Pas de voiture. Tram prévu en mai." },
    ],
  },
  "Garage cherche une personne.",
);
const french = checkerOf(
  {
    profile: {
      first_name: "Ada",
      last_name: "Quill",
      city: "Roanne",
      summary: "En France depuis 2021.",
    },
    experiences: [
      chantier,
      {
        company: "Armor Froid",
        title: "Assistante de direction",
        location: "Roanne",
        start_date: "06/2018",
        end_date: "04/2020",
        description: "agenda de 2 gérants",
      },
    ],
    education: [
      {
        school: "Organisme en ligne",
        degree: "Module",
        field_of_study: "Vocabulaire médical (40 h)",
        start_date: "01/2026",
        end_date: "03/2026",
        description: "attestation de suivi",
      },
      {
        school: "Lycée Chaptal",
        degree: "BTS",
        field_of_study: "Comptabilité",
        start_date: "2020",
        end_date: "2022",
        description: "attestation de suivi",
      },
    ],
    other: [
      { label: "Permis", content: "Code réussi en oct., conduite en cours." },
      { label: "Trajet", content: "Ligne 12 ou scooter." },
    ],
  },
  "Secrétariat cherche une personne. Dr Solenn Moreau, se déplacer entre deux sites.",
);

describe("the same fact in another form is accepted", () => {
  test.each([
    "I show new starters the ropes, and have done so for five people so far.",
    "I do skin checks every two hours.",
    "At night, two porters and one nurse look after 46 residents.",
    "I made tea.",
    "I had a budget of at most 1.1 million dollars.",
    "I use the Just Eat tablet.",
    "I am 18 and I have just finished college.",
    "I am a registered nurse in the Philippines.",
    "I have been keyholder, then shift lead, at Kirk Stores.",
    "My first aid certificate ran out in March 2025.",
    "Being on time is one of the things I am good at.",
    "From January I cannot work evenings after 6.",
    "I travel by the 110 bus or on foot.",
    "I hold Stamp 4 and can work Saturdays or Sundays.",
  ])("%s", (sentence) => {
    expect(english(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });

  test.each([
    "J'étais l'assistante de deux gérants.",
    "Je m'occupais des sous-traitants, jusqu'à six.",
    "Le chef me demandait les quantités de béton.",
    "Chez Lignon, j'ai été ingénieur de chantier puis conducteur de travaux.",
    "De janvier à mars 2026, j'ai suivi un module de vocabulaire médical de 40 heures.",
    "J'ai réussi le code en octobre et la conduite est en cours.",
    "Je me déplace en scooter.",
    "Je vis en France depuis 2021.",
    "Docteur Moreau, je vous présente ma candidature.",
  ])("%s", (sentence) => {
    expect(french(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });
});

test("a card that is handled at work is no qualification", () => {
  const description = "Lecture de la carte Vitale au comptoir";
  const pharmacy = checkerOf(
    { profile: {}, experiences: [{ ...chantier, description }] },
    "Pharmacie.",
  );
  expect(pharmacy("Je m'occupais de la lecture de la carte Vitale au comptoir.")).toEqual({
    verdict: "accepted",
    reasons: [],
  });
});

describe("a near invention is not accepted", () => {
  test.each([
    "I open up four mornings a week.",
    "I open up five mornings a week.",
    "I open up four mornings a month.",
    "I show new starters the ropes, and have done so for six people so far.",
    "I have managed five people so far.",
    "I do skin checks every three hours.",
    "At night, two porters and one nurse look after 64 residents.",
    "At night, two nurses and one porter look after 46 residents.",
    "I operated in surgery.",
    "I had a budget of at most 11 million dollars.",
    "I had a budget of at most 1.1 million euros.",
    "I am 19 and I have just finished college.",
    "I am a registered nurse in Ireland.",
    "I have been keyholder, then store manager, at Kirk Stores.",
    "My first aid certificate is valid until March 2028.",
    "I deliver every project on time.",
    "From January I cannot work evenings after 8.",
    "I travel by the 210 bus.",
    "I can work evenings after 6.",
    "I finish work after 6.",
    "I hold Stamp 1 and can work Saturdays or Sundays.",
  ])("%s", (sentence) => {
    expect(english(sentence).verdict).not.toBe("accepted");
  });

  test.each([
    "J'étais l'assistante de trois gérants.",
    "Je m'occupais des sous-traitants, jusqu'à neuf.",
    "Je m'occupais du Centre Valmont et du tiers payant.",
    "Je saisissais les cartes Vitale dans le logiciel.",
    "Je saisis les cartes Vitale dans le logiciel.",
    "Je faisais le ménage quatre matins par semaine.",
    "Je faisais le ménage cinq matins par semaine.",
    "Je faisais le ménage quatre matins par mois.",
    "Chez Lignon, j'ai été ingénieur de chantier puis directeur de travaux.",
    "J'ai suivi un module de vocabulaire médical de 60 heures.",
    "J'ai un diplôme de vocabulaire médical.",
    "J'ai validé un module de vocabulaire médical.",
    "J'ai travaillé au centre Valmont.",
    "J'ai réussi le code en novembre et la conduite est en cours.",
    "Je me déplace en voiture.",
    "Je vis en France depuis 2011.",
    "Docteur Lavigne, je vous présente ma candidature.",
  ])("%s", (sentence) => {
    expect(french(sentence).verdict).not.toBe("accepted");
  });

  test.each([
    "I can lift over 10 kg.",
    "I can cook.",
    "I work at heights.",
    "I can swim.",
    "I travel on Mondays.",
    "I travel by car.",
    "I work after 6.",
    "I start work from 12.",
    "I cover two nights a week.",
    "I am 3.",
    "I am 18.",
    "I gave dementia training.",
  ])("%s", (sentence) => {
    expect(home(sentence).verdict).not.toBe("accepted");
  });

  test.each([
    "Je travaille en hauteur.",
    "Je me déplace en tram.",
    "Je suis libre à partir de 8.",
    "Je remplace le gardien deux soirs par semaine.",
    "Je donne une formation incendie.",
  ])("%s", (sentence) => {
    expect(garage(sentence).verdict).not.toBe("accepted");
  });
});

describe("what was taught is accepted beside courses that were attended", () => {
  test("in English", () => {
    expect(home("I gave training to new staff on hoists.").verdict).toBe("accepted");
  });

  test("in French", () => {
    expect(garage("J'ai donné des formations à la sécurité aux nouveaux.").verdict).toBe(
      "accepted",
    );
  });
});
