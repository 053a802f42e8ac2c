import { expect, test } from "vitest";
import { careTerms } from "./internal/terms/care-terms.ts";
import { credentialTerms } from "./internal/terms/credential-terms.ts";
import { digitalTerms } from "./internal/terms/digital-terms.ts";
import { officeTerms } from "./internal/terms/office-terms.ts";
import { tradeTerms } from "./internal/terms/trade-terms.ts";
import { findTerms, termById } from "./find-terms.ts";
import { wordsOf } from "./words.ts";

const terms = [...digitalTerms, ...officeTerms, ...careTerms, ...tradeTerms, ...credentialTerms];
const idsIn = (text: string) => findTerms(text).map(({ term }) => term.id);

test("several hundred terms are known, and no spelling means two of them", () => {
  const owners = new Map<string, string>();
  const clashes = terms.flatMap(({ id, spellings }) =>
    spellings.flatMap((spelling) => {
      const key = wordsOf(spelling)
        .map((word) => (spelling.startsWith("!") ? word.raw : word.key))
        .join(" ");
      const owner = owners.get(key);
      owners.set(key, id);
      return owner !== undefined && owner !== id ? [`${spelling}: ${owner}, ${id}`] : [];
    }),
  );
  expect(terms.length).toBeGreaterThan(350);
  expect(clashes).toEqual([]);
});

test("every term is found by its own English and French name", () => {
  const lost = terms.filter(
    ({ id, kind, en, fr }) =>
      !/^(?:C|R|Go)$/.test(en) &&
      kind !== "soft" &&
      !(idsIn(en).includes(id) && idsIn(fr).includes(id)),
  );
  expect(lost.map(({ id }) => id)).toEqual([]);
});

test("the terms that a term implies are terms", () => {
  const implied = terms.flatMap((term) => term.implies);
  expect(implied.length).toBeGreaterThan(10);
  expect(implied.filter((id) => !termById(id))).toEqual([]);
});

test("singular and plural, accents and joints between the words make no difference", () => {
  expect(idsIn("Gestion de l'équipe")).toEqual(["team management"]);
  expect(idsIn("rapprochement bancaire")).toEqual(["bank reconciliation"]);
  expect(idsIn("SOINS DE PLAIES")).toEqual(["wound care"]);
  expect(idsIn("front-end")).toEqual(["front-end development"]);
});

test("the longest reading wins, and words of different sentences are not one term", () => {
  expect(idsIn("React Native")).toEqual(["react native"]);
  expect(idsIn("I like wound. Care is nice")).toEqual([]);
});

test("times of work that alternate are no apprenticeship", () => {
  for (const text of [
    "Jour et nuit en alternance",
    "Alternance jour/nuit",
    "Horaires en alternance",
  ])
    expect(idsIn(text)).toEqual([]);
  expect(idsIn("BTS en alternance")).toEqual(["bts", "apprenticeship"]);
});
