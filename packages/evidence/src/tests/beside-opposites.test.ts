import { expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const profile = { first_name: "Odile", last_name: "Marchetti", city: "Rouen", summary: "" };

/** The verdict on a sentence where all that is known is one job with one line, and what is held. */
function verdictOn(line: string, sentence: string, skills: readonly string[] = []) {
  const stored = {
    profile,
    experiences: [{ company: "Anse", title: "Assistant", description: line }],
    education: skills.includes("BEP") ? [{ school: "Rabelais", degree: "BEP" }] : [],
    competencies: skills
      .filter((name) => name !== "BEP")
      .map((name) => ({ name, category: "technical" })),
  };
  return checkerOf(stored, "Assistant.")(sentence).verdict;
}

test.each([
  ["serve lunch and evening meals; breakfast from 6am", "I serve breakfast in the morning."],
  ["advised customers daily, got 5-star customer reviews", "I gave customers advice daily."],
  ["conseil clients, reçu 4 avis clients par jour", "Je donne des conseils aux clients."],
  ["night shift on the ward, days from 2022", "In the morning I hand over the ward."],
  ["bought and resold bikes", "I sold bikes."],
  ["demolition and rebuild of garden walls", "I build garden walls."],
  ["boiler removal and replacement", "I installed boilers."],
  ["sales +12%, fewer returns", "I increased sales by 12%."],
  ["stock losses down, stock availability improved", "I increased stock availability."],
  ["locked the shop at night, keyholder", "I opened the shop."],
])("what may be true is not refused: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).not.toBe("refused");
});

test.each([
  ["opened the shop", "I closed the shop."],
  ["bought bikes, swept the yard", "I sold bikes."],
  ["fermeture du magasin, inventaires", "J'ouvrais le magasin."],
])("the opposite is refused: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).toBe("refused");
});

test.each([
  ["picked 180 items a week", "On each shift I picked 180 items."],
  ["laid 800 bricks a week", "On a day shift I laid 800 bricks."],
  ["mornings, not Wednesdays", "I am available on Wednesdays, apart from bank holidays."],
  ["formation incendie 28h", "Je travaille 28 heures par semaine."],
  ["CDI. formation incendie 28h", "Je travaille 28 heures par semaine."],
])("another frequency or day is not accepted: %s, %s", (line, sentence) => {
  expect(verdictOn(line, sentence)).not.toBe("accepted");
});

test("hours of a title are those of its contract", () => {
  const experiences = [{ company: "Anse", title: "AESH 24h", description: "accueil" }];
  const check = checkerOf({ profile, experiences }, "AESH.");
  expect(check("Je travaille 24 heures par semaine.").verdict).toBe("accepted");
});

test("the hours of a contract are accepted", () => {
  const sentence = "Je travaille 28 heures par semaine.";
  expect(verdictOn("CDI 28h. inventaires", sentence)).toBe("accepted");
});

test.each([
  ["préparation des élèves au DELF B2", "Je possède le permis B et le DELF B2.", "Permis B"],
  ["managed drivers with a Class 1 licence", "I hold a BEP and a Class 1 licence.", "BEP"],
])("what others hold is not held: %s, %s", (line, sentence, held) => {
  expect(verdictOn(line, sentence, [held])).not.toBe("accepted");
});
