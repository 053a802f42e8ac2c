import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const english = checkerOf(
  {
    profile: { first_name: "Idris", last_name: "Pellow", city: "Truro", summary: "" },
    experiences: [
      {
        company: "Carrick Laundry",
        title: "Laundry operative",
        start_date: "04/2021",
        is_current: true,
        description:
          "ironing and folding, temp sheets every morning\n1:1 help for a Year 2 placement pupil\ntables for 40 guests",
      },
      {
        company: "Hotel Penrose",
        title: "Room attendant",
        start_date: "05/2014",
        end_date: "03/2020",
        description: "12 rooms a day, linen cupboard\nno7 corridor, mum was ill so part days",
      },
    ],
    education: [
      {
        school: "Truro College",
        degree: "Level 2 Award",
        field_of_study: "Laundry work, didnt sit the exam",
        start_date: "2018",
        end_date: "2019",
      },
      { school: "Truro College", degree: "HNC", field_of_study: "Textiles", start_date: "09/2027" },
    ],
    contributions: [
      {
        title: "Helper",
        organization: "Lander Food Club",
        description: "sort tins",
        start_date: "2020",
      },
    ],
    competencies: [{ name: "Excel", level: "beginner", category: "toolsAndSoftware" }],
    other: [
      {
        label: "Papers",
        content: "food hygiene level 2 renewed 02/2026. level 3 booked for january",
      },
      { label: "Hours", content: "alternate weekends fine, not after 7 in the evening" },
    ],
  },
  "Laundry of our hotel.",
);

const french = checkerOf(
  {
    profile: {
      first_name: "Maïwenn",
      last_name: "Le Dantec",
      city: "Brest",
      summary: "Repasseuse soignée depuis 2012",
    },
    experiences: [
      {
        company: "Blanchisserie Kermor",
        title: "Agent de blanchisserie",
        start_date: "04/2021",
        is_current: true,
        description: "mise en route des machines le matin\nappels des clients pour les retouches",
      },
      {
        company: "Pressing du Ponant",
        title: "Repasseuse",
        start_date: "2012",
        end_date: "2020",
        description: "chemises, ourlets\nnappes de 1920 à 1950 remises en état",
      },
    ],
    contributions: [
      {
        title: "Bénévole",
        organization: "Vestiaire du Port",
        description: "tri",
        start_date: "2019",
      },
    ],
    competencies: [
      { name: "couture", level: "beginner", category: "technical" },
      { name: "Breton", level: "native", category: "language" },
    ],
    other: [{ label: "Permis", content: "B depuis 2010, attestation de secourisme périmée" }],
  },
  "Blanchisserie de notre hôtel.",
);

describe("what the lines say in other forms is accepted", () => {
  test.each([
    ["I fill in the temperature sheets every morning.", english],
    ["I support a Year 2 placement pupil one to one.", english],
    ["I renewed my Level 2 food hygiene in February 2026.", english],
    ["I can work alternate weekends.", english],
    ["At Hotel Penrose I did 12 rooms a day.", english],
    ["I helped at Lander Food Club.", english],
    ["Je suis repasseuse depuis 2012.", french],
    ["Je mets en route les machines chaque matin.", french],
    ["J'ai répondu aux clients pour les retouches.", french],
    ["Au Pressing du Ponant, j'ai remis en état des nappes de 1920 à 1950.", french],
    ["J'ai le permis B depuis 2010.", french],
    ["Ma langue maternelle est le breton.", french],
    ["Mon attestation de secourisme n'est plus valable.", french],
  ] as const)("%s", (sentence, check) => {
    expect(check(sentence).verdict).toBe("accepted");
  });
});

describe("what no line says is not", () => {
  test.each([
    ["I did ironing and folding at a client's home.", english],
    ["I worked remotely for Hotel Penrose.", english],
    ["I introduced a new system at Hotel Penrose.", english],
    ["I stayed at Hotel Penrose until it closed.", english],
    ["I did ironing and folding on a regular basis.", english],
    ["I did ironing and folding in half the usual time.", english],
    ["I have just left Carrick Laundry.", english],
    ["I resigned from Carrick Laundry.", english],
    ["I was employed by Lander Food Club.", english],
    ["I am currently studying for my HNC.", english],
    ["I was never late at Hotel Penrose.", english],
    ["I was never absent at Carrick Laundry.", english],
    ["I am available straight away.", english],
    ["Excel is one of my strengths.", english],
    ["I am very comfortable with Excel.", english],
    ["I support two placement pupils.", english],
    ["I have passed food hygiene level 3.", english],
    ["I can work in the evening.", english],
    ["I hold the Level 2 Award in Laundry work.", english],
    ["J'ai mis en place un nouveau système au Pressing du Ponant.", french],
    ["Je repassais des chemises chez les clients.", french],
    ["Je faisais des ourlets de façon régulière.", french],
    ["Je viens de quitter la Blanchisserie Kermor.", french],
    ["J'ai été salariée du Vestiaire du Port.", french],
    ["Je n'ai jamais été en retard au Pressing du Ponant.", french],
    ["La couture est un de mes points forts.", french],
    ["Je suis très à l'aise en couture.", french],
    ["J'ai dirigé le Pressing du Ponant pendant deux ans.", french],
    ["J'ai le permis C depuis 2010.", french],
    ["Je mets en route les machines chaque soir.", french],
    ["Je suis repasseuse depuis 2005.", french],
    ["Mon attestation de secourisme est valable.", french],
  ] as const)("%s", (sentence, check) => {
    expect(check(sentence).verdict).not.toBe("accepted");
  });
});
