import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const today = { year: 2026, month: 11 };

const warden = readEntries(
  storedProfile.parse({
    profile: { first_name: "Isla", last_name: "Moir", city: "Oban", summary: "" },
    experiences: [
      {
        company: "Kerrera Hostel",
        title: "Assistant Warden, later Warden",
        location: "Oban",
        start_date: "04/2018",
        is_current: true,
        description: [
          "44-bed hostel, one boat shed. Laundry in two rooms.",
          "Check-in and bookings; she bakes the bread",
          "Meter readings by me, 3 to 4 guides a week",
          "Warden since May 2023 (four cleaners, one boatman)",
          "I keep the log that nobody wanted to keep",
          "Boiler repairs 2019–2021: valves, pumps",
          "deputy for the harbour master? No, never, he asked and I refused",
          "Rescue talks for school groups, 12 of 20 schools came back",
        ].join("\n"),
      },
    ],
    education: [
      { school: "Argyll College", degree: "HND Tourism", field_of_study: "", end_date: "2017" },
      {
        school: "Highland Seamanship",
        degree: "Boatmaster Diploma",
        field_of_study: "Inland waters – jacked in after one winter",
        start_date: "2020",
        end_date: "2020",
      },
      {
        school: "Lorn Institute",
        degree: "M.Sc. (not completed)",
        field_of_study: "Coastal ecology",
        start_date: "2021",
      },
    ],
    other: [
      { label: "Radio licence", content: "Short range, ran out in 2022, to be renewed." },
      { label: "Safety", content: "Sea survival up to date. Food hygiene lapsed in 2020." },
      { label: "Diving", content: "I don't dive for money." },
      { label: "Not any more", content: "Split shifts." },
      { label: "Post wanted", content: "80%, Mondays off." },
    ],
  }),
);
const hostel = { text: "Warden wanted, 100% post. Boats, kayaks and evening meals.", company: "" };
const verdictOf = (sentence: string) =>
  checkClaim(sentence, { entries: warden, posting: hostel, today }).verdict;

describe("what is said to be in force, held or done throughout has a line that says so", () => {
  test.each([
    ["My sea survival certificate is up to date.", "accepted"],
    ["My radio licence is up to date.", "doubtful"],
    ["I hold a valid food hygiene certificate.", "doubtful"],
    ["I hold an HND in Tourism.", "accepted"],
    ["I hold a Boatmaster Diploma.", "doubtful"],
    ["I am currently completing an M.Sc. at the Lorn Institute.", "doubtful"],
    ["Throughout my time at Kerrera Hostel I repaired boilers.", "doubtful"],
    ["My school groups all came back.", "doubtful"],
    ["I was deputy for the harbour master.", "doubtful"],
    ["I read the meters in the evening.", "doubtful"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

describe("a wish does not hide a fact beside it", () => {
  test.each([
    ["I would like to guide groups, as I already dive.", "doubtful"],
    ["Currently harbour master, I would like to guide groups.", "doubtful"],
    ["I am looking for a 100% post.", "doubtful"],
    ["I would be glad to work split shifts.", "doubtful"],
    ["I would be happy to dive.", "doubtful"],
    ["I would like to guide groups.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

describe("what restricts nothing raises no doubt", () => {
  test.each([
    ["I read the meters.", "accepted"],
    ["I have been a warden since May 2023.", "accepted"],
    ["I was warden at Kerrera Hostel for seven years.", "doubtful"],
    ["I keep the check-in and the bookings.", "accepted"],
    ["At Kerrera Hostel I repaired boilers for two years.", "accepted"],
    ["In the hostel I do the laundry in two rooms.", "accepted"],
    ["I guide 3 to 4 guides a week.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictOf(sentence)).toBe(expected);
  });
});

const lineman = readEntries(
  storedProfile.parse({
    profile: { first_name: "Yann", last_name: "Le Bihan", city: "Vannes", summary: "" },
    experiences: [
      {
        company: "Criée de Port-Halo",
        title: "Sous-chef de criée",
        location: "Vannes",
        start_date: "03/2019",
        is_current: true,
        description: [
          "Criée de 60 bateaux dont une annexe de 9 bateaux.",
          "Pesée et tri par moi (balances, caisses)",
          "Tournées de 25 caisses, 4 jours par mois",
          "Coécriture du plan de glace",
          "Tournée du matin",
          "Invendus passés de 500 à 200 kg",
          "8 stagiaires IFREM accueillis",
        ].join("\n"),
      },
      {
        company: "Halle aux Vins",
        title: "Caviste",
        start_date: "01/2016",
        end_date: "06/2018",
      },
    ],
    education: [
      {
        school: "IFREM de Lorient",
        degree: "Brevet",
        field_of_study: "Mareyage",
        start_date: "2016",
        end_date: "2018",
      },
      { school: "CFA du Port", degree: "CAP", field_of_study: "Poissonnier", end_date: "2014" },
      {
        school: "Greta du Golfe",
        degree: "Mention froid",
        field_of_study: "admis en 2022, reporté faute de place",
      },
      {
        school: "Croix du Port",
        degree: "PSE1",
        field_of_study: "Recyclage 2024 manqué",
        end_date: "2021",
      },
    ],
    contributions: [
      {
        title: "Pompier",
        organization: "Amicale des Quais",
        description: "Collectes",
        start_date: "2020",
      },
    ],
    other: [{ label: "Ce que je ne fais plus", content: "La plonge." }],
  }),
);
const criee = { text: "Agent de criée, tri, glace, plonge, soirées.", company: "" };
const verdictFr = (sentence: string) =>
  checkClaim(sentence, { entries: lineman, posting: criee, today }).verdict;

describe("the same in French", () => {
  test.each([
    ["Mon PSE1 est à jour.", "doubtful"],
    ["Mon PSE1, obtenu en 2021, est à recycler.", "accepted"],
    ["Actuellement en mention froid, je serai diplômé bientôt.", "doubtful"],
    ["J'ai écrit le plan de glace.", "doubtful"],
    ["J'ai coécrit le plan de glace.", "accepted"],
    ["La plonge me convient.", "doubtful"],
    ["Je fais la tournée du soir.", "doubtful"],
    ["Tout au long de ces années, j'ai fait la pesée.", "doubtful"],
    ["Je livre 25 caisses par mois.", "doubtful"],
    ["Je m'occupe d'une annexe de 60 bateaux.", "doubtful"],
    ["La pesée et le tri sont de mon ressort.", "accepted"],
    ["J'ai accueilli huit stagiaires de l'IFREM.", "accepted"],
    ["Les invendus ont baissé de 60 %.", "doubtful"],
    ["J'étais chargé de la glace.", "doubtful"],
    ["J'ai été caviste pendant quatre ans.", "doubtful"],
    [
      "Titulaire d'un CAP de poissonnier et d'un brevet de mareyage, je fais la pesée et le tri.",
      "accepted",
    ],
    ["Je suis chef de la criée.", "refused"],
    ["Bénévolement, je m'occupe des collectes à l'Amicale des Quais.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    expect(verdictFr(sentence)).toBe(expected);
  });
});
