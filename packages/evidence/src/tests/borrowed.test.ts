import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const verdictsFor = (profile: unknown, posting: string) => {
  const check = checkerOf(profile, posting);
  return (sentence: string) => check(sentence).verdict;
};

const english = verdictsFor(
  {
    profile: { first_name: "Aled", last_name: "Roe", city: "Hull", summary: "" },
    experiences: [
      {
        company: "Tern Library",
        title: "Library Assistant",
        location: "Hull",
        start_date: "03/2019",
        is_current: true,
        description: [
          "Story hour for 12 children in the attic room, every second Sunday",
          "Reading club with a poet, about 20 children come",
          "Returns told to the clerk or the caretaker",
          "Loans: clerk signs off, I stamp and shelve",
          "backup for parcels",
          "no loss of maps since I started",
          "helped with the book fair, didnt run it",
          "Late returns: from 90 to 35 a week",
          "Shelves painted at Beverley",
          "Poetry prizes: 6 entered, 2 won",
          "Open through snow, lift out of order",
        ].join("\n"),
      },
    ],
    education: [
      {
        school: "Humber College",
        degree: "Level 3 Diploma",
        field_of_study: "Archives",
        start_date: "09/2024",
        description: "Two of five units passed",
      },
      {
        school: "Humber College",
        degree: "Level 2 Diploma",
        field_of_study: "Libraries",
        start_date: "2016",
        end_date: "2018",
      },
    ],
    competencies: [
      { name: "Patience with families", level: "advanced", category: "softSkills" },
      { name: "Maps", level: "advanced", category: "technical" },
    ],
  },
  "Librarian.",
);

const french = verdictsFor(
  {
    profile: { first_name: "Odile", last_name: "Carn", city: "Vannes", summary: "" },
    experiences: [
      {
        company: "Manoir du Port",
        title: "Infirmière auxiliaire",
        location: "Vannes",
        start_date: "01/2020",
        is_current: true,
        description: [
          "Présidente du club des aînés",
          "Pansements de 14 patients",
          "Tournois : 5 joués, 2 gagnés",
          "aucune chute au jardin en 2023",
          "Prêté main-forte au potager",
          "carte des menus, le lundi",
        ].join("\n"),
      },
    ],
  },
  "Infirmière.",
);

describe("what a clause takes from elsewhere", () => {
  test.each([
    // A number of another line, or of another noun of the line.
    ["I tell a story hour to twenty children in the attic room.", "doubtful"],
    ["I keep a reading club with twenty poets.", "doubtful"],
    // A word of a skill that the clause does not name.
    ["I tell returns to the family or the caretaker.", "doubtful"],
    // What somebody else does.
    ["I sign off loans, which our clerk stamps.", "doubtful"],
    ["I handle parcels at Tern Library.", "doubtful"],
    ["I ran the book fair.", "doubtful"],
    // Wider denials.
    ["I have not lost anything at Tern Library.", "doubtful"],
    ["I have not had a single complaint at Tern Library.", "doubtful"],
    ["Of the six poetry prizes that I entered, all were won.", "doubtful"],
    // Growth is a result.
    ["I grew the reading club.", "doubtful"],
    // A change is no amount, and a line tells its own place.
    ["I cut late returns by 90 a week.", "doubtful"],
    ["I painted shelves in Hull.", "doubtful"],
    // "My" says that it is held.
    ["My Level 3 Diploma in Archives means I am ready to lead.", "doubtful"],
    ["My Level 2 Diploma in Libraries means I am ready to join you.", "accepted"],
  ])("%s: %s", (sentence, expected) => {
    expect(english(sentence)).toBe(expected);
  });
  test.each([
    ["J’ai fondé le club des aînés.", "doubtful"],
    ["Comme infirmière au Manoir du Port, je fais des pansements.", "refused"],
    ["Comme infirmière auxiliaire, je fais des pansements.", "accepted"],
    ["Je fais les pansements de 14 patients, sans jamais une erreur.", "doubtful"],
    ["Sur cinq tournois joués par moi, tous ont été gagnés.", "doubtful"],
    ["Je n’ai pas vu le jardin connaître une seule chute en 2023.", "accepted"],
    ["Je n’ai pas vu le potager connaître une seule panne.", "doubtful"],
    ["Je tiens le potager.", "doubtful"],
    // A card that is no licence.
    ["Le lundi, je tiens la carte des menus du manoir.", "accepted"],
    // Who runs the place leads.
    ["J’ai géré le manoir.", "doubtful"],
  ])("%s: %s", (sentence, expected) => {
    expect(french(sentence)).toBe(expected);
  });
});
