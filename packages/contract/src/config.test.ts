import { expect, test } from "vitest";
import * as z from "zod/mini";
import { getConfig, type PublicConfig } from "./config.ts";
import { letterResponse, missingFact } from "./cover-letter.ts";

const [{ schema: publicConfig }] = getConfig.responses[200];
const config: PublicConfig = {
  supabaseUrl: "https://postulo.example",
  publishableKey: "sb_publishable_x",
  registration: "open",
  signIn: { providers: [], wallets: [], manualLinking: false, sso: false },
  planLimits: [],
  links: { feedback: {} },
  founders: {},
};

test("a limit of the operator is a number or unlimited", () => {
  const read = (quota: unknown) =>
    z.safeParse(publicConfig, {
      ...config,
      planLimits: [{ plan: "Free", feature: "cover_letter", quota }],
    }).success;
  expect([read(5), read("unlimited"), read("5"), read(undefined)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("a rejected sentence of a letter has the kind and the words of each problem", () => {
  const { refused } = letterResponse.shape;
  const read = (problem: object) =>
    z.safeParse(refused, [{ text: "I hold a PhD.", problems: [problem] }]);
  expect(read({ kind: "skill", words: "PhD" }).data).toEqual([
    { text: "I hold a PhD.", problems: [{ kind: "skill", words: "PhD" }] },
  ]);
  expect(read({ kind: "skill" }).success).toBe(false);
  expect(read({ words: "PhD" }).success).toBe(false);
});

test("a missing fact is a term of the posting, or a gap of the profile", () => {
  const read = (fact: object) => z.safeParse(missingFact, fact).success;
  expect(read({ kind: "notInProfile", term: "SAP" })).toBe(true);
  expect(read({ kind: "notInProfile" })).toBe(false);
  expect(read({ kind: "add", what: "nothing known" })).toBe(false);
});
