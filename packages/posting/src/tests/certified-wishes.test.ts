import { expect, test } from "vitest";
import type { EntryPart } from "../profile-parts.ts";
import { isProven, matchOne } from "../testing/match-one.ts";

const period = { start: { year: 2021, month: 3 }, end: undefined, isCurrent: true };

const job = (title: string, organization: string, line: string): EntryPart => ({
  id: "job",
  kind: "experience",
  title,
  organization,
  period,
  lines: [{ id: "line", text: line }],
});
const study = (title: string, line = ""): EntryPart => ({
  id: "study",
  kind: "education",
  title,
  organization: "",
  period: { start: undefined, end: { year: 2022, month: 6 }, isCurrent: false },
  lines: line === "" ? [] : [{ id: "studyLine", text: line }],
});
const entries = (...all: EntryPart[]) => ({ entries: all });
const skill = (text: string) => ({ names: [{ id: "skill", text }] });
const ofLine = (text: string) => entries(job("Care assistant", "Elm House", text));

test.each([
  ["Training in palliative care", skill("Palliative care")],
  ["Training in palliative care", skill("Palliative care (3 years)")],
  ["Training in end-of-life care (e.g. Final Journeys)", ofLine("Palliative care for 7 clients")],
  ["Palliative care training", ofLine("Trained new starters in palliative care")],
  ["Train-the-trainer certificate in manual handling", skill("Manual handling")],
  ["Manual handling certificate", ofLine("Manual handling of residents")],
  ["Une formation en paie", ofLine("Préparation des variables de paie pour 42 salariés")],
  ["Une formation en paie", skill("Gestion de la paie (3 ans)")],
  ["Formation Sage", skill("Sage 100 (8 ans)")],
  ["Food hygiene certificate", skill("Food hygiene")],
  ["Formation en gestion de conflits", ofLine("Animation de formations en gestion de conflits")],
  ["Training in palliative care", ofLine("Received certificates from clients for palliative care")],
  ["Garda vetting", skill("Garda vetting form")],
  ["Safeguarding training", ofLine("Ran safeguarding training (2025)")],
])("work and skills prove no training: %s", (asked, parts) => {
  expect(isProven(asked, parts)).toBe(false);
});

test.each([
  ["Training in palliative care", entries(study("Certificate, Palliative care"))],
  [
    "Training in palliative care",
    entries(study("QQI Level 5, Healthcare", "Module in palliative care")),
  ],
  ["Training in palliative care", ofLine("Completed a five-day training in palliative care")],
  ["Palliative care training", skill("Palliative care training")],
  ["Une formation en paie", entries(study("Certificat de compétence, Gestion de la paie"))],
  ["Une formation en paie", ofLine("Formation en paie suivie au CNAM en 2023")],
  ["Safeguarding training", ofLine("Safeguarding training (2025)")],
  ["Manual handling training", ofLine("Did my manual handling training in 2025")],
  ["First aid training", ofLine("Took a first aid course in 2025")],
  ["Manual handling certificate", skill("Manual handling cert 2025")],
  ["Fire safety training", ofLine("Annual training in fire safety")],
  ["Fluent English", skill("English – professional working proficiency")],
  ["Anglais courant", skill("Anglais (TOEIC 945)")],
  ["Anglais courant", skill("Anglais professionnel")],
  ["Fluent English", skill("English (IELTS 7.5)")],
  ["Spoken English to a fluent standard", ofLine("Interpreted for English-speaking patients")],
])("a training or a level proves it: %s", (asked, parts) => {
  expect(isProven(asked, parts)).toBe(true);
});

test.each([
  ["Staff training", ofLine("Staff training in stock control")],
  ["Training of new staff", ofLine("Training of new staff on the tills")],
  ["Formation des nouveaux agents", ofLine("Formation des nouveaux agents d'accueil")],
])("training others is work: %s", (asked, parts) => {
  expect(isProven(asked, parts)).toBe(true);
});

test("a language of a known low level proves no fluency, and one without a level may be fluent", () => {
  expect(isProven("Fluent English", skill("English (TOEIC 600)"))).toBe(false);
  expect(isProven("Fluent English", ofLine("Answered calls in English"))).toBe(false);
  expect(isProven("Fluent English", skill("English"))).toBe(true);
  expect(isProven("C1 English", skill("English"))).toBe(false);
});

test.each([
  ["Training up to date: First aid (Feb 2026), safeguarding adults, fire safety", true],
  ["Work: first aid at the pool, safeguarding adults, fire safety", false],
  ["Training I would like: first aid, safeguarding adults, fire safety", false],
])("trainings are those below a label that names them: %s", (text, expected) => {
  const parts = { notes: [{ id: "note", text }] };
  expect(isProven("First aid at work certificate", parts)).toBe(expected);
});

test("a qualification that is asked for is proven by one of its field, and by no work", () => {
  const asked = "A recognised electrical qualification";
  expect(isProven(asked, entries(study("NVQ Level 3, Electrical installation")))).toBe(true);
  expect(isProven(asked, entries(study("BTS Comptabilité")))).toBe(false);
  expect(isProven(asked, entries(study("HND, Mechanical engineering")))).toBe(false);
  expect(isProven(asked, ofLine("Checked electrical cabinets every week"))).toBe(false);
});

test.each([
  ["Good level of spoken English", entries(study("GCSE, Maths and English"))],
  ["Good level of spoken English", entries(study("GCSEs", "Maths and English at grade 5"))],
  ["Good level of spoken English", skill("GCSE English")],
  ["Spoken English", entries(study("GCSE, Maths and English"))],
  ["Fluent English", entries(study("BA, English"))],
  ["Bon niveau d'anglais", entries(study("Baccalauréat, options anglais et maths"))],
  ["Anglais courant", entries(study("Licence LLCE anglais"))],
])("a language among the subjects of studies is no level of it: %s", (asked, parts) => {
  expect(matchOne(asked, parts)).toMatchObject({ provenBy: [] });
  expect(matchOne(asked, parts)?.closest).toBeDefined();
});

test.each([
  ["GCSE Maths and English", entries(study("GCSE, Maths and English"))],
  ["GCSE English at grade 4 or above", entries(study("GCSE, English, grade 5"))],
  ["Good standard of English and maths", entries(study("GCSE, Maths and English"))],
  ["Licence d'anglais", entries(study("Licence d'anglais"))],
  ["Good level of spoken English", entries(study("Diploma, English C1"))],
  ["Good level of spoken English", skill("English")],
])("a subject proves what asks for it, and a stated level a level: %s", (asked, parts) => {
  expect(isProven(asked, parts)).toBe(true);
});

const skills = (...all: readonly string[]) => ({
  names: all.map((text) => ({ id: text, text })),
});
const atLevel = (text: string, level: string) => ({ names: [{ id: text, text, level }] });

test.each([
  ["A second language", skills("English", "French", "Polish"), ["French", "Polish"]],
  ["A second language would be an asset.", skills("Welsh"), ["Welsh"]],
  ["Fluency in a second language", skills("Spanish (fluent)"), ["Spanish (fluent)"]],
  ["Une deuxième langue étrangère", skills("Français", "Anglais"), ["Anglais"]],
  ["La maîtrise d'une langue étrangère est un plus", skills("Anglais C1"), ["Anglais C1"]],
])("any language but that of the posting is a second one: %s", (asked, parts, provenBy) => {
  expect(matchOne(asked, parts)?.provenBy).toEqual(provenBy);
});

test.each([
  ["A second language", skills("English")],
  ["A second language", skills("French conversation group")],
  ["A second language", skills("GCSE French")],
  ["A second language", skills("Spanish (basic)")],
  ["A second language", atLevel("Spanish", "beginner")],
  ["A second language", entries(study("BA, French"))],
  ["A second language", ofLine("Taught French to clients")],
  ["Fluency in a second language", atLevel("Spanish", "intermediate")],
  ["Fluency in a second language", skills("Spanish B1")],
  ["A third language", skills("French", "Polish")],
  ["English as a second language", skills("French")],
  ["A second language, preferably German", skills("French")],
  ["Experience with foreign language students", skills("French")],
  ["Une langue étrangère", skills("Français")],
  ["Enseigner une langue étrangère", skills("Anglais")],
])("no other language, too little of one, or another thing proves none: %s", (asked, parts) => {
  expect(isProven(asked, parts)).toBe(false);
});
