import { expect, test } from "vitest";
import { letterOf } from "./testing/letter-of.ts";

const person = { first_name: "Ana", last_name: "Brook", city: "Leeds", country: "United Kingdom" };
const posting = `Night Care Worker
Company: Saltmarsh House
You will:
- lead shifts of carers on the dementia unit
- write care plan reviews for residents
You need:
- experience of the evening medication round`;

const limes = {
  company: "The Limes",
  title: "Senior Carer",
  start_date: "2009",
  end_date: "2017",
  description:
    "I sat in on two inspections and the first went badly. From 2012 I led shifts of five carers for 34 residents on the dementia unit. The garden was looked after by the handyman. I don't drive.",
};

test("of a paragraph the sentences that say most to the posting are quoted, and not what went wrong or others did", () => {
  const text = letterOf({ profile: person, experiences: [limes] }, posting);
  expect(text).toContain("— From 2012 I led shifts of five carers for 34 residents");
  expect(text).not.toMatch(/inspections|handyman|drive/);
});

test("a wish stands above a passage only if it is answered", () => {
  const reviews = { ...limes, description: "Wrote care plan reviews for 8 residents" };
  expect(letterOf({ profile: person, experiences: [reviews] }, posting)).toContain(
    "You need someone to write care plan reviews for residents.",
  );
  const unrelated = { ...limes, description: "I did the residents' laundry at the evening shift." };
  expect(letterOf({ profile: person, experiences: [unrelated] }, posting)).not.toContain(
    "You need",
  );
});

test("what shares no word with the posting is left out beside what does, and so are private years", () => {
  const shop = {
    company: "Corner Shop",
    title: "Shop Assistant",
    start_date: "2020",
    is_current: true,
    description: "Opened up at 5.30 four mornings a week\nCounted the till with 2 others",
  };
  const home = {
    company: "Home",
    title: "Raising 3 kids",
    start_date: "2017",
    end_date: "2020",
    description: "Led the parents of the dementia unit's carers",
  };
  const more = {
    ...limes,
    description: `${limes.description}\n1. Wrote care plan reviews for 8 residents\n2. Did the evening medication round`,
  };
  const text = letterOf({ profile: person, experiences: [shop, home, more] }, posting);
  expect(text).toContain("— Wrote care plan reviews for 8 residents");
  expect(text).not.toMatch(/mornings|till|kids|parents/);
});

const headChef = `Head Chef
Company: The Copper Hake
You need to:
- run a kitchen of 5
- cook fish
- write menus
- keep the GP over 68%
- do the ordering`;

test("what a requirement names is quoted, whatever its other words", () => {
  const sousChef = {
    company: "The Limes",
    title: "Sous Chef",
    start_date: "2019",
    is_current: true,
    description:
      "2nd in command of a brigade of 7\nWrote the menus for autumn\nGP from 64 to 71%\nCooked fish for 90 covers\nOrdering from 14 suppliers",
  };
  const text = letterOf({ profile: person, experiences: [sousChef] }, headChef);
  expect(text).toContain("— 2nd in command of a brigade of 7");
  expect(text).toContain("— GP from 64 to 71%");
});

test("two wishes that share only a common verb are both answered", () => {
  const accountant = {
    company: "Weir Valves",
    title: "Finance Manager",
    start_date: "2018",
    is_current: true,
    description: "Lead a team of 6\nOwn the annual audit with external auditors",
  };
  const text = letterOf(
    { profile: person, experiences: [accountant] },
    "Head of Finance\nCompany: Common Ground\nYou will:\n- lead the annual audit\nYou need:\n- leading a team",
  );
  expect(text).toContain("You ask for leading a team.");
  expect(text).toContain("You need someone to lead the annual audit.");
});

const chef = {
  company: "Larko Cookery School",
  title: "Commis then Chef de Partie (fish)",
  start_date: "2018",
  end_date: "2022",
  description: "Ran the fish section 4 nights a week\nWrote the menus for autumn",
};

test("what the gate does not accept as a sentence of prose stays a line", () => {
  const rows = { profile: person, experiences: [chef] };
  expect(letterOf(rows, headChef, { style: "prose" })).toContain(
    "— Ran the fish section 4 nights a week",
  );
});

test("positions are named with their titles in a letter in another language", () => {
  const rows = { profile: person, experiences: [chef] };
  const text = letterOf(rows, "Cuisinier H/F\nEntreprise : Larko\nVous cuisinez le poisson frais.");
  expect(text).toContain(
    "— Commis then Chef de Partie (fish), Larko Cookery School, de 2018 à 2022",
  );
});

test("a position with the title of the job stands before a later one that shares as much with the posting", () => {
  const porter = {
    company: "Station Hotel",
    title: "Porter",
    start_date: "2020",
    is_current: true,
    description: "Carried the residents' bags up four flights\nHelped on the evening shifts",
  };
  const carer = {
    ...limes,
    title: "Night Care Worker",
    description: "Turned eleven residents every two hours\nWrote the handover of each shift",
  };
  const text = letterOf({ profile: person, experiences: [porter, carer] }, posting);
  expect(text.indexOf("At The Limes")).toBeGreaterThan(0);
  expect(text.indexOf("At The Limes")).toBeLessThan(text.indexOf("At Station Hotel"));
});

test("a letter of terse lines is filled up with further ones of the job that is of the kind that is advertised", () => {
  const terse = {
    company: "The Limes",
    title: "Night Care Worker",
    start_date: "2019",
    is_current: true,
    description: "Dementia unit, 12 beds\nHoist\nMAR sheets\nCall bells",
  };
  const garage = { company: "Garage", title: "Cleaner", start_date: "2015", description: "Floors" };
  const text = letterOf({ profile: person, experiences: [terse, garage] }, posting);
  expect(text).toMatch(/— Dementia unit[^]*— MAR sheets/);
  expect(text).toContain("— Call bells");
  expect(text).not.toContain("Floors");
});

test("a letter is not filled up with pay, moods and injuries", () => {
  const job = {
    company: "The Limes",
    title: "Night Care Worker",
    start_date: "2019",
    is_current: true,
    description:
      "Led shifts on the dementia unit\nPaid late every month\nLong hours, little thanks\nBack injury in 2022\nMedication round with MAR sheets",
  };
  const text = letterOf({ profile: person, experiences: [job] }, posting);
  expect(text).toContain("— Led shifts on the dementia unit");
  expect(text).not.toMatch(/Paid|thanks|injury/);
});

test("what the letter is asked to tell comes before what shares as much with the posting", () => {
  const letter = letterOf(
    {
      profile: person,
      experiences: [
        {
          company: "Blue Fern Dental",
          title: "Receptionist",
          start_date: "2008",
          end_date: "2017",
          description: "Stock of gloves and masks\nCalmed children who feared the chair",
        },
        {
          company: "Corner Cafe",
          title: "Waitress",
          start_date: "2018",
          is_current: true,
          description:
            "Served breakfasts and lunches\nOrdered stock twice a week\nTrained new staff\nCashed up each night",
        },
      ],
    },
    "Teaching assistant\nCompany: Oak School\nYou help teachers, keep stock of paper and train new staff.\n\nHow to apply\nSend your CV to head@oak.example. In your letter tell us about a time when you calmed frightened children.",
  );
  expect(letter).toContain("Calmed children who feared the chair");
});
