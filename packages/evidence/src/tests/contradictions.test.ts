import { describe, expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { storedProfile } from "../profile.ts";

const entries = readEntries(
  storedProfile.parse({
    profile: { first_name: "Odile", last_name: "Marchetti", city: "Perth", summary: "" },
    experiences: [
      {
        company: "Tay Harbour Kitchens",
        title: "Pastry Cook",
        start_date: "05/2020",
        is_current: true,
        description:
          "Stocktake every six months\nOn call one weekend in four\nCo-wrote the allergen guide\nBread waste down by 5% in 18 months\nCoach 2 apprentice bakers for the Kilmore Institute diploma\nReplaced two S7 ovens",
      },
      {
        company: "Dunmore Inn",
        title: "Kitchen Porter",
        start_date: "02/2019",
        end_date: "05/2019",
        description: "Washing up and deliveries\nSupport for the head chef with orders",
      },
    ],
    education: [
      {
        school: "Kilmore Institute",
        degree: "Higher Certificate",
        field_of_study: "Patisserie",
        start_date: "2016",
        end_date: "2018",
      },
    ],
    competencies: [
      { name: "Sign language (BSL)", level: "beginner", category: "language" },
      { name: "Sugar work", level: "advanced", category: "technical", years_of_experience: 6 },
      { name: "Go", level: "beginner", category: "technical" },
      { name: "Driving licence B", category: "technical" },
      { name: "CACES R489 A", category: "technical" },
    ],
    other: [
      { label: "Hours", content: "I cannot work Sundays. I can visit the depot once a quarter." },
      { label: "Car", content: "I have no van but a bicycle." },
      { label: "Notice", content: "Two months." },
      { label: "Why", content: "I would like to lead orders and a team." },
      { label: "Nights", content: "I cannot do night shifts before May 2027." },
      { label: "Course", content: "Booked on the chocolate certificate, starts April 2027." },
    ],
  }),
);
const posting = {
  text: "Pastry chef at Gowrie House, a team of 11. You work Sundays. Sugar work and Go are a plus.",
  company: "Gowrie House",
};

const verdict = (sentence: string) =>
  checkClaim(sentence, { entries, posting, today: { year: 2026, month: 11 } }).verdict;

describe("what contradicts the profile is not accepted", () => {
  test.each([
    ["a denied day", "I am happy to work Sundays."],
    ["a denied thing", "I have a van."],
    ["another frequency in a wish", "I am available to visit the depot every week."],
    ["another frequency", "At Tay Harbour Kitchens I do the stocktake every month."],
    ["a plan as done", "I hold the chocolate certificate, which I completed in April 2027."],
    ["months", "My eight months at Dunmore Inn were spent on washing up and deliveries."],
    [
      "the year of a degree",
      "I obtained my Higher Certificate at Kilmore Institute, graduating in 2016.",
    ],
    ["a year it began", "I hold the Higher Certificate in Patisserie, obtained in 2016."],
    ["the level of a part of a name", "I am fluent in sign language."],
    [
      "the years of another skill",
      "Go is on your list, and I bring six years of experience with it.",
    ],
    ["a number of the posting in years", "I would bring eleven years of pastry to your kitchen."],
    ["the digit of a code", "At Tay Harbour Kitchens I replaced seven ovens."],
    ["what was done with others", "I wrote the allergen guide myself."],
    ["what is only wished", "At Dunmore Inn I led orders."],
    ["nights before a date", "I am happy to work nights from the first day."],
    ["notice", "My notice is one month."],
    ["the letter of another licence", "Je détiens les CACES R489 A et B."],
    ["an honour", "I was awarded a prize for sugar work."],
    ["the title applied for", "As a Sous Chef, I hope to bring this position forward."],
  ])("%s: %s", (_, sentence) => {
    expect(verdict(sentence)).not.toBe("accepted");
  });
});

describe("what says the same in other words is not refused", () => {
  test.each([
    ["twice a year", "At Tay Harbour Kitchens I do the stocktake twice a year."],
    ["out of every", "At Tay Harbour Kitchens I am on call one weekend out of every four."],
    [
      "a school that the line names",
      "I coach two apprentice bakers for the Kilmore Institute diploma.",
    ],
    ["a length of time", "In a year and a half bread waste went down by 5%."],
    ["notice", "My notice is two months."],
    ["a licence", "I hold a driving licence."],
    [
      "a degree before an employer",
      "Holder of the Higher Certificate, I work at Tay Harbour Kitchens.",
    ],
    ["a degree", "I was awarded the Higher Certificate in 2018."],
    ["a signature", "Yours sincerely, Odile Marchetti"],
    ["a day that is not denied", "I am happy to work Saturdays."],
    ["what follows but", "I travel by bicycle."],
    ["a team of the posting", "I would be glad to join your team of 11."],
    ["the position on offer", "I am writing about the Pastry Chef position at Gowrie House."],
    ["the best regards", "Je vous adresse mes meilleures salutations."],
  ])("%s: %s", (_, sentence) => {
    expect(verdict(sentence)).not.toBe("refused");
  });
});

describe("a licence in a note, a signature, days and hours", () => {
  const own = readEntries(
    storedProfile.parse({
      profile: { first_name: "Anne-Lise", last_name: "Ferrand", city: "Leeds", summary: "" },
      experiences: [
        {
          company: "Leeds Market",
          title: "Stallholder",
          description:
            "Sold tools on Saturdays\nCut waste by 18%\nMonthly stock count\nPréparation de 150 colis par jour\nContrôle des frigos toutes les deux heures\nEncadrement de 4 opérateurs",
        },
        {
          company: "Elm Court",
          title: "Care Assistant",
          description: "Night rounds for 20 residents",
        },
      ],
      other: [
        { label: "Permis", content: "B et CE\nCACES R489 A" },
        { label: "Hours", content: "I cannot work Saturdays or nights any more." },
      ],
    }),
  );
  const ownVerdict = (sentence: string) =>
    checkClaim(sentence, { entries: own, posting, today: { year: 2026, month: 11 } }).verdict;

  test.each([
    ["a licence named by the label of its note", "Je suis titulaire du permis B."],
    ["a signature", "Yours faithfully, Anne-Lise Ferrand"],
    ["a signature in capitals", "Cordialement,\nAnne-Lise FERRAND"],
    ["initials", "Cordialement, A.-L. Ferrand"],
    ["a day of each week", "I sold tools every Saturday."],
    ["a day that is denied now", "I sold tools on Saturdays at Leeds Market."],
    ["nights that are denied now", "I run night rounds for 20 residents."],
    ["a frequency by the hour", "Je contrôle les frigos toutes les deux heures."],
  ])("%s is accepted: %s", (_, sentence) => {
    expect(ownVerdict(sentence)).toBe("accepted");
  });

  test.each([
    ["a licence of another kind", "Je suis titulaire du permis A."],
    ["a title after the closing formula", "Yours faithfully, Chartered Master Builder"],
    ["a post after the closing formula", "Best regards, Senior Project Manager"],
    ["an honour after a name", "Kind regards, Anne-Lise Ferrand MBE"],
    ["a title before a name", "Cordialement, Docteur Anne-Lise Ferrand"],
    ["another name", "Kind regards, Moira Kettle"],
    ["the frequency of another line", "I cut waste by 18% every month."],
    ["the frequency of another line", "J'encadre 4 opérateurs chaque mois."],
    ["another day of each week", "I sold tools every Sunday."],
    ["hours for days", "Je prépare 150 colis par heure."],
    ["hours for days", "Je prépare 150 colis à l’heure."],
    ["another number of hours", "Je contrôle les frigos toutes les heures."],
    ["a wish that is denied", "I am happy to work Saturdays."],
    ["what is denied, where another line is close", "At Elm Court I work Saturdays."],
  ])("%s is not accepted: %s", (_, sentence) => {
    expect(ownVerdict(sentence)).not.toBe("accepted");
  });
});

describe("what no line says is not accepted", () => {
  test.each([
    ["a quantifier", "I coach every apprentice baker at the Kilmore Institute."],
    ["always", "I have always replaced ovens."],
    ["a superlative", "My bread waste is the lowest of the kitchen."],
    ["a result", "I co-wrote the allergen guide, which brought in new customers."],
    ["praise", "My colleagues rely on me."],
    ["an adverb of praise", "I successfully replaced two ovens."],
    ["a number of another line", "I replaced five ovens in 18 months."],
    ["a date of another entry", "I have been a pastry cook since 2019."],
    ["a degree for a certificate", "I have a degree in patisserie."],
    ["a certificate in a skill with a level", "I am certified in sugar work."],
    ["a date to come", "I have been a pastry cook since May 2027."],
    ["a denial of what a job is about", "None of my stocktakes was ever late."],
  ])("%s: %s", (_, sentence) => {
    expect(verdict(sentence)).not.toBe("accepted");
  });
});
