import { expect, test } from "vitest";
import { otherEmployerIn } from "./other-employer.ts";

const here = { posting: "Baker at Four d'Or in Lyon", company: "Four d'Or" };

test("finds the employer of another posting in an answer", () => {
  const find = (answer: string) =>
    otherEmployerIn(answer, ["Maison Lénoir", "Ora", "Four d'Or"], here);
  expect(find("I have bought MAISON LENOIR's bread for years.")).toBe("Maison Lénoir");
  expect(find("I like the bread of Four d'Or.")).toBeUndefined();
  expect(find("My grandmother, Flora, baked.")).toBeUndefined();
});

test("a name inside another word, or of this posting, is none", () => {
  expect(otherEmployerIn("I know carpentry.", ["Carp"], here)).toBeUndefined();
  expect(
    otherEmployerIn("I know Acme.", ["Acme"], { ...here, posting: "A brand of Acme" }),
  ).toBeUndefined();
});
