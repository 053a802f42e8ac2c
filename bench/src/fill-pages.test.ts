import path from "node:path";
import { describe, expect, test } from "vitest";
import { readApplicant } from "./fill-pages/applicant-rows.ts";
import { judgePage, verdictOf } from "./fill-pages/judge.ts";
import { capturedUrl } from "./fill-pages/page-files.ts";

const applicant = (name: string) =>
  readApplicant(path.join(import.meta.dirname, `fill-pages/testing/applicants/${name}.json`)).rows;

const written = (after: string) => ({ before: "", after });

describe("a value", () => {
  test("is right only when it is the stored one", () => {
    const rows = applicant("accents");
    const cases = [
      ["Zoé", "first_name", "right"],
      ["Zoe", "first_name", "wrong"],
      ["Lefèvre-Müller", "first_name", "wrong"],
      ["Zoé Lefèvre-Müller", "full_name", "right"],
      ["+33 6 98 76 54 32", "phone", "right"],
      ["06 98 76 54 32", "phone", "right"],
      ["+33", "phone", "wrong"],
      ["+1 6 98 76 54 32 00", "phone", "wrong"],
      ["France", "country", "right"],
      ["Frankreich", "country", "right"],
      ["Belgique", "country", "wrong"],
      ["09/2016", "exp_start_date", "right"],
      ["septembre 2016", "exp_start_date", "right"],
      ["08/2016", "exp_start_date", "wrong"],
      ["Hôpital de l’Étoile", "exp_company:1", "right"],
      ["Clinique d’Arcueil", "exp_company:1", "wrong"],
      ["https://www.linkedin.com/in/zoe-lefevre-example/", "linkedin_url", "right"],
      ["Oui, de naissance", "work_authorization:FR", "right"],
      ["Non", "work_authorization:FR", "wrong"],
      ["Oui", "work_authorization:US", "wrong"],
    ] as const;
    expect(
      cases.map(([value, key]) => [value, key, verdictOf(written(value), [key], rows)]),
    ).toEqual(cases);
  });

  test("in another currency than the stored salary is wrong", () => {
    expect(verdictOf(written("98000"), ["salary:CHF"], applicant("suisse"))).toBe("right");
    expect(verdictOf(written("98000"), ["salary:EUR"], applicant("suisse"))).toBe("wrong");
    expect(verdictOf(written("48000"), ["salary:EUR"], applicant("fr"))).toBe("right");
  });

  test("that is not stored is to be left, one that is stored is missed", () => {
    const rows = applicant("no-phone");
    expect(verdictOf(written(""), ["phone"], rows)).toBe("left rightly");
    expect(verdictOf(written("-"), ["phone"], rows)).toBe("wrong");
    expect(verdictOf(written(""), ["email"], rows)).toBe("missed");
    expect(verdictOf(written(""), ["email", "leave"], rows)).toBe("left rightly");
    expect(verdictOf({ before: "Galway", after: "Galway" }, ["city"], rows)).toBe("left rightly");
    expect(verdictOf({ before: "Galway", after: "Dublin" }, ["leave"], rows)).toBe("wrong");
    const begun = { before: "+44", after: "+44" };
    expect(verdictOf(begun, ["phone"], applicant("fr"))).toBe("missed");
    expect(verdictOf(begun, ["phone"], rows)).toBe("left rightly");
  });
});

describe("a page", () => {
  const control = (selector: string, value: string, label = selector) => ({
    selector,
    label,
    type: "input:text",
    before: "",
    value,
  });
  const filled = {
    controls: [control("#a", "Zoé", "Prénom"), control("#trap", "Zoé"), control("#b", "", "Ville")],
    reported: [
      {
        key: "city",
        label: "Ville",
        frameId: 0,
        fieldId: 0,
        state: { kind: "failed", failure: "changedByPage" },
      } as const,
    ],
    selectors: { "#a": "#a", "input.b": "#b" },
    requested: new Set<string>(),
    submitted: 0,
    refused: [],
    failure: undefined,
    milliseconds: 1,
  };
  const page = {
    platform: "",
    live: false,
    sealed: false,
    fields: [
      { selector: "#a", label: "", expect: ["first_name"], binding: false },
      { selector: "input.b", label: "", expect: ["city"], binding: false },
    ],
  };

  test("without expected values has outcomes only", () => {
    const fields = judgePage(filled, undefined, applicant("accents"));
    expect(fields.map(({ outcome, verdict }) => [outcome, verdict])).toEqual([
      ["written", undefined],
      ["written", undefined],
      ["failed", undefined],
    ]);
  });

  test("counts a value in a field that nobody expected as wrong", () => {
    const fields = judgePage(filled, page, applicant("accents"));
    expect(fields.map(({ selector, verdict, reason }) => [selector, verdict, reason])).toEqual([
      ["#a", "right", undefined],
      ["#trap", "wrong", undefined],
      ["#b", "missed", "changedByPage"],
    ]);
  });

  test("is opened at the URL that it was captured at", () => {
    const at = (html: string) => capturedUrl(html, "/tmp/a b.html");
    expect(at('<link rel="canonical" href="https://jobs.lever.co/x?a=1&amp;b=2#c">')).toBe(
      "https://jobs.lever.co/x?a=1&b=2",
    );
    expect(at("<!-- saved from url=(0024)https://careers.example/1 -->")).toBe(
      "https://careers.example/1",
    );
    expect(at("<p>nothing</p>")).toBe("https://careers.example/a%20b");
  });
});
