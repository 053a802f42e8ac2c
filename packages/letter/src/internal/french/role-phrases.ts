import { upperFirst } from "../clause.ts";
import type { Chronology, Phrasebook } from "../phrasebook.ts";
import { elides, listFr, withDe } from "./grammar.ts";
import { after, asRole, at, workedAs } from "./held-role.ts";
import { periodFr } from "./period.ts";
import { titleInSentence } from "./titles.ts";
import { infinitivePhrase, predicate, withPlacePronoun } from "./clause-narration.ts";

const brackets = (text: string) => (text === "" ? "" : ` (${text})`);

const isPlural = (names: readonly string[]) =>
  names.length > 1 || names[0]?.startsWith("les ") === true;

const startsWithI = (clauseText: string) => clauseText.startsWith("j");

const orderWord: Record<Chronology, string> = {
  before: "auparavant, ",
  earlierStill: "plus tôt, ",
  after: "plus récemment, ",
  alongside: "",
};

const beside = (jobs: boolean) => (jobs ? "en dehors de mon métier, " : "");

const withKnown = (names: readonly string[]) =>
  names.length === 0 ? "" : `, avec notamment ${listFr(names)}`;

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

export const rolePhrasesFr: RolePhrases = {
  firstStatement: [
    ({ role, clause }) => {
      const as = asRole(role);
      const clauseText = predicate(clause, role.period.isCurrent);
      return as && startsWithI(clauseText) ? upperFirst(`${as}, ${clauseText}.`) : undefined;
    },
    ({ role, clause }) => {
      const worked = workedAs(role);
      return worked && role.organization !== ""
        ? upperFirst(`${at(role)}, où ${worked}, ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
    ({ role, clause }) => {
      const worked = workedAs(role, after(at(role)));
      return worked
        ? upperFirst(`${worked} : ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
    ({ role, clause }) => {
      const when = periodFr(role.period);
      const clauseText = predicate(clause, role.period.isCurrent);
      if (role.title === "" || role.organization === "" || when === "" || !startsWithI(clauseText))
        return undefined;
      return upperFirst(
        `${when}, ${role.period.isCurrent ? "j’occupe" : "j’ai occupé"} le poste ${withDe(titleInSentence(role.title))} ${at(role)}, où ${clauseText}.`,
      );
    },
    ({ role, clause }) => {
      const infinitive = infinitivePhrase(clause);
      const when = periodFr(role.period);
      if (role.title === "" || role.organization === "" || when === "" || !infinitive)
        return undefined;
      const led = role.period.isCurrent ? "me conduit à " : "me conduisait à ";
      const leads =
        clause.form === "done" ? `m’a permis ${elides(infinitive) ? "d’" : "de "}` : led;
      return `Mon poste ${withDe(titleInSentence(role.title))} ${at(role)}, ${role.period.isCurrent ? "que j’occupe " : "que j’ai occupé "}${when}, ${leads}${infinitive}.`;
    },
    ({ role, clause }) => {
      const worked = workedAs(role, after(at(role)));
      const clauseText = withPlacePronoun(predicate(clause, role.period.isCurrent));
      return worked && clauseText && role.organization !== ""
        ? upperFirst(`${worked} ; ${clauseText}.`)
        : undefined;
    },
    ({ role, clause }) => {
      const as = asRole(role);
      return upperFirst(`${as ? `${as}, ` : ""}${predicate(clause, role.period.isCurrent)}.`);
    },
  ],
  furtherStatement: [
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "également ")}.`),
    ({ role, clause }) => `Dans ces fonctions, ${predicate(clause, role.period.isCurrent)}.`,
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "aussi ")}.`),
    ({ role, clause }) => `Par ailleurs, ${predicate(clause, role.period.isCurrent)}.`,
    ({ role, clause }) => {
      const clauseText = withPlacePronoun(predicate(clause, role.period.isCurrent));
      return clauseText && upperFirst(`${clauseText}.`);
    },
    ({ role, clause }) => {
      const infinitive = infinitivePhrase(clause);
      if (!infinitive || clause.form === "task") return undefined;
      const isResult = clause.form === "done";
      if (role.period.isCurrent && !isResult)
        return `Il m’appartient aussi ${elides(infinitive) ? "d’" : "de "}${infinitive}.`;
      return isResult
        ? `Ce travail m’a aussi permis ${elides(infinitive) ? "d’" : "de "}${infinitive}.`
        : `Ce travail consistait aussi à ${infinitive}.`;
    },
    ({ role, clause }) =>
      role.title === "" && role.organization === ""
        ? undefined
        : `À ce poste, ${predicate(clause, role.period.isCurrent)}.`,
  ],
  laterRole: [
    ({ role, clause, order }) => {
      const as = asRole(role);
      const clauseText = predicate(clause, role.period.isCurrent);
      return as && startsWithI(clauseText)
        ? upperFirst(`${orderWord[order]}${as}, ${clauseText}.`)
        : undefined;
    },
    ({ role, clause, order }) => {
      const worked = workedAs(role, after(at(role)));
      return worked
        ? upperFirst(`${orderWord[order]}${worked} : ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
    ({ role, clause, order }) => {
      const when = periodFr(role.period);
      const clauseText = withPlacePronoun(predicate(clause, role.period.isCurrent));
      return role.title !== "" &&
        role.organization !== "" &&
        when !== "" &&
        clauseText &&
        !role.period.isCurrent
        ? upperFirst(
            `${orderWord[order]}${when}, j’ai été ${titleInSentence(role.title)} ${at(role)} ; ${clauseText}.`,
          )
        : undefined;
    },
    ({ role, clause, order }) => {
      const infinitive = infinitivePhrase(clause);
      const when = periodFr(role.period);
      if (
        role.title === "" ||
        role.organization === "" ||
        when === "" ||
        !infinitive ||
        role.period.isCurrent
      )
        return undefined;
      const leads =
        clause.form === "done"
          ? `m’avait permis ${elides(infinitive) ? "d’" : "de "}`
          : "me conduisait à ";
      return upperFirst(
        `${orderWord[order]}mon poste ${withDe(titleInSentence(role.title))} ${at(role)}, ${when}, ${leads}${infinitive}.`,
      );
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
      const worked = workedAs(role, after(at(role)));
      if (!worked) return undefined;
      return upperFirst(
        `${order === undefined ? "" : orderWord[order]}${worked}${withKnown(names)}.`,
      );
    },
    ({ role, order, names }) => {
      const when = periodFr(role.period);
      if (role.title === "" || role.organization === "" || when === "") return undefined;
      const held = role.period.isCurrent ? "j’occupe" : "j’ai occupé";
      return upperFirst(
        `${order === undefined ? "" : orderWord[order]}${when}, ${held} le poste ${withDe(titleInSentence(role.title))} ${at(role)}${withKnown(names)}.`,
      );
    },
    ({ role, order, names }) => {
      const as = asRole(role);
      return as && role.title !== "" && role.organization !== "" && names.length > 0
        ? upperFirst(
            `${order === undefined ? "" : orderWord[order]}${as}, ${role.period.isCurrent ? "je pratique" : "j’ai pratiqué"} notamment ${listFr(names)}.`,
          )
        : undefined;
    },
    ({ role }) => {
      if (role.organization === "" || role.title !== "") return undefined;
      const when = periodFr(role.period);
      return `${role.period.isCurrent ? "Je travaille" : "J’ai travaillé"} ${at(role)}${when === "" ? "" : ` ${when}`}.`;
    },
  ],
  bridge: [
    ({ names }) =>
      `${upperFirst(listFr(names))}, que vous mentionnez, ${isPlural(names) ? "font" : "fait"} partie de ce travail.`,
    ({ names, isCurrent }) =>
      `Cela rejoint ce que vous attendez : ${listFr(names)} ${isPlural(names) ? "font" : "fait"} partie ${isCurrent ? "de mon travail" : "de ce que j’ai fait"}.`,
    ({ names }) => `C’est là que j’ai pratiqué ${listFr(names)}, que votre annonce mentionne.`,
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
    ({ role, besideJobs }) => {
      if (role.title === "") return undefined;
      const where = role.organization === "" ? "" : `, ${role.organization}`;
      return upperFirst(
        `${beside(besideJobs)}je peux citer un engagement : ${titleInSentence(role.title)}${where}${brackets(periodFr(role.period))}.`,
      );
    },
  ],
  joined: (first, second) => {
    const text = `${first.text} et ${second.text}`;
    const isSimple = text.length < 160 && !/\set\s|,/.test(`${first.text} ${second.text}`);
    const mayShare =
      first.form === second.form && (first.form === "done" || first.form === "topics");
    return isSimple && mayShare ? { form: first.form, text } : undefined;
  },
};
