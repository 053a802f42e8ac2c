import { expect, test } from "vitest";
import type { ProfileParts } from "../profile-parts.ts";
import { matchOne } from "../testing/match-one.ts";

const isProven = (asked: string, parts: Partial<ProfileParts>) => {
  const match = matchOne(asked, parts);
  return (match?.provenBy.length ?? 0) + (match?.inNotes.length ?? 0) > 0;
};
const inNote = (asked: string, text: string) =>
  isProven(asked, { otherNotes: [{ id: "note", text }] });

test.each([
  [
    "Garda vetting",
    "Garda vetting: Vetted in March 2026 for Lough View; happy to be vetted again.",
  ],
  ["Garda vetting through the diocesan office", "Garda vetting: Vetted in March 2026."],
  ["First aid", "First aid: yes, course in 2025"],
])("a note under a label that names the thing proves it: %s, %s", (asked, text) => {
  expect(inNote(asked, text)).toBe(true);
});

test.each([
  ["Garda vetting", "Garda vetting: form sent in October"],
  ["Garda vetting", "Garda vetting: happy to be vetted"],
  ["Garda vetting", "Garda vetting: will be vetted in January"],
  ["Garda vetting", "Garda vetting: not vetted yet"],
  ["Garda vetting", "Garda vetting: vetted in 2024, but it has expired"],
  ["First aid", "First aid: yes, until 2024"],
  ["Garda vetting", "Garda vetting: yes please, I can start it"],
  ["First aid certificate", "First aid certificate: interested in first aid"],
  ["Forklift licence", "Forklift licence: saving up for the forklift licence"],
  ["Driving licence", "Driving licence: driving lessons since May"],
])("what is not held yet, or no more, does not: %s, %s", (asked, text) => {
  expect(inNote(asked, text)).toBe(false);
});

const study = (title: string): Partial<ProfileParts> => ({
  entries: [
    {
      id: "study",
      kind: "education",
      title,
      organization: "",
      period: { start: undefined, end: { year: 2020, month: 6 }, isCurrent: false },
      lines: [],
    },
  ],
});

const care = "QQI Level 5 Major Award, Healthcare Support";
const assistant = "BTS, Assistant de gestion PME-PMI";

test.each([
  ["Three grade Ds in the Junior Certificate, or a QQI Level 3 major qualification", care],
  ["QQI Level 3 or higher", care],
  ["Diplôme de niveau bac à bac +2 en gestion ou secrétariat", assistant],
  ["Bac +2 en gestion", assistant],
  ["Bac +2 minimum", assistant],
  ["Bachelor's degree", "MSc, Marine Biology"],
  ["Degree in IT", "BSc (Hons) IT"],
  ["Degree in IT", "BSc (Hons) Information Technology"],
  ["Degree in HR", "BA Human Resources"],
  ["Master en RH", "Master RH"],
  ["Master en RH", "Master Ressources humaines"],
  ["BTS MCO", "BTS MCO"],
  ["BTS MCO ou NDRC", "BTS NDRC"],
  ["Bac pro SAPAT", "Bac pro Services aux personnes et aux territoires"],
  ["Bac pro ASSP", "Bac pro ASSP"],
  ["Bac +2 en gestion", "BTS Gestion"],
  ["Bac +2 en comptabilité", "BTS Comptabilité et gestion"],
  ["Bac +2 minimum", "BTS Comptabilité"],
])("a level is proven by the same or a higher one: %s, %s", (asked, title) => {
  expect(isProven(asked, study(title))).toBe(true);
});

test.each([
  ["A QQI Level 6 award", care],
  ["QQI Level 4 in childcare", care],
  ["An SNA qualification (Level 5 or 6)", care],
  ["Bac +3 en gestion", assistant],
  ["Bac +2 en chimie", assistant],
  ["Bac +2 en gestion", "BTS, Gestion forestière"],
  ["Bac +2 en gestion", "Baccalauréat STG, Gestion"],
  ["Bachelor's degree", "BTS, Tourisme"],
  ["Degree in IT", "BA History"],
  ["Degree in HR", "BA History"],
  ["Master en RH", "Master Histoire"],
  ["BTS MCO", "BTS Coiffure"],
  ["Bac pro ASSP", "Bac pro Commerce"],
  ["Bac+2 en gestion", "BTS Gestion et protection de la nature"],
  ["Bac+2 minimum", "BTS Comptabilité, niveau"],
])("a lower level, or another subject, proves nothing: %s, %s", (asked, title) => {
  expect(isProven(asked, study(title))).toBe(false);
});

const skills = (...names: string[]): Partial<ProfileParts> => ({
  names: names.map((text) => ({ id: text, text })),
});

test("each of several tools is to be proven, by its own skill", () => {
  expect(isProven("Logiciel métier Easily", skills("Easily (2 ans)"))).toBe(true);
  expect(isProven("Logiciel métier Doctolib", skills("Easily (2 ans)"))).toBe(false);
  const asked = "Confident with Excel and EPOS";
  expect(isProven(asked, skills("Microsoft Excel"))).toBe(false);
  expect(isProven(asked, skills("Microsoft Excel", "EPOS systems"))).toBe(true);
});
