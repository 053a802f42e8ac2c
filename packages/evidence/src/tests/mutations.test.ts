import { expect, test } from "vitest";
import { checkClaim } from "../check-claim.ts";
import { readEntries } from "../entry.ts";
import { clausesOf } from "../internal/clauses.ts";
import { storedProfile } from "../profile.ts";
import { claimSets } from "../testing/claims/all-claims.ts";
import { claimsOf } from "../testing/claims/claim-set.ts";
import { mutationsOf } from "../testing/mutations.ts";

const today = { year: 2026, month: 11 };
const firstPerson = /(?<!\p{L})(?:I|je|j['’])(?!\p{L})/iu;

/** Every other set keeps the test short. */
const mutations = claimSets
  .filter((_, at) => at % 2 === 0)
  .flatMap((set) => {
    const entries = readEntries(storedProfile.parse(set.profile));
    const context = { entries, posting: { text: set.posting }, today };
    const employers = [...new Set(entries.map(({ organisation }) => organisation))];
    return claimsOf(set)
      .filter(({ sentence, isTrue }) => isTrue && firstPerson.test(sentence))
      .filter(({ sentence }) => clausesOf(sentence).every(({ kind }) => kind === "self"))
      .filter(({ sentence }) => checkClaim(sentence, context).verdict === "accepted")
      .flatMap(({ sentence }) =>
        mutationsOf(sentence, set.language, employers.filter(Boolean)).map((mutation) => ({
          ...mutation,
          isAccepted: checkClaim(mutation.sentence, context).verdict === "accepted",
        })),
      );
  });

const acceptedOf = (operator: string) =>
  mutations
    .filter((one) => one.operator === operator && one.isAccepted)
    .map(({ sentence }) => sentence);
const countOf = (operator: string) => mutations.filter((one) => one.operator === operator).length;

test.each(["number", "employer", "sole", "scope", "result", "praise"])(
  "no true sentence is accepted with another %s",
  (operator) => {
    expect(countOf(operator)).toBeGreaterThan(20);
    expect(acceptedOf(operator)).toEqual([]);
  },
);

test.each(["verb", "frequency", "quantity", "object", "extent", "addition"])(
  "a true sentence is hardly accepted with another %s",
  (operator) => {
    expect(countOf(operator)).toBeGreaterThan(50);
    expect(acceptedOf(operator).length / countOf(operator)).toBeLessThanOrEqual(0.07);
  },
);
