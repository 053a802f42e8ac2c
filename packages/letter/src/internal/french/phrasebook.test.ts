import { expect, test } from "vitest";
import type { Education } from "@postulo/evidence/profile";
import type { Clause } from "../clause.ts";
import type { RoleText, Variants } from "../phrasebook.ts";
import { phrasebookFr as book } from "./phrasebook.ts";

const now: RoleText = {
  kind: "experience",
  title: "Infirmière",
  organization: "Clinique d’Arc",
  period: { start: { year: 2019, month: 3 }, end: undefined, isCurrent: true },
};
const past: RoleText = {
  kind: "experience",
  title: "Cuisinier",
  organization: "Le Bouchon",
  period: { start: { year: 2015, month: 3 }, end: { year: 2018, month: 6 }, isCurrent: false },
};
const withoutEmployer = { ...past, organization: "" };
const withoutTitle = { ...past, title: "" };
const done: Clause = { form: "done", text: "formé six infirmières" };
const task: Clause = { form: "task", text: "établir les menus" };
const target = { title: "Chef de cuisine", company: "Hôtel du Lac", place: "Annecy" };
const withoutCompany = { ...target, company: undefined };
const withoutPosition = { ...target, title: undefined };
const degree: Education = {
  id: "d",
  degree: "BTS",
  field: "Hôtellerie",
  school: "Lycée Ampère",
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
    "Objet : candidature au poste de chef de cuisine",
    "Objet : candidature au poste proposé à l’Hôtel du Lac",
    "Objet : candidature au poste proposé",
  ]);
});

test("the opening names position and company", () => {
  expect(phrases(book.opening, target)).toEqual([
    "Je vous adresse ma candidature au poste de chef de cuisine à l’Hôtel du Lac.",
    "Je souhaite rejoindre l’Hôtel du Lac au poste de chef de cuisine.",
    "Par cette lettre, je postule au poste de chef de cuisine à l’Hôtel du Lac.",
    "Je vous propose ma candidature au poste de chef de cuisine à l’Hôtel du Lac.",
    "Ma candidature porte sur le poste de chef de cuisine à pourvoir à l’Hôtel du Lac.",
  ]);
});

test("the opening names the place instead of an unknown company", () => {
  expect(phrases(book.opening, withoutCompany)).toEqual([
    "Je vous adresse ma candidature au poste de chef de cuisine à Annecy.",
    "Par cette lettre, je postule au poste de chef de cuisine à Annecy.",
    "Je vous propose ma candidature au poste de chef de cuisine à Annecy.",
    "Ma candidature porte sur le poste de chef de cuisine à pourvoir à Annecy.",
  ]);
});

test("the opening without a position speaks of the posting", () => {
  expect(phrases(book.opening, withoutPosition)).toEqual([
    "Je vous écris au sujet du poste que vous proposez à l’Hôtel du Lac.",
  ]);
});

test("the opening names the present job", () => {
  expect(phrases(book.openingWithRole, { target, role: now })).toEqual([
    "Infirmière à la Clinique d’Arc depuis mars 2019, je vous adresse ma candidature au poste de chef de cuisine à l’Hôtel du Lac.",
  ]);
});

test("the opening names no former job", () => {
  expect(phrases(book.openingWithRole, { target, role: past })).toEqual([]);
});

test("a duty of the posting is known from a job", () => {
  expect(
    phrases(book.matchedDuty, {
      duty: { form: "doing", text: "former les infirmières" },
      role: past,
    }),
  ).toEqual([]);
});

test("subjects of the posting are known from a job", () => {
  expect(
    phrases(book.matchedDuty, {
      duty: { form: "topics", text: "les menus et les stocks" },
      role: past,
    }),
  ).toEqual([
    "Le poste que vous décrivez comprend les menus et les stocks, que je connais par mon expérience au Bouchon.",
  ]);
});

test("a duty is not known from a job without an employer", () => {
  expect(phrases(book.matchedDuty, { duty: task, role: withoutEmployer })).toEqual([]);
});

test("two terms of the posting are known from jobs", () => {
  expect(
    phrases(book.matchedTerms, { names: ["Excel", "SAP"], employers: ["Clinique d’Arc"] }),
  ).toEqual([
    "Votre annonce met l’accent sur Excel et SAP : c’est ce que j’ai pratiqué à la Clinique d’Arc.",
    "Parmi les points de votre annonce, je connais par la pratique Excel et SAP, grâce à mon travail à la Clinique d’Arc.",
    "J’ai pratiqué à la Clinique d’Arc ce que vous attendez sur ces points : Excel et SAP.",
  ]);
});

test("one term of the posting is known from jobs", () => {
  expect(
    phrases(book.matchedTerms, { names: ["Excel"], employers: ["Clinique d’Arc", "Le Bouchon"] }),
  ).toEqual([
    "Votre annonce met l’accent sur Excel : c’est ce que j’ai pratiqué à la Clinique d’Arc et au Bouchon.",
    "Parmi les points de votre annonce, je connais par la pratique Excel, grâce à mon travail à la Clinique d’Arc et au Bouchon.",
  ]);
});

test("a present job with what was done there", () => {
  expect(phrases(book.firstStatement, { role: now, clause: done })).toEqual([
    "En tant qu’infirmière à la Clinique d’Arc, depuis mars 2019, j’ai formé six infirmières.",
    "À la Clinique d’Arc, où je travaille comme infirmière depuis mars 2019, j’ai formé six infirmières.",
    "Je travaille comme infirmière à la Clinique d’Arc depuis mars 2019 : j’ai formé six infirmières.",
    "Depuis mars 2019, j’occupe le poste d’infirmière à la Clinique d’Arc, où j’ai formé six infirmières.",
    "Mon poste d’infirmière à la Clinique d’Arc, que j’occupe depuis mars 2019, m’a permis de former six infirmières.",
    "Je travaille comme infirmière à la Clinique d’Arc depuis mars 2019 ; j’y ai formé six infirmières.",
  ]);
});

test("a former job with what was done there", () => {
  expect(phrases(book.firstStatement, { role: past, clause: done })).toEqual([
    "En tant que cuisinier au Bouchon, de 2015 à 2018, j’ai formé six infirmières.",
    "Au Bouchon, où j’ai travaillé comme cuisinier de 2015 à 2018, j’ai formé six infirmières.",
    "J’ai travaillé comme cuisinier au Bouchon de 2015 à 2018 : j’ai formé six infirmières.",
    "De 2015 à 2018, j’ai occupé le poste de cuisinier au Bouchon, où j’ai formé six infirmières.",
    "Mon poste de cuisinier au Bouchon, que j’ai occupé de 2015 à 2018, m’a permis de former six infirmières.",
    "J’ai travaillé comme cuisinier au Bouchon de 2015 à 2018 ; j’y ai formé six infirmières.",
  ]);
});

test("a present job with its task", () => {
  expect(phrases(book.firstStatement, { role: now, clause: task })).toEqual([
    "À la Clinique d’Arc, où je travaille comme infirmière depuis mars 2019, mon rôle consiste à établir les menus.",
    "Je travaille comme infirmière à la Clinique d’Arc depuis mars 2019 : mon rôle consiste à établir les menus.",
    "Mon poste d’infirmière à la Clinique d’Arc, que j’occupe depuis mars 2019, me conduit à établir les menus.",
    "En tant qu’infirmière à la Clinique d’Arc, depuis mars 2019, mon rôle consiste à établir les menus.",
  ]);
});

test("a former job with its task", () => {
  expect(phrases(book.firstStatement, { role: past, clause: task })).toEqual([
    "Au Bouchon, où j’ai travaillé comme cuisinier de 2015 à 2018, mon rôle consistait à établir les menus.",
    "J’ai travaillé comme cuisinier au Bouchon de 2015 à 2018 : mon rôle consistait à établir les menus.",
    "Mon poste de cuisinier au Bouchon, que j’ai occupé de 2015 à 2018, me conduisait à établir les menus.",
    "En tant que cuisinier au Bouchon, de 2015 à 2018, mon rôle consistait à établir les menus.",
  ]);
});

test("a job without an employer", () => {
  expect(phrases(book.firstStatement, { role: withoutEmployer, clause: done })).toEqual([
    "En tant que cuisinier, de 2015 à 2018, j’ai formé six infirmières.",
    "J’ai travaillé comme cuisinier de 2015 à 2018 : j’ai formé six infirmières.",
  ]);
});

test("a job without a title", () => {
  expect(phrases(book.firstStatement, { role: withoutTitle, clause: done })).toEqual([
    "Au Bouchon, de 2015 à 2018, j’ai formé six infirmières.",
  ]);
});

test("a further statement about a job", () => {
  expect(phrases(book.furtherStatement, { role: past, clause: done })).toEqual([
    "J’ai également formé six infirmières.",
    "Dans ces fonctions, j’ai formé six infirmières.",
    "J’ai aussi formé six infirmières.",
    "Par ailleurs, j’ai formé six infirmières.",
    "J’y ai formé six infirmières.",
    "Ce travail m’a aussi permis de former six infirmières.",
    "À ce poste, j’ai formé six infirmières.",
  ]);
});

test("a further task of a present job", () => {
  expect(phrases(book.furtherStatement, { role: now, clause: task })).toEqual([
    "Mon rôle consiste également à établir les menus.",
    "Dans ces fonctions, mon rôle consiste à établir les menus.",
    "Mon rôle consiste aussi à établir les menus.",
    "Par ailleurs, mon rôle consiste à établir les menus.",
    "À ce poste, mon rôle consiste à établir les menus.",
  ]);
});

test("an earlier job", () => {
  expect(phrases(book.laterRole, { role: past, clause: done, order: "before" })).toEqual([
    "Auparavant, en tant que cuisinier au Bouchon, de 2015 à 2018, j’ai formé six infirmières.",
    "Auparavant, j’ai travaillé comme cuisinier au Bouchon de 2015 à 2018 : j’ai formé six infirmières.",
    "Auparavant, de 2015 à 2018, j’ai été cuisinier au Bouchon ; j’y ai formé six infirmières.",
    "Auparavant, mon poste de cuisinier au Bouchon, de 2015 à 2018, m’avait permis de former six infirmières.",
  ]);
});

test("a job beside another", () => {
  expect(phrases(book.laterRole, { role: past, clause: done, order: "alongside" })).toEqual([
    "En tant que cuisinier au Bouchon, de 2015 à 2018, j’ai formé six infirmières.",
    "J’ai travaillé comme cuisinier au Bouchon de 2015 à 2018 : j’ai formé six infirmières.",
    "De 2015 à 2018, j’ai été cuisinier au Bouchon ; j’y ai formé six infirmières.",
    "Mon poste de cuisinier au Bouchon, de 2015 à 2018, m’avait permis de former six infirmières.",
  ]);
});

test("a former job of which only the skills are known", () => {
  expect(phrases(book.bareRole, { role: past, order: undefined, names: ["Excel"] })).toEqual([
    "J’ai travaillé comme cuisinier au Bouchon de 2015 à 2018, avec notamment Excel.",
    "De 2015 à 2018, j’ai occupé le poste de cuisinier au Bouchon, avec notamment Excel.",
    "En tant que cuisinier au Bouchon, de 2015 à 2018, j’ai pratiqué notamment Excel.",
  ]);
});

test("an earlier job of which nothing is known", () => {
  expect(phrases(book.bareRole, { role: past, order: "before", names: [] })).toEqual([
    "Auparavant, j’ai travaillé comme cuisinier au Bouchon de 2015 à 2018.",
    "Auparavant, de 2015 à 2018, j’ai occupé le poste de cuisinier au Bouchon.",
  ]);
});

test("a job of which only the employer is known", () => {
  expect(phrases(book.bareRole, { role: withoutTitle, order: undefined, names: [] })).toEqual([
    "J’ai travaillé au Bouchon de 2015 à 2018.",
  ]);
});

test("a contribution beside the jobs", () => {
  expect(phrases(book.contribution, { role: past, clause: done, besideJobs: true })).toEqual([
    "En dehors de mon métier, en tant que cuisinier au Bouchon, de 2015 à 2018, j’ai formé six infirmières.",
  ]);
});

test("a contribution of which nothing is known", () => {
  expect(phrases(book.bareContribution, { role: past, besideJobs: false })).toEqual([
    "Je peux citer un engagement : cuisinier, Le Bouchon (de 2015 à 2018).",
  ]);
});

test("a degree", () => {
  expect(phrases(book.education, { entry: degree, isFurther: false })).toEqual([
    "J’ai obtenu un BTS Hôtellerie au Lycée Ampère en 2015.",
    "Côté formation, j’ai obtenu un BTS Hôtellerie au Lycée Ampère en 2015.",
    "Je suis titulaire d’un BTS Hôtellerie, obtenu au Lycée Ampère en 2015.",
    "En 2015, j’ai obtenu un BTS Hôtellerie au Lycée Ampère.",
  ]);
});

test("a further degree", () => {
  expect(phrases(book.education, { entry: degree, isFurther: true })).toEqual([
    "J’ai également obtenu un BTS Hôtellerie au Lycée Ampère en 2015.",
    "Je suis également titulaire d’un BTS Hôtellerie, obtenu au Lycée Ampère en 2015.",
    "En 2015, j’ai obtenu un BTS Hôtellerie au Lycée Ampère.",
  ]);
});

test("a degree in preparation", () => {
  expect(phrases(book.education, { entry: studying, isFurther: false })).toEqual([
    "Je prépare actuellement un BTS Hôtellerie au Lycée Ampère.",
  ]);
});

test("a degree whose name has the subject", () => {
  expect(
    phrases(book.education, { entry: { ...degree, degree: "BTS Hôtellerie" }, isFurther: false }),
  ).toEqual([
    "J’ai obtenu un BTS Hôtellerie au Lycée Ampère en 2015.",
    "Côté formation, j’ai obtenu un BTS Hôtellerie au Lycée Ampère en 2015.",
    "Je suis titulaire d’un BTS Hôtellerie, obtenu au Lycée Ampère en 2015.",
    "En 2015, j’ai obtenu un BTS Hôtellerie au Lycée Ampère.",
  ]);
});

test("a note", () => {
  expect([
    ...phrases(book.note, { content: "Permis B" }),
    ...phrases(book.note, { content: "Je possède le permis B" }),
  ]).toEqual(["Pour répondre à vos exigences : permis B.", "Je possède le permis B."]);
});

test("when the applicant is available", () => {
  expect([
    book.available("Disponible dès le 5 janvier"),
    book.available("Je peux commencer en mai"),
    book.available("Week-ends"),
  ]).toEqual(["Je suis disponible dès le 5 janvier.", undefined, undefined]);
});

test("the date", () => {
  expect([
    book.dateLine({ year: 2026, month: 1, day: 1 }, { city: "Annecy", northAmerican: false }),
    book.dateLine({ year: 2026, month: 11, day: 22 }, { city: "Annecy", northAmerican: true }),
  ]).toEqual(["Annecy, le 1er janvier 2026", "Annecy, le 22 novembre 2026"]);
});
