import { tones } from "@postulo/domain/letter-style";
import { expect, test } from "vitest";
import type { Education } from "@postulo/evidence/profile";
import type { Clause } from "./clause.ts";
import { phrasebookEn } from "./english/phrasebook.ts";
import { phrasebookFr } from "./french/phrasebook.ts";
import type { Chronology, LetterTarget, Phrasebook, RoleText, Variants } from "./phrasebook.ts";

const dated = { start: { year: 2015, month: 3 }, end: { year: 2018, month: 6 }, isCurrent: false };
const since = { start: { year: 2019, month: 3 }, end: undefined, isCurrent: true };
const undated = { start: undefined, end: undefined, isCurrent: false };

/** The words of a language from which sentences are made. */
interface Facts {
  readonly title: string;
  readonly employer: string;
  readonly clauses: readonly Clause[];
  readonly target: LetterTarget;
  readonly names: readonly string[];
  readonly degree: Pick<Education, "degree" | "field" | "school">;
  readonly notes: readonly string[];
  readonly summary: string;
}

const english: Facts = {
  title: "Cook",
  employer: "The Anchor",
  clauses: [
    { form: "done", text: "trained six apprentices" },
    { form: "doing", text: "plan the menus" },
    { form: "task", text: "keep the stock" },
    { form: "charge", text: "food safety" },
    { form: "topics", text: "menus and stock" },
  ],
  target: { title: "Head Cook", company: "Riverside Hotel", place: "Leeds" },
  names: ["menu planning", "food safety", "stock control"],
  degree: { degree: "Diploma", field: "Cookery", school: "College of Fife" },
  notes: ["Food hygiene certificate, level 3", "I hold a food hygiene certificate"],
  summary: "I am a cook with ten years in hotel kitchens.",
};

const french: Facts = {
  title: "Infirmière",
  employer: "Clinique des Lilas",
  clauses: [
    { form: "done", text: "formé six élèves" },
    { form: "doing", text: "encadre une équipe de huit personnes" },
    { form: "activity", text: "accueillir les familles" },
    { form: "charge", text: "de deux salles" },
    { form: "topics", text: "le tri et les soins" },
  ],
  target: { title: "Infirmière de nuit", company: "CHU de Rennes", place: "Rennes" },
  names: ["le triage", "les soins de plaies"],
  degree: { degree: "Diplôme d'État d'infirmier", field: "", school: "IFSI de Quimper" },
  notes: ["AFGSU 2 depuis 2021", "Je suis titulaire de l'AFGSU 2"],
  summary: "Je suis infirmière depuis dix ans.",
};

const rolesOf = ({ title, employer }: Facts): Readonly<Record<string, RoleText>> => ({
  current: { kind: "experience", title, organization: employer, period: since },
  former: { kind: "experience", title, organization: employer, period: dated },
  "current, undated": {
    kind: "experience",
    title,
    organization: employer,
    period: { ...undated, isCurrent: true },
  },
  "former, undated": { kind: "experience", title, organization: employer, period: undated },
  "former, no employer": { kind: "experience", title, organization: "", period: dated },
  "current, no title": { kind: "experience", title: "", organization: employer, period: since },
});

/** All sentences that the facts suffice for, a line each. */
const lines = <Given>(name: string, variants: Variants<Given>, facts: Given) =>
  variants.flatMap((sentence, at) => {
    const text = sentence(facts);
    return text === undefined ? [] : [`${name} ${at + 1} | ${text}`];
  });

/** A current job is not before another one. */
function orderOf({ period }: RoleText, column: number): Chronology {
  if (period.isCurrent) return column % 2 === 0 ? "alongside" : "after";
  return column % 2 === 0 ? "earlierStill" : "before";
}

function roleLines(book: Phrasebook, facts: Facts): string[] {
  return Object.entries(rolesOf(facts)).flatMap(([kind, role], column) => {
    const order = orderOf(role, column);
    const names = facts.names.slice(0, column % 3);
    return [
      ...lines(`openingWithRole, ${kind}`, book.openingWithRole, { target: facts.target, role }),
      ...lines(`bareRole, ${kind}`, book.bareRole, { role, order, names }),
      ...lines(`bareRole, ${kind}, first`, book.bareRole, { role, order: undefined, names: [] }),
      ...lines(`bareContribution, ${kind}`, book.bareContribution, {
        role,
        besideJobs: column % 2 === 0,
      }),
      ...facts.clauses.flatMap((clause, row) => {
        const name = `${kind}, ${clause.form}`;
        const given = { role, clause };
        return [
          ...lines(`firstStatement, ${name}`, book.firstStatement, given),
          ...lines(`furtherStatement, ${name}`, book.furtherStatement, given),
          ...lines(`laterRole, ${name}`, book.laterRole, { ...given, order }),
          ...lines(`contribution, ${name}`, book.contribution, {
            ...given,
            besideJobs: row % 2 === 0,
          }),
          ...lines(`matchedDuty, ${name}`, book.matchedDuty, { duty: clause, role }),
        ];
      }),
    ];
  });
}

function otherLines(book: Phrasebook, facts: Facts): string[] {
  const { target, names, degree, notes, summary } = facts;
  const targets = [
    target,
    { ...target, company: undefined },
    { ...target, company: undefined, place: undefined },
    { ...target, title: undefined },
    { title: undefined, company: undefined, place: undefined },
  ];
  const entry = (period: Education["period"], changed: Partial<Education>): Education => ({
    id: "d",
    description: "",
    ...degree,
    ...changed,
    period,
  });
  const entries = [
    entry(dated, {}),
    entry(since, {}),
    entry(undated, {}),
    entry(dated, { school: "" }),
    entry(dated, { degree: "" }),
    entry(since, { degree: "" }),
    entry(dated, { degree: "", field: "" }),
  ];
  return [
    ...targets.flatMap((one) => [
      `subject | ${book.subject(one)}`,
      ...lines("opening", book.opening, one),
      ...lines("openingWithSummary", book.openingWithSummary, { target: one, summary }),
      ...tones.flatMap((tone) => [
        `salutation, ${tone} | ${book.salutation(one, tone)}`,
        ...lines(`invitation, ${tone}`, book.invitation[tone], one),
      ]),
    ]),
    ...tones.flatMap((tone) =>
      [true, false].flatMap((northAmerican) =>
        lines(
          `closing, ${tone}${northAmerican ? ", North America" : ""}`,
          book.closing({ northAmerican, tone }),
          undefined,
        ),
      ),
    ),
    ...[1, 2, 3].flatMap((count) => [
      ...lines("matchedTerms", book.matchedTerms, {
        names: names.slice(0, count),
        employers: [facts.employer, "Oakwood"].slice(0, count),
      }),
      ...lines("bridge", book.bridge, { names: names.slice(0, count), isCurrent: count === 1 }),
    ]),
    ...entries.flatMap((one) =>
      [false, true].flatMap((isFurther) =>
        lines(`education${isFurther ? ", further" : ""}`, book.education, {
          entry: one,
          isFurther,
        }),
      ),
    ),
    ...notes.flatMap((content) => lines("note", book.note, { content })),
    `summary | ${book.summary(summary.replace(/\.$/, "")) ?? "–"}`,
    ...[true, false].map(
      (northAmerican) =>
        `dateLine | ${book.dateLine({ year: 2026, month: 8, day: 1 }, { city: northAmerican ? "" : "Quimper", northAmerican })}`,
    ),
  ];
}

test.each([
  ["en", phrasebookEn, english],
  ["fr", phrasebookFr, french],
] as const)("every sentence of the phrasebook: %s", async (language, book, facts) => {
  const all = [...otherLines(book, facts), ...roleLines(book, facts)];
  await expect(`${all.join("\n")}\n`).toMatchFileSnapshot(
    `../testing/expected/phrases-${language}.txt`,
  );
});
