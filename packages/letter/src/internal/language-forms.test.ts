import { expect, test } from "vitest";
import {
  employersFr,
  nounsEn,
  nounsFr,
  phrasesEn,
  statementsEn,
  statementsFr,
  titlesFr,
} from "../testing/profile-statements.ts";
import type { Clause } from "./clause.ts";
import { statements } from "./clause.ts";
import { gerundPhrase } from "./english/gerund-phrase.ts";
import { briefPeriodEn, periodEn, withA, withOffice } from "./english/grammar.ts";
import { isNounPhrase } from "./english/noun-phrase.ts";
import { readEnglishClause } from "./english/read-clause.ts";
import { baseVerbs, gerundOf, isPastVerb, pastOf, thirdPersons } from "./english/verbs.ts";
import { infinitivePhrase, predicate, withPlacePronoun } from "./french/clause-narration.ts";
import { atEmployer, stripArticle, theEmployer } from "./french/employer-names.ts";
import { withArticle, withDe } from "./french/grammar.ts";
import { nominalAsVerb } from "./french/nominal-verbs.ts";
import { periodFr } from "./french/period.ts";
import { readFrenchClause } from "./french/read-clause.ts";
import { titleForPerson, titleInSentence } from "./french/titles.ts";
import { infinitives, conjugationOf } from "./french/verbs.ts";

const textOf = (lines: readonly string[]) => `${lines.join("\n")}\n`;
const fileOf = (name: string) => `../testing/expected/${name}.txt`;

const dash = "–";
const describeClause = (clause: Clause | undefined) =>
  clause ? `${clause.form}: ${clause.text}` : dash;

test("each English statement as a clause, and as an activity of a current or former job", async () => {
  await expect(
    textOf(
      statementsEn.flatMap(statements).map((text) => {
        const clause = readEnglishClause(text);
        const gerunds = [true, false].map((isCurrent) =>
          clause ? (gerundPhrase(clause, isCurrent) ?? dash) : dash,
        );
        return [text, describeClause(clause), ...gerunds].join(" | ");
      }),
    ),
  ).toMatchFileSnapshot(fileOf("statements-en"));
});

test("each French statement as a clause, as a sentence of both tenses, and as a verb", async () => {
  await expect(
    textOf(
      statementsFr.flatMap(statements).map((text) => {
        const clause = readFrenchClause(text);
        const verb = nominalAsVerb(text);
        const forms = clause && [
          predicate(clause, true),
          predicate(clause, false),
          infinitivePhrase(clause) ?? dash,
          withPlacePronoun(clause.text) ?? dash,
        ];
        return [
          text,
          describeClause(clause),
          ...(forms ?? []),
          verb
            ? `${verb.verb.infinitive} (${verb.verb.isResult ? "result" : "lasting"}) ${verb.rest}`
            : dash,
        ].join(" | ");
      }),
    ),
  ).toMatchFileSnapshot(fileOf("statements-fr"));
});

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

test("nouns with article and preposition", async () => {
  await expect(
    textOf([
      ...nounsFr.map((noun) => [noun, withDe(noun), withArticle(noun) ?? dash].join(" | ")),
      ...nounsEn.map((noun) => [noun, withA(noun), withOffice(noun)].join(" | ")),
      ...phrasesEn.map((phrase) => `${phrase} | ${isNounPhrase(phrase) ? "no article" : dash}`),
    ]),
  ).toMatchFileSnapshot(fileOf("nouns"));
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
        [periodEn(period), briefPeriodEn(period), periodFr(period)]
          .map((one) => one || dash)
          .join(" | "),
      ),
    ),
  ).toMatchFileSnapshot(fileOf("periods"));
});

test("the forms of every known verb", async () => {
  const third = new Map([...thirdPersons].map(([form, base]) => [base, form]));
  await expect(
    textOf([
      ...[...baseVerbs].map((base) =>
        [base, pastOf(base), gerundOf(base), third.get(base) ?? dash].join(" "),
      ),
      `past: ${"rebuilt outsold overran led experienced skilled bed red rewired fed".split(" ").filter(isPastVerb).join(" ")}`,
    ]),
  ).toMatchFileSnapshot(fileOf("verbs-en"));
  await expect(
    textOf(
      [...infinitives].map(([key, infinitive]) => {
        const forms = conjugationOf(infinitive);
        return [key, infinitive, forms?.participle ?? dash, forms?.present ?? dash].join(" ");
      }),
    ),
  ).toMatchFileSnapshot(fileOf("verbs-fr"));
});
