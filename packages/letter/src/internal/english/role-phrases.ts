import type { Clause, ClauseForm } from "../clause.ts";
import { lowerFirst, upperFirst } from "../clause.ts";
import type { Chronology, Phrasebook, RoleText } from "../phrasebook.ts";
import { containsOccupation } from "../title-nouns.ts";
import { briefPeriodEn, listEn, periodEn, withOffice } from "./grammar.ts";
import { gerundPhrase } from "./gerund-phrase.ts";
import { baseVerbs, pastOf } from "./verbs.ts";

const brackets = (text: string) => (text === "" ? "" : ` (${text})`);
const at = (organization: string) => (organization === "" ? "" : ` at ${organization}`);

/** "as a Staff Nurse at Saint Mary's (2015–2019)" */
function asRole({ title, organization, period }: RoleText): string | undefined {
  if (title === "" && organization === "") return undefined;
  const role = title === "" ? `at ${organization}` : `as ${withOffice(title)}${at(organization)}`;
  return role + brackets(briefPeriodEn(period));
}

/** "I have worked as a Staff Nurse since 2019", "I worked as a Cook from 2015 to 2019" */
function workedAs({ title, period }: RoleText): string | undefined {
  if (title === "") return undefined;
  const when = periodEn(period);
  if (period.isCurrent)
    return when === ""
      ? `I work as ${withOffice(title)}`
      : `I have worked as ${withOffice(title)} ${when}`;
  return `I worked as ${withOffice(title)}${when === "" ? "" : ` ${when}`}`;
}

/** The past tense of a statement about a former job; undefined if it has more than one verb. */
function toPast(text: string): string | undefined {
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)/su.exec(text) ?? [];
  const another = [...rest.matchAll(/(?:,|\band|\bor|\bto)\s+(\p{L}+)/gu)].some(([, word = ""]) =>
    baseVerbs.has(word),
  );
  return baseVerbs.has(first) && !another ? pastOf(first) + rest : undefined;
}

type Sayer = (text: string, isCurrent: boolean, also: string) => string;

const sayers: Record<ClauseForm, Sayer> = {
  done: (text, _, also) => `I ${also}${text}`,
  doing: (text, isCurrent, also) => {
    const clauseText = isCurrent ? text : toPast(text);
    return clauseText ? `I ${also}${clauseText}` : `my role was ${also}to ${text}`;
  },
  activity: (text, isCurrent, also) => sayers.doing(text, isCurrent, also),
  task: (text, isCurrent, also) => `my role ${isCurrent ? "is" : "was"} ${also}to ${text}`,
  charge: (text, isCurrent, also) => `I ${isCurrent ? "am" : "was"} ${also}responsible for ${text}`,
  topics: (text, isCurrent, also) =>
    `my tasks ${also}${isCurrent ? "include" : "included"} ${text}`,
  list: (text, isCurrent, also) => `my tasks ${also}${isCurrent ? "include" : "included"} ${text}`,
};

/** The clause with its subject. `also` is set for all but the first statement. */
function predicate({ form, text }: Clause, isCurrent: boolean, also = ""): string {
  return sayers[form](text, isCurrent, also);
}

const maxTrailedWords = 70;

const orderWord: Record<Chronology, string> = {
  before: "Before that, ",
  earlierStill: "Earlier still, ",
  after: "More recently, ",
  alongside: "",
};

const beside = (jobs: boolean) => (jobs ? "Outside my paid work, " : "");

const withKnown = (names: readonly string[]) =>
  names.length === 0 ? "" : `, with ${listEn(names)} as part of the work`;

type RolePhrases = Pick<
  Phrasebook,
  | "firstStatement"
  | "furtherStatement"
  | "laterRole"
  | "bareRole"
  | "bridge"
  | "contribution"
  | "bareContribution"
  | "joined"
>;

export const rolePhrasesEn: RolePhrases = {
  firstStatement: [
    ({ role, clause }) => {
      const as = asRole(role);
      const clauseText = predicate(clause, role.period.isCurrent);
      return as && clauseText.startsWith("I ") ? `${upperFirst(as)}, ${clauseText}.` : undefined;
    },
    ({ role, clause }) => {
      const worked = workedAs(role);
      return worked && role.organization !== ""
        ? `At ${role.organization}, where ${worked}, ${predicate(clause, role.period.isCurrent)}.`
        : undefined;
    },
    ({ role, clause }) => {
      const worked = workedAs(role);
      const clauseText = predicate(clause, role.period.isCurrent);
      return worked && role.organization !== ""
        ? `${worked} at ${role.organization}, where ${clauseText}.`
        : undefined;
    },
    ({ role: { title, organization, period }, clause }) => {
      const when = periodEn(period);
      return title === "" || organization === "" || when === ""
        ? undefined
        : `${upperFirst(when)} I ${period.isCurrent ? "have been" : "was"} ${withOffice(title)} at ${organization}, where ${predicate(clause, period.isCurrent)}.`;
    },
    ({ role: { title, organization, period }, clause }) => {
      const clauseText = predicate(clause, period.isCurrent);
      const when = periodEn(period);
      return title === "" ||
        organization === "" ||
        !period.isCurrent ||
        when === "" ||
        !clauseText.startsWith("I ")
        ? undefined
        : `In my present position as ${withOffice(title)} at ${organization}, which I have held ${when}, ${clauseText}.`;
    },
    ({ role: { title, organization, period }, clause }) => {
      const when = periodEn(period);
      if (title === "" || !/^\p{Lu}/u.test(organization) || when === "") return undefined;
      const clauseText = predicate(clause, period.isCurrent);
      return clauseText.startsWith("I ")
        ? `${organization} ${period.isCurrent ? "has employed" : "employed"} me as ${withOffice(title)} ${when}: ${clauseText}.`
        : undefined;
    },
    ({ role, clause }) => {
      const as = asRole(role);
      return as && role.title === ""
        ? `${upperFirst(as)}, ${predicate(clause, role.period.isCurrent)}.`
        : undefined;
    },
  ],
  furtherStatement: [
    ({ role, clause }) => `${upperFirst(predicate(clause, role.period.isCurrent, "also "))}.`,
    ({ role, clause }) => {
      const clauseText = predicate(clause, role.period.isCurrent);
      return clauseText.startsWith("I ") ? `In the same role ${clauseText}.` : undefined;
    },
    ({ role, clause }) => {
      const clauseText = predicate(clause, role.period.isCurrent);
      return clauseText.startsWith("I ") ? `There ${clauseText}.` : undefined;
    },
    ({ role, clause }) => {
      const clauseText = predicate(clause, role.period.isCurrent);
      return clauseText.startsWith("I ") ? `Beyond that, ${clauseText}.` : undefined;
    },
    ({ role, clause }) => {
      const doing = gerundPhrase(clause, role.period.isCurrent);
      return (
        doing &&
        `${upperFirst(doing)} ${role.period.isCurrent ? "is" : "was"} part of the job, too.`
      );
    },
    ({ role, clause }) => {
      const clauseText = predicate(clause, role.period.isCurrent);
      return clauseText.startsWith("I ") &&
        clauseText.length < maxTrailedWords &&
        !/ (?:and|for|with) .* (?:and|for|with) /.test(clauseText)
        ? `${clauseText} as well.`
        : undefined;
    },
    ({ role, clause }) => {
      const doing = gerundPhrase(clause, role.period.isCurrent);
      return (
        doing && `My work there also ${role.period.isCurrent ? "includes" : "included"} ${doing}.`
      );
    },
    ({ role, clause }) =>
      clause.form === "done" && role.organization !== ""
        ? `It was also at ${role.organization} that I ${clause.text}.`
        : undefined,
  ],
  laterRole: [
    ({ role, clause, order }) => {
      const as = asRole(role);
      const clauseText = predicate(clause, role.period.isCurrent);
      return as && clauseText.startsWith("I ")
        ? upperFirst(`${orderWord[order]}${as}, ${clauseText}.`)
        : undefined;
    },
    ({ role, clause, order }) => {
      const worked = workedAs(role);
      if (!worked || role.organization === "") return undefined;
      return upperFirst(
        `${orderWord[order]}${worked} at ${role.organization}, where ${predicate(clause, role.period.isCurrent)}.`,
      );
    },
    ({ role: { title, organization, period }, clause, order }) => {
      const clauseText = predicate(clause, period.isCurrent);
      return title !== "" && !period.isCurrent && clauseText.startsWith("I ")
        ? upperFirst(
            `${orderWord[order]}I was ${withOffice(title)}${at(organization)}${brackets(briefPeriodEn(period))} and ${clauseText.slice(2)}.`,
          )
        : undefined;
    },
    ({ role: { title, organization, period }, clause, order }) => {
      const clauseText = predicate(clause, period.isCurrent);
      const when = periodEn(period);
      return title !== "" &&
        organization !== "" &&
        when !== "" &&
        !period.isCurrent &&
        clauseText.startsWith("I ")
        ? upperFirst(
            `${orderWord[order]}at ${organization}, I worked as ${withOffice(title)} ${when} and ${clauseText.slice(2)}.`,
          )
        : undefined;
    },
    ({ role, clause, order }) => {
      const as = asRole(role);
      return as
        ? upperFirst(`${orderWord[order]}${as}, ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
  ],
  bareRole: [
    ({ role, order, names }) => {
      const worked = workedAs(role);
      if (!worked) return undefined;
      const where = at(role.organization);
      return upperFirst(
        `${order === undefined ? "" : orderWord[order]}${worked}${where}${withKnown(names)}.`,
      );
    },
    ({ role: { title, organization, period }, order, names }) => {
      const when = periodEn(period);
      if (title === "" || organization === "" || when === "") return undefined;
      const prefix = order === undefined ? "" : orderWord[order];
      return upperFirst(
        `${prefix}${when} I ${period.isCurrent ? "have been" : "was"} ${withOffice(title)} at ${organization}${withKnown(names)}.`,
      );
    },
    ({ role: { title, organization, period }, order, names }) =>
      title === "" || organization === ""
        ? undefined
        : upperFirst(
            `${order === undefined ? "" : orderWord[order]}my position at ${organization} ${period.isCurrent ? "is" : "was"} that of ${withOffice(title)}${brackets(briefPeriodEn(period))}${withKnown(names)}.`,
          ),
    ({ role }) =>
      role.organization === "" || role.title !== ""
        ? undefined
        : `I ${role.period.isCurrent ? "work" : "worked"} at ${role.organization}${brackets(briefPeriodEn(role.period))}.`,
  ],
  bridge: [
    ({ names, isCurrent }) =>
      `Your posting asks for ${listEn(names)}, and ${names.length > 1 ? "these are" : "this is"} part of ${isCurrent ? "what I do there" : "what I did there"}.`,
    ({ names }) => `This is where my experience with ${listEn(names)} comes from.`,
    ({ names }) => `It is experience with ${listEn(names)} that I would bring to your team.`,
  ],
  contribution: [
    ({ role, clause, besideJobs }) => {
      const as = asRole(role);
      return as
        ? upperFirst(`${beside(besideJobs)}${as}, ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
  ],
  bareContribution: [
    ({ role: { title, organization, period }, besideJobs }) =>
      containsOccupation(title) && organization !== ""
        ? upperFirst(
            `${beside(besideJobs)}I ${period.isCurrent ? "am" : "was"} ${withOffice(title)} at ${organization}${brackets(briefPeriodEn(period))}.`,
          )
        : undefined,
    ({ role, besideJobs }) => {
      if (role.title === "") return undefined;
      const where = role.organization === "" ? "" : `, ${role.organization}`;
      return upperFirst(
        `${beside(besideJobs)}I can name this contribution: ${role.title}${where}${brackets(briefPeriodEn(role.period))}.`,
      );
    },
  ],
  joined: (first, second) => {
    const text = `${first.text} and ${lowerFirst(second.text)}`;
    const isSimple = text.length < 160 && !/\band\b|,|\bI\b/.test(`${first.text} ${second.text}`);
    const mayShare = first.form === second.form && ["done", "doing", "topics"].includes(first.form);
    return isSimple && mayShare ? { form: first.form, text } : undefined;
  },
};
