import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const personOf = (
  description: string,
  other: readonly { readonly label: string; readonly content: string }[] = [],
) =>
  checkerOf(
    {
      profile: { first_name: "Nesta", last_name: "Orrell", city: "Perth", summary: "" },
      experiences: [
        {
          company: "Birch Homes",
          title: "Care assistant",
          start_date: "04/2021",
          is_current: true,
          description,
        },
      ],
      education: [
        { school: "Earn College", degree: "HNC", field_of_study: "Care work", start_date: "2021" },
      ],
      other: [...other],
    },
    "Gardener",
  );
const noteOf = (label: string, content: string) => personOf("bathing", [{ label, content }]);

/** What a profile supports, and what it does not. */
type Verdicts = { readonly accepted: readonly string[]; readonly others: readonly string[] };

function expectVerdicts(check: ReturnType<typeof personOf>, { accepted, others }: Verdicts) {
  test.each([...accepted])("is told: %s", (sentence) => {
    expect(check(sentence).verdict).toBe("accepted");
  });
  test.each([...others])("does not support: %s", (sentence) => {
    expect(check(sentence).verdict).not.toBe("accepted");
  });
}

const cases = [
  {
    about: "the state of somebody else",
    line: "director is deaf, notes typed for him\nle patron est malvoyant, je lis les plans",
    accepted: ["I typed notes."],
    others: ["I am the director.", "I am deaf.", "Je suis malvoyante."],
  },
  {
    about: "who was late",
    line: "manager was late opening, keys with me",
    accepted: [],
    others: ["I was the manager.", "I opened late."],
  },
  {
    about: "a day that is not named",
    line: "one day a week in Leeds\nmarché hebdo",
    accepted: ["I am in Leeds every week.", "Je fais le marché chaque semaine."],
    others: [
      "I work every Monday in Leeds.",
      "I am in Leeds every Friday.",
      "Je fais le marché chaque samedi.",
    ],
  },
  {
    about: "another period with a number",
    line: "4 windows a month\n12 fenêtres par an",
    accepted: ["Je fais douze fenêtres par an."],
    others: ["I clean four windows a week.", "Je fais douze fenêtres par mois."],
  },
  {
    about: "a name behind by",
    line: "menus by Moira\nplannings par Moira",
    accepted: [],
    others: ["I write the menus.", "Je fais les plannings."],
  },
  {
    about: "words that only look alike",
    line: "trays of 40 for the new wing, with a helper",
    accepted: [],
    others: ["I trained the helper.", "I introduced new trays for the wing."],
  },
  {
    about: "a text that is followed",
    line: "falls protocol for each resident\nprotocole chutes pour les résidents",
    accepted: [],
    others: [
      "I wrote the falls protocol for the residents.",
      "J'ai rédigé le protocole chutes pour les résidents.",
    ],
  },
  {
    about: "another day",
    line: "30 hrs wk, alternate sats\n1 samedi sur 2",
    accepted: ["Je travaille un samedi sur deux."],
    others: ["I work alternate Sundays.", "Je travaille un dimanche sur deux."],
  },
  {
    about: "another time of the day",
    line: "baking in the mornings, deliveries in the evenings\narrosage le matin, livraisons le soir",
    accepted: ["J'arrose chaque matin."],
    others: ["I bake every evening.", "J'arrose chaque soir.", "Je livre chaque matin."],
  },
  {
    about: "the morning of one day",
    line: "le matin du 3 mai, plantation",
    accepted: [],
    others: ["Je plante chaque matin."],
  },
  {
    about: "a season",
    line: "mowing every 3rd week Nov-Feb",
    accepted: ["I mow every third week."],
    others: ["I mow every three weeks all year."],
  },
  {
    about: "a rough number",
    line: "trained approx. 12 volunteers, sept. 2023\nplanté env. 1 200 bulbes\ntaille pendant près d'un an",
    accepted: ["I trained about 12 volunteers.", "J'ai planté environ 1 200 bulbes."],
    others: [
      "I trained 12 volunteers since September 2023.",
      "I trained more than 12 volunteers.",
      "I trained at least 12 volunteers.",
      "I trained exactly 12 volunteers.",
      "J'ai planté plus de 1 200 bulbes.",
      "J'ai taillé plus d'un an.",
    ],
  },
];

describe.each(cases)("$about", ({ line, accepted, others }) => {
  expectVerdicts(personOf(line), { accepted, others });
});

test.each([
  ["Birch Homes", "would love to run the kitchen", "I run the kitchen at Birch Homes."],
  ["Birch Homes", "my friend cooks there", "I cook at Birch Homes."],
  ["Birch Homes", "might train new staff from January", "I train new staff at Birch Homes."],
  ["Birch Homes", "sacked for lateness", "I was sacked from Birch Homes."],
  ["Birch Homes", "before: shop work, tills", "I did shop work at Birch Homes."],
  ["Permis", "permis B, pas le C", "J'ai le permis C."],
  ["Permis", "B valable jusqu'en 2033, C retiré", "J'ai le permis C."],
])("a note %s: %s supports not: %s", (label, content, sentence) => {
  expect(noteOf(label, content)(sentence).verdict).not.toBe("accepted");
});

test("how much of an education is done is told by the note that is named after it", () => {
  const check = noteOf("HNC Care work", "7 of 12 credits done");
  expect(check("I completed seven of the twelve credits of the HNC.").verdict).toBe("accepted");
});

const papers = [
  {
    label: "Papers",
    content: "first aid (no expiry), PVG till 05/2027",
    accepted: ["My first aid does not expire."],
    others: ["My PVG does not expire.", "My PVG has no expiry date."],
  },
  {
    label: "Papers",
    content: "waiting list till 05/2027 for SIA",
    accepted: [],
    others: ["My SIA is valid until May 2027."],
  },
  {
    label: "Papiers",
    content: "SST sans limite de validité, Certiphyto jusqu'en 05/2027",
    accepted: ["Mon SST est sans limite de validité."],
    others: ["Mon SST est valable jusqu'en mai 2027.", "Mon Certiphyto n'expire pas."],
  },
  {
    label: "Papiers",
    content:
      "AFGSU 2 refait en 2024, valable jusqu'en mars 2028. Certiphyto valable jusqu'en 05/2024",
    accepted: ["Mon AFGSU 2 est valable jusqu'en mars 2028."],
    others: ["Mon Certiphyto est valable.", "Mon Certiphyto est valable jusqu'en mai 2024."],
  },
  {
    label: "Permis",
    content: "B valable jusqu'en 2033, C retiré",
    accepted: ["J'ai le permis B valable jusqu'en 2033."],
    others: ["J'ai le permis C.", "Mon permis C est valable jusqu'en 2033."],
  },
  {
    label: "Permis",
    content: "B, C passé en 2019 mais jamais conduit. CACES R482 A demandé",
    accepted: ["J'ai le permis C depuis 2019."],
    others: ["J'ai le CACES R482."],
  },
  {
    label: "Hours",
    content: "sats ok, suns not",
    accepted: ["I can work on Saturdays."],
    others: ["I can work on Sundays.", "I can work every Sunday."],
  },
  {
    label: "Hours",
    content: "mon-thur any time, not after 7 in the evening, NOT sundays",
    accepted: ["I can work on Thursdays."],
    others: ["I can work on Sundays.", "I can work from Monday to Sunday."],
  },
  {
    label: "Hours",
    content: "days fine, not sats or sundays",
    accepted: [],
    others: ["I can work any day.", "I can work on Sundays."],
  },
  {
    label: "Hours",
    content: "no nights any more",
    accepted: ["I no longer work nights."],
    others: ["I never worked nights.", "I have never worked nights."],
  },
  {
    label: "Dispo",
    content: "plus de nuits",
    accepted: ["Je ne suis plus disponible la nuit."],
    others: ["Je n'ai jamais travaillé de nuit."],
  },
  {
    label: "Papers",
    content: "clean DL 6 yrs, clean MVR",
    accepted: ["I have had a clean driving licence for six years."],
    others: ["I have driven for six years.", "I have six years of driving."],
  },
];

describe.each(papers)("a note $label: $content", ({ label, content, accepted, others }) => {
  expectVerdicts(noteOf(label, content), { accepted, others });
});
