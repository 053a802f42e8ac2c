import { answerIds } from "@postulo/domain/letter-style";
import { expect, test } from "vitest";
import { labelSources, nameSources } from "./source-labels.ts";

test("an answer of the person is a source of its own, and no missing entry", () => {
  const profile = {
    first_name: "Ann",
    last_name: "Bell",
    email: null,
    country: null,
    city: null,
    postal_code: null,
    phone_number: null,
    address: null,
    summary: null,
    gender: null,
  };
  const lists = { experiences: [], education: [], contributions: [], competencies: [] };
  const names = nameSources({ profile, ...lists, websites: [], other: [] });
  const kinds = labelSources([answerIds.why, answerIds.know, "deleted"], names).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["why", "know", "gone"]);
});
