import { describe, expect, test } from "vitest";
import { checkerOf } from "../testing/checker-of.ts";

const verdictOn = (job: { readonly title: string; readonly lines: readonly string[] }) => {
  const clinic = { company: "Kirk Clinic", location: "Leeds", start_date: "05/2019" };
  const experience = { ...clinic, title: job.title, description: job.lines.join("\n") };
  const check = checkerOf({ profile: {}, experiences: [experience] }, "Clinic wants staff.");
  return (sentence: string) => check(sentence).verdict;
};

const watching = ["Watched in surgery, made tea", "Drove the van"];

describe("surgery", () => {
  test.each([
    ["Healthcare assistant", "I operated in surgery."],
    ["Healthcare assistant", "I operated at the clinic."],
    ["Healthcare assistant", "I made tea and operated in surgery."],
    ["Machine operator", "At Kirk Clinic, I often operated on patients."],
    ["Opératrice", "J'ai opéré à la clinique."],
    ["Opératrice", "J'opérais des patients en chirurgie."],
  ])("is not proven for a %s by watching or driving: %s", (title, sentence) => {
    expect(verdictOn({ title, lines: watching })(sentence)).not.toBe("accepted");
  });

  test.each([
    ["Machine operator", ["Operated a lathe"], "I operated a lathe."],
    ["Registrar", ["Operated on patients in surgery"], "I operated on patients in surgery."],
  ])("does not restrict other work, or who says so: %s", (title, lines, sentence) => {
    expect(verdictOn({ title, lines })(sentence)).toBe("accepted");
  });
});

describe("a number behind a singular noun", () => {
  const ward = verdictOn({ title: "Healthcare assistant", lines: ["Ward 7, gave breakfasts"] });

  test("names one", () => {
    expect(ward("I gave breakfasts on ward 7.")).toBe("accepted");
  });

  test.each([
    "I covered 7 wards.",
    "I covered seven wards.",
    "I gave breakfasts on seven wards.",
    "I looked after 7 wards.",
  ])("counts nothing: %s", (sentence) => {
    expect(ward(sentence)).not.toBe("accepted");
  });
});
