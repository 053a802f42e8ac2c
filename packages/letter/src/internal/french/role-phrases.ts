import type { Clause, ClauseForm } from "../clause.ts";
import { upperFirst } from "../clause.ts";
import type { Order, Phrasebook, ToldRole } from "../phrasebook.ts";
import { elides, listFr, withDe } from "./grammar.ts";
import { atEmployer, theEmployer } from "./houses.ts";
import { periodFr } from "./period.ts";
import { titleInSentence } from "./titles.ts";
import { conjugationOf, infinitives, presents } from "./verbs.ts";

const brackets = (text: string) => (text === "" ? "" : ` (${text})`);

/** Where a role was held; an engagement that names no house is « au sein de » it, not « chez ». */
function at({ organization, kind }: ToldRole): string {
  if (organization === "") return "";
  const placed = atEmployer(organization);
  return kind === "contribution" && placed.startsWith("chez ")
    ? `au sein ${withDe(theEmployer(organization))}`
    : placed;
}

const after = (place: string) => (place === "" ? "" : ` ${place}`);

/** « en tant que comptable chez Durand de 2015 à 2019 » */
function asRole(role: ToldRole): string | undefined {
  if (role.title === "" && role.organization === "") return undefined;
  const when = periodFr(role.period);
  const title = titleInSentence(role.title);
  const held =
    role.title === ""
      ? at(role)
      : `en tant ${elides(title) ? "qu’" : "que "}${title}${after(at(role))}`;
  return when === "" ? held : `${held}, ${when}`;
}

/** « je travaille comme comptable depuis 2019 », « j’ai travaillé comme cuisinier de 2015 à 2019 » */
function workedAs({ title, period }: ToldRole, where = ""): string | undefined {
  if (title === "") return undefined;
  const when = periodFr(period);
  const verb = period.isCurrent ? "je travaille" : "j’ai travaillé";
  return `${verb} comme ${titleInSentence(title)}${where}${when === "" ? "" : ` ${when}`}`;
}

const isPlural = (names: readonly string[]) =>
  names.length > 1 || names[0]?.startsWith("les ") === true;

function i(verbPhrase: string): string {
  return elides(verbPhrase) ? `j’${verbPhrase}` : `je ${verbPhrase}`;
}

/** The first word of a clause, and the rest with its space. */
function cutVerb(text: string): [string, string] {
  const verb = /^\p{L}+/u.exec(text)?.[0] ?? "";
  return [verb, text.slice(verb.length)];
}

type Also = "" | "également " | "aussi ";
type Sayer = (text: string, isCurrent: boolean, also: Also) => string;

const sayers: Record<ClauseForm, Sayer> = {
  done: (text, _, also) => `j’ai ${also}${text}`,
  doing: (text, isCurrent, also) => {
    const [present, rest] = cutVerb(text);
    const infinitive = presents.get(present) ?? present;
    return isCurrent
      ? i(`${present} ${also}`.trimEnd() + rest)
      : sayers.activity(infinitive + rest, false, also);
  },
  activity: (text, isCurrent, also) => {
    const [infinitive, rest] = cutVerb(text);
    const forms = conjugationOf(infinitive);
    if (!forms) return sayers.task(text, isCurrent, also);
    return isCurrent
      ? i(`${forms.present} ${also}`.trimEnd() + rest)
      : `j’ai ${also}${forms.participle}${rest}`;
  },
  task: (text, isCurrent, also) =>
    `mon rôle ${isCurrent ? "consiste" : "consistait"} ${also}à ${text}`,
  charge: (text, isCurrent, also) => `${isCurrent ? "j’ai" : "j’avais"} ${also}la charge ${text}`,
  topics: (text, isCurrent, also) =>
    isCurrent ? `j’assure ${also}${text}` : `j’ai ${also}assuré ${text}`,
  list: (text, isCurrent) =>
    `mes missions ${isCurrent ? "sont" : "étaient"} les suivantes : ${text}`,
};

/** What was done, as a sentence part with its subject. `also` says that it is not the first thing told. */
function predicate({ form, text }: Clause, isCurrent: boolean, also: Also = ""): string {
  return sayers[form](text, isCurrent, also);
}

/** « préparer les dossiers de 35 clients »: what was or is done, with its infinitive; undefined for what has none or several. */
function infinitivePhrase({ form, text }: Clause): string | undefined {
  if (form === "activity" || form === "task") return text;
  if (form !== "done" && form !== "doing") return undefined;
  const [verb, rest] = cutVerb(text);
  const infinitive = (form === "done" ? infinitives : presents).get(verb);
  const another = [...rest.matchAll(/(?:,|\set)\s+(\p{L}+)/gu)].some(
    ([, word = ""]) => infinitives.has(word) || presents.has(word),
  );
  return infinitive === undefined || another ? undefined : infinitive + rest;
}

/** « j’y ai préparé … », « j’y tiens … »: there, where the sentence before has said. */
function there(told: string): string | undefined {
  const rest =
    /^j[’'](ai .+)$/u.exec(told)?.[1] ??
    /^je (.+)$/.exec(told)?.[1] ??
    /^j[’'](.+)$/u.exec(told)?.[1];
  return rest && !/^(?:me|m[’']|y)\s?/.test(rest) ? `j’y ${rest}` : undefined;
}

const startsWithI = (told: string) => told.startsWith("j");

const orderWord: Record<Order, string> = {
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
  | "firstTold"
  | "moreTold"
  | "laterTold"
  | "bareRole"
  | "bridge"
  | "contribution"
  | "bareContribution"
  | "joined"
>;

export const rolePhrasesFr: RolePhrases = {
  firstTold: [
    ({ role, clause }) => {
      const as = asRole(role);
      const told = predicate(clause, role.period.isCurrent);
      return as && startsWithI(told) ? upperFirst(`${as}, ${told}.`) : undefined;
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
      const told = predicate(clause, role.period.isCurrent);
      if (role.title === "" || role.organization === "" || when === "" || !startsWithI(told))
        return undefined;
      return upperFirst(
        `${when}, ${role.period.isCurrent ? "j’occupe" : "j’ai occupé"} le poste ${withDe(titleInSentence(role.title))} ${at(role)}, où ${told}.`,
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
      const told = there(predicate(clause, role.period.isCurrent));
      return worked && told && role.organization !== ""
        ? upperFirst(`${worked} ; ${told}.`)
        : undefined;
    },
    ({ role, clause }) => {
      const as = asRole(role);
      return upperFirst(`${as ? `${as}, ` : ""}${predicate(clause, role.period.isCurrent)}.`);
    },
  ],
  moreTold: [
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "également ")}.`),
    ({ role, clause }) => `Dans ces fonctions, ${predicate(clause, role.period.isCurrent)}.`,
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "aussi ")}.`),
    ({ role, clause }) => `Par ailleurs, ${predicate(clause, role.period.isCurrent)}.`,
    ({ role, clause }) => {
      const told = there(predicate(clause, role.period.isCurrent));
      return told && upperFirst(`${told}.`);
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
  laterTold: [
    ({ role, clause, order }) => {
      const as = asRole(role);
      const told = predicate(clause, role.period.isCurrent);
      return as && startsWithI(told) ? upperFirst(`${orderWord[order]}${as}, ${told}.`) : undefined;
    },
    ({ role, clause, order }) => {
      const worked = workedAs(role, after(at(role)));
      return worked
        ? upperFirst(`${orderWord[order]}${worked} : ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
    ({ role, clause, order }) => {
      const when = periodFr(role.period);
      const told = there(predicate(clause, role.period.isCurrent));
      return role.title !== "" &&
        role.organization !== "" &&
        when !== "" &&
        told &&
        !role.period.isCurrent
        ? upperFirst(
            `${orderWord[order]}${when}, j’ai été ${titleInSentence(role.title)} ${at(role)} ; ${told}.`,
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
