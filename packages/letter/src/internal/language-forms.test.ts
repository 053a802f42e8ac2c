import { expect, test } from "vitest";
import { employersFr, nounsFr, titlesFr } from "../testing/profile-statements.ts";
import { periodEn } from "./english/grammar.ts";
import { stripArticle } from "@postulo/posting/french-employers";
import { atEmployer, theEmployer } from "./french/employer-names.ts";
import { withDe } from "./french/grammar.ts";
import { periodFr } from "./french/period.ts";
import { titleForPerson, titleInSentence } from "./french/titles.ts";

const textOf = (lines: readonly string[]) => `${lines.join("\n")}\n`;
const fileOf = (name: string) => `../testing/expected/${name}.txt`;

const dash = "–";

test("each French title for a woman, a man and an unknown person, and in a sentence", async () => {
  await expect(
    textOf(
      titlesFr.map((title) =>
        [
          title,
          ...["female", "male", ""].map((gender) => titleForPerson(title, gender)),
          titleInSentence(title),
        ].join(" | "),
      ),
    ),
  ).toMatchFileSnapshot(fileOf("titles-fr"));
});

test("each French employer after a preposition and with its article", async () => {
  await expect(
    textOf(
      employersFr.map((name) =>
        [name, atEmployer(name), theEmployer(name), stripArticle(name)].join(" | "),
      ),
    ),
  ).toMatchFileSnapshot(fileOf("employers-fr"));
});

test("nouns with their preposition", async () => {
  await expect(textOf(nounsFr.map((noun) => [noun, withDe(noun)].join(" | ")))).toMatchFileSnapshot(
    fileOf("nouns"),
  );
});

test("periods with and without months, current, of one year, and with one date only", async () => {
  const date = (year: number, month?: number) => ({ year, month });
  const periods = [
    { start: date(2019, 3), end: undefined, isCurrent: true },
    { start: date(2019), end: undefined, isCurrent: true },
    { start: undefined, end: undefined, isCurrent: true },
    { start: date(2015, 9), end: date(2019, 2), isCurrent: false },
    { start: date(2018, 1), end: date(2018, 8), isCurrent: false },
    { start: undefined, end: date(2019, 12), isCurrent: false },
    { start: date(2016, 4), end: undefined, isCurrent: false },
    { start: undefined, end: undefined, isCurrent: false },
  ];
  await expect(
    textOf(
      periods.map((period) =>
        [periodEn(period), periodFr(period)].map((one) => one || dash).join(" | "),
      ),
    ),
  ).toMatchFileSnapshot(fileOf("periods"));
});

test("English words that begin with a spoken h keep the whole preposition", () => {
  expect(
    ["Healthcare Assistant", "Head of Finance", "Helpdesk Agent", "infirmière"].map(withDe),
  ).toEqual(["de Healthcare Assistant", "de Head of Finance", "de Helpdesk Agent", "d’infirmière"]);
});
