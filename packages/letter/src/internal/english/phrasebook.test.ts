import { expect, test } from "vitest";
import type { Education } from "@postulo/evidence/profile";
import type { Clause } from "../clause.ts";
import type { RoleText, Variants } from "../phrasebook.ts";
import { phrasebookEn as book } from "./phrasebook.ts";

const now: RoleText = {
  kind: "experience",
  title: "Staff Nurse",
  organization: "Oakwood Clinic",
  period: { start: { year: 2019, month: 3 }, end: undefined, isCurrent: true },
};
const past: RoleText = {
  kind: "experience",
  title: "Cook",
  organization: "The Anchor",
  period: { start: { year: 2015, month: 3 }, end: { year: 2018, month: 6 }, isCurrent: false },
};
const withoutEmployer = { ...past, organization: "" };
const withoutTitle = { ...past, title: "" };
const done: Clause = { form: "done", text: "trained six nurses" };
const task: Clause = { form: "task", text: "plan the menus" };
const target = { title: "Head Cook", company: "Riverside Hotel", place: "Leeds" };
const withoutCompany = { ...target, company: undefined };
const withoutPosition = { ...target, title: undefined };
const degree: Education = {
  id: "d",
  degree: "BSc",
  field: "Nursing",
  school: "University of Hull",
  description: "",
  period: { start: { year: 2012, month: 3 }, end: { year: 2015, month: 6 }, isCurrent: false },
};
const studying = {
  ...degree,
  period: { start: { year: 2024, month: 3 }, end: undefined, isCurrent: true },
};

/** All sentences that the facts suffice for, each once. */
const phrases = <Facts>(variants: Variants<Facts>, facts: Facts) => [
  ...new Set(variants.flatMap((sentence) => sentence(facts) ?? [])),
];

test("the subject names the position, else the company", () => {
  expect([
    book.subject(target),
    book.subject(withoutPosition),
    book.subject({ ...withoutPosition, company: undefined }),
  ]).toEqual([
    "Subject: Application for the position of Head Cook",
    "Subject: Application for the advertised position at Riverside Hotel",
    "Subject: Application for the advertised position",
  ]);
});

test("the opening names position and company", () => {
  expect(phrases(book.opening, target)).toEqual([
    "I am applying for the position of Head Cook at Riverside Hotel.",
    "I would like to join Riverside Hotel as a Head Cook.",
    "With this letter I apply for the Head Cook position you are advertising at Riverside Hotel.",
    "Riverside Hotel is looking for a Head Cook, and I would like to be considered for the position.",
    "This letter is my application for the position of Head Cook that you are advertising at Riverside Hotel.",
  ]);
});

test("the opening names the place instead of an unknown company", () => {
  expect(phrases(book.opening, withoutCompany)).toEqual([
    "I am applying for the position of Head Cook in Leeds.",
    "With this letter I apply for the Head Cook position you are advertising in Leeds.",
    "This letter is my application for the position of Head Cook that you are advertising in Leeds.",
  ]);
});

test("the opening without a position speaks of the posting", () => {
  expect(phrases(book.opening, withoutPosition)).toEqual([
    "I am writing about the position you are advertising at Riverside Hotel.",
  ]);
});

test("the opening names the present job", () => {
  expect(phrases(book.openingWithRole, { target, role: now })).toEqual([
    "I have worked as a Staff Nurse at Oakwood Clinic since March 2019, and I am applying for the position of Head Cook at Riverside Hotel.",
  ]);
});

test("the opening names no former job", () => {
  expect(phrases(book.openingWithRole, { target, role: past })).toEqual([]);
});

test("a duty of the posting is known from a job", () => {
  expect(
    phrases(book.matchedDuty, { duty: { form: "doing", text: "train new nurses" }, role: past }),
  ).toEqual([
    "You are looking for someone to train new nurses; I know this work from The Anchor.",
    "You need someone to train new nurses, which is work I did at The Anchor.",
  ]);
});

test("subjects of the posting are known from a job", () => {
  expect(
    phrases(book.matchedDuty, { duty: { form: "topics", text: "menus and stock" }, role: past }),
  ).toEqual(["The position you describe includes menus and stock, which I know from The Anchor."]);
});

test("a duty is not known from a job without an employer", () => {
  expect(phrases(book.matchedDuty, { duty: task, role: withoutEmployer })).toEqual([]);
});

test("two terms of the posting are known from jobs", () => {
  expect(
    phrases(book.matchedTerms, { names: ["Excel", "SAP"], employers: ["Oakwood Clinic"] }),
  ).toEqual([
    "Your posting names Excel and SAP: I have worked with both at Oakwood Clinic.",
    "Of what you ask for, I bring experience with Excel and SAP from Oakwood Clinic.",
    "What your posting says about Excel and SAP matches what I have done at Oakwood Clinic.",
  ]);
});

test("one term of the posting is known from jobs", () => {
  expect(
    phrases(book.matchedTerms, { names: ["Excel"], employers: ["Oakwood Clinic", "The Anchor"] }),
  ).toEqual([
    "Of what you ask for, I bring experience with Excel from Oakwood Clinic and The Anchor.",
    "What your posting says about Excel matches what I have done at Oakwood Clinic and The Anchor.",
  ]);
});

test("a present job with what was done there", () => {
  expect(phrases(book.firstStatement, { role: now, clause: done })).toEqual([
    "As a Staff Nurse at Oakwood Clinic (since March 2019), I trained six nurses.",
    "At Oakwood Clinic, where I have worked as a Staff Nurse since March 2019, I trained six nurses.",
    "I have worked as a Staff Nurse since March 2019 at Oakwood Clinic, where I trained six nurses.",
    "Since March 2019 I have been a Staff Nurse at Oakwood Clinic, where I trained six nurses.",
    "In my present position as a Staff Nurse at Oakwood Clinic, which I have held since March 2019, I trained six nurses.",
    "Oakwood Clinic has employed me as a Staff Nurse since March 2019: I trained six nurses.",
  ]);
});

test("a former job with what was done there", () => {
  expect(phrases(book.firstStatement, { role: past, clause: done })).toEqual([
    "As a Cook at The Anchor (2015–2018), I trained six nurses.",
    "At The Anchor, where I worked as a Cook from 2015 to 2018, I trained six nurses.",
    "I worked as a Cook from 2015 to 2018 at The Anchor, where I trained six nurses.",
    "From 2015 to 2018 I was a Cook at The Anchor, where I trained six nurses.",
    "The Anchor employed me as a Cook from 2015 to 2018: I trained six nurses.",
  ]);
});

test("a present job with its task", () => {
  expect(phrases(book.firstStatement, { role: now, clause: task })).toEqual([
    "At Oakwood Clinic, where I have worked as a Staff Nurse since March 2019, my role is to plan the menus.",
    "I have worked as a Staff Nurse since March 2019 at Oakwood Clinic, where my role is to plan the menus.",
    "Since March 2019 I have been a Staff Nurse at Oakwood Clinic, where my role is to plan the menus.",
  ]);
});

test("a former job with its task", () => {
  expect(phrases(book.firstStatement, { role: past, clause: task })).toEqual([
    "At The Anchor, where I worked as a Cook from 2015 to 2018, my role was to plan the menus.",
    "I worked as a Cook from 2015 to 2018 at The Anchor, where my role was to plan the menus.",
    "From 2015 to 2018 I was a Cook at The Anchor, where my role was to plan the menus.",
  ]);
});

test("a job without an employer", () => {
  expect(phrases(book.firstStatement, { role: withoutEmployer, clause: done })).toEqual([
    "As a Cook (2015–2018), I trained six nurses.",
  ]);
});

test("a job without a title", () => {
  expect(phrases(book.firstStatement, { role: withoutTitle, clause: done })).toEqual([
    "At The Anchor (2015–2018), I trained six nurses.",
  ]);
});

test("a further statement about a job", () => {
  expect(phrases(book.furtherStatement, { role: past, clause: done })).toEqual([
    "I also trained six nurses.",
    "In the same role I trained six nurses.",
    "There I trained six nurses.",
    "Beyond that, I trained six nurses.",
    "Training six nurses was part of the job, too.",
    "I trained six nurses as well.",
    "My work there also included training six nurses.",
    "It was also at The Anchor that I trained six nurses.",
  ]);
});

test("a further task of a present job", () => {
  expect(phrases(book.furtherStatement, { role: now, clause: task })).toEqual([
    "My role is also to plan the menus.",
  ]);
});

test("an earlier job", () => {
  expect(phrases(book.laterRole, { role: past, clause: done, order: "before" })).toEqual([
    "Before that, as a Cook at The Anchor (2015–2018), I trained six nurses.",
    "Before that, I worked as a Cook from 2015 to 2018 at The Anchor, where I trained six nurses.",
    "Before that, I was a Cook at The Anchor (2015–2018) and trained six nurses.",
    "Before that, at The Anchor, I worked as a Cook from 2015 to 2018 and trained six nurses.",
  ]);
});

test("a job beside another", () => {
  expect(phrases(book.laterRole, { role: past, clause: done, order: "alongside" })).toEqual([
    "As a Cook at The Anchor (2015–2018), I trained six nurses.",
    "I worked as a Cook from 2015 to 2018 at The Anchor, where I trained six nurses.",
    "I was a Cook at The Anchor (2015–2018) and trained six nurses.",
    "At The Anchor, I worked as a Cook from 2015 to 2018 and trained six nurses.",
  ]);
});

test("a former job of which only the skills are known", () => {
  expect(phrases(book.bareRole, { role: past, order: undefined, names: ["Excel"] })).toEqual([
    "I worked as a Cook from 2015 to 2018 at The Anchor, with Excel as part of the work.",
    "From 2015 to 2018 I was a Cook at The Anchor, with Excel as part of the work.",
    "My position at The Anchor was that of a Cook (2015–2018), with Excel as part of the work.",
  ]);
});

test("an earlier job of which nothing is known", () => {
  expect(phrases(book.bareRole, { role: past, order: "before", names: [] })).toEqual([
    "Before that, I worked as a Cook from 2015 to 2018 at The Anchor.",
    "Before that, from 2015 to 2018 I was a Cook at The Anchor.",
    "Before that, my position at The Anchor was that of a Cook (2015–2018).",
  ]);
});

test("a job of which only the employer is known", () => {
  expect(phrases(book.bareRole, { role: withoutTitle, order: undefined, names: [] })).toEqual([
    "I worked at The Anchor (2015–2018).",
  ]);
});

test("a contribution beside the jobs", () => {
  expect(phrases(book.contribution, { role: past, clause: done, besideJobs: true })).toEqual([
    "Outside my paid work, as a Cook at The Anchor (2015–2018), I trained six nurses.",
  ]);
});

test("a contribution of which nothing is known", () => {
  expect(phrases(book.bareContribution, { role: past, besideJobs: false })).toEqual([
    "I was a Cook at The Anchor (2015–2018).",
    "I can name this contribution: Cook, The Anchor (2015–2018).",
  ]);
});

test("a degree", () => {
  expect(phrases(book.education, { entry: degree, isFurther: false })).toEqual([
    "I hold a BSc in Nursing from the University of Hull (2015).",
    "My training is a BSc in Nursing from the University of Hull (2015).",
    "By training I have a BSc in Nursing from the University of Hull (2015).",
    "In 2015 I completed a BSc in Nursing at the University of Hull.",
    "I studied at the University of Hull and hold a BSc in Nursing (2015).",
  ]);
});

test("a further degree", () => {
  expect(phrases(book.education, { entry: degree, isFurther: true })).toEqual([
    "I also hold a BSc in Nursing from the University of Hull (2015).",
    "In 2015 I also completed a BSc in Nursing at the University of Hull.",
  ]);
});

test("a degree in preparation", () => {
  expect(phrases(book.education, { entry: studying, isFurther: false })).toEqual([
    "I am studying for a BSc in Nursing at the University of Hull.",
  ]);
});

test("a degree whose name has the subject", () => {
  expect(
    phrases(book.education, { entry: { ...degree, degree: "BSc Nursing" }, isFurther: false }),
  ).toEqual([
    "I hold a BSc Nursing from the University of Hull (2015).",
    "My training is a BSc Nursing from the University of Hull (2015).",
    "By training I have a BSc Nursing from the University of Hull (2015).",
    "In 2015 I completed a BSc Nursing at the University of Hull.",
    "I studied at the University of Hull and hold a BSc Nursing (2015).",
  ]);
});

test("a note", () => {
  expect([
    ...phrases(book.note, { content: "Clean driving licence" }),
    ...phrases(book.note, { content: "I hold a clean driving licence" }),
  ]).toEqual([
    "In answer to your formal requirements: clean driving licence.",
    "I hold a clean driving licence.",
  ]);
});

test("when the applicant is available", () => {
  expect([
    book.available("Available from 5 January"),
    book.available("I can start in May"),
    book.available("Weekends"),
  ]).toEqual(["I am available from 5 January.", "I can start in May.", undefined]);
});

test("the date", () => {
  expect([
    book.dateLine({ year: 2026, month: 1, day: 1 }, { city: "Leeds", northAmerican: false }),
    book.dateLine({ year: 2026, month: 11, day: 22 }, { city: "Leeds", northAmerican: true }),
  ]).toEqual(["1 January 2026", "November 22, 2026"]);
});
