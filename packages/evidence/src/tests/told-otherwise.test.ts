import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const posting = "Bicycle mechanic. Please write to the shop director, Ms Ruiz.";

const check = checkerOf(
  {
    profile: { first_name: "Odd", last_name: "Fenn", city: "Hull", summary: "" },
    experiences: [
      {
        company: "Tern Boatyard",
        title: "Rigger, Yard Foreman since 04/2023",
        start_date: "05/2018",
        is_current: true,
        description: [
          "Inspection of masts, 6-9 boats a week, 4 of us",
          "Order the ropes when the buyer is not there",
          "clean DL 8 yrs",
          "Employee of the month 06/2021",
          "Splicing for the customers, monthly stock list, yearly insurance list",
        ].join("\n"),
      },
      {
        company: "Quill Sails",
        title: "Sailmaker",
        start_date: "02/2014",
        end_date: "04/2018",
        description: "Cut and sew spinnakers\nShowed visitors the loft",
      },
    ],
    education: [
      {
        school: "Université de Brest",
        degree: "Licence de physique (L2 validée)",
        end_date: "2013",
      },
    ],
    other: [
      { label: "Papers", content: "VHF licence 2016, refresher not done. Crane test failed once." },
      { label: "Papiers", content: "SST 2018, recyclage pas fait" },
    ],
  },
  posting,
);

describe("a profile is told in other words", () => {
  test.each([
    "Dear Ms Ruiz, I have been a rigger at Tern Boatyard since May 2018.",
    "Madame la Directrice, j'ai validé une L2 de physique.",
    "I inspect between six and nine boats a week.",
    "I inspect six to nine boats a week.",
    "In the buyer's absence I order the ropes.",
    "My VHF licence is from 2016 and the refresher still needs doing.",
    "Mon SST date de 2018 et le recyclage reste à faire.",
    "I have been the yard foreman since April 2023.",
    "I cannot claim a crane test.",
    "I have no experience of cranes.",
    "In June 2021 I was named employee of the month.",
    "Mon SST n'est plus à jour.",
    "I do the yearly insurance list.",
    "Splicing is nothing new to me.",
  ])("is told: %s", (sentence) => {
    expect(check(sentence)).toEqual({ verdict: "accepted", reasons: [] });
  });

  test.each([
    ["Voilier pendant douze ans, je connais les mâts.", "doubtful"],
    ["I was named rigger of the year.", "refused"],
    ["I was chosen for the masts.", "doubtful"],
    ["J'ai le meilleur atelier.", "doubtful"],
    ["I won the Harbour Medal.", "refused"],
  ])("%s: %s", (sentence, expected) => {
    expect(check(sentence).verdict).toBe(expected);
  });

  test.each([
    "Dear Mr Ruiz-Otley, I have been a rigger at Tern Boatyard since May 2018.",
    "I have been the yard foreman at Tern Boatyard since May 2018.",
    "I was the yard foreman for eight years.",
    "I inspect between six and twelve boats a week.",
    "My VHF licence is up to date.",
    "Mon SST est à jour.",
    "At Tern Boatyard I showed visitors the loft.",
    "Je suis titulaire d'une licence de physique.",
    "I have been driving for eight years.",
    "When I teach apprentices, I do the splicing.",
    "When the harbour is calm, I do the splicing.",
    "When the manager praises me, I do the splicing of halyards.",
    "I do the monthly insurance list.",
    "I have eight years of driving.",
  ])("does not support: %s", (sentence) => {
    expect(check(sentence).verdict).not.toBe("accepted");
  });
});
