import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const english = checkerOf(
  {
    profile: { first_name: "Morag", last_name: "Tait", city: "Perth", summary: "" },
    experiences: [
      {
        company: "Almond Pottery",
        title: "Potter",
        location: "Perth",
        start_date: "04/2020",
        is_current: true,
        description: [
          "Firings in two kilns, one each week",
          "Glaze tests for the museum, after lessons with the chemists",
          "Open right through the 2021 winter",
          "Spoilt pots used to be 40 a month now 15 since I dry them longer",
          "58% of sales online in 2023 (41% in 2022)",
          "stand in for the shop manager when hes off, 9 markets so far",
          "Raku evenings, twice, around 12 guests each",
          "New customers found at 3 fairs",
          "helped with the yearly kiln inspection, didnt lead it",
          "Orders from Kent and Devon, posted in 2 days",
          "Clay for 30 staff",
        ].join("\n"),
      },
      {
        company: "Dunkeld Fish Ltd",
        title: "Filleter",
        location: "Dunkeld",
        start_date: "06/2015",
        end_date: "03/2020",
        description: [
          "Salmon and trout, 3 shifts",
          "Made a knife rack that my line of 7 still used when I left",
          "Boxes carried to the cold room, 60/h",
        ].join("\n"),
      },
    ],
    education: [
      {
        school: "Kent College",
        degree: "B.S.",
        field_of_study: "Ceramics",
        start_date: "2011",
        end_date: "2014",
      },
      {
        school: "Tay Academy",
        degree: "Level 4 Certificate",
        field_of_study: "Kiln Building",
        start_date: "02/2025",
        description: "Not finished: 3 of 7 papers passed so far",
      },
      { school: "Guild of Potters", degree: "Raku Certificate", end_date: "2022" },
    ],
    competencies: [{ name: "Gaelic", level: "intermediate", category: "language" }],
  },
  "Potter in Oban. You mind the harbour stall. Firings, bachelor's degree, scheme.",
);

const french = checkerOf(
  {
    profile: { first_name: "Loïc", last_name: "Prual", city: "Lorient", summary: "" },
    experiences: [
      {
        company: "Voilerie Kerhuel",
        title: "Voilier",
        location: "Lorient",
        start_date: "05/2019",
        is_current: true,
        description: [
          "Voiles de régate : prix moyen 900 -> 1 100 € depuis 2023",
          "Grand-voile en série, 45 vendues en 2022",
          "remplacé 3 mois le resp. des ventes",
          "Sans machine, 6 ourlets/j le mardi",
          "Bâches de camion jusqu'à 20 mètres",
          "je forme Malo, 1re année",
          "soudeur PVC, 12 coutures par bâche",
          "relevés de mesures à bord",
          "Temps de coupe : de 50 à 35 minutes",
        ].join("\n"),
      },
    ],
    education: [
      { school: "Lycée du Blavet", degree: "CAP Voilerie", start_date: "2015", end_date: "2017" },
    ],
  },
  "Voilier à Brest.",
);

describe("what a line says in another form", () => {
  test.each([
    // The sentence contains what follows "after" in the line.
    "For the museum I do glaze tests that the chemists gave me lessons in.",
    "We were open throughout the 2021 winter.",
    "Spoilt pots have gone from 40 a month to 15.",
    // The figure of another year restricts nothing.
    "In 2023 I made 58% of sales online.",
    // The first clause has what restricts the line.
    "When the shop manager is away I stand in for him, and I have done so at 9 markets.",
    "Twice I have given a raku evening for around 12 guests.",
    "I spotted new customers at 3 fairs.",
    "I have lent a hand with the yearly kiln inspection.",
    "My orders come from Kent and Devon.",
    "I do a clay run for 30 staff.",
    "I carried 60 boxes an hour to the cold room.",
    "I made a knife rack that my line of seven was still using when I left.",
    "I filleted salmon and trout across three shifts.",
    "I hold a bachelor's degree in Ceramics.",
    "I am working towards my Level 4 in Kiln Building.",
    "I earned the Raku Certificate in 2022.",
    "I hold a bachelor's degree in Ceramics and a Raku Certificate.",
    "My Gaelic is intermediate, which may help at your harbour stall.",
  ])("accepted: %s", (sentence) => {
    expect(english(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });
  test.each([
    "Le prix moyen des voiles de régate est passé de 900 à 1 100 euros.",
    "J’ai fait une grand-voile en série, vendue à 45 exemplaires en 2022.",
    "J’ai remplacé le responsable des ventes pendant trois mois.",
    "Le mardi, je fais six ourlets par jour, sans machine.",
    "J’ai fait des bâches de camion de 20 mètres au plus.",
    "Je forme Malo, qui est en première année.",
    "J’ai fait descendre le temps de coupe de 50 à 35 minutes.",
    "Je suis soudeur et je fais 12 coutures par bâche.",
    "Je consigne les mesures à bord.",
    "J’ai écrit les mesures pendant mes années à la Voilerie Kerhuel.",
    "J’ai remplacé le responsable des ventes de mon agence pendant trois mois.",
    "Le mardi, sans machine, je fais six ourlets quotidiens.",
    "J’ai fait douze coutures par bâche et relevé des mesures.",
  ])("accepted: %s", (sentence) => {
    expect(french(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });
});

test("a number may stand before what was done to the things it counts", () => {
  const verdict = checkerOf(
    {
      profile: { first_name: "Ada" },
      experiences: [
        {
          company: "Calder",
          title: "Fitter",
          description: "Repaired 40 looms, cleaned 12 spindles",
        },
      ],
    },
    "Fitter",
  );
  expect(verdict("Looms: 40 repaired").verdict).toBe("accepted");
  expect(verdict("Spindles: 40 repaired").verdict).not.toBe("accepted");
});
