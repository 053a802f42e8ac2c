import type { Clause, ClauseForm } from "../clause.ts";
import { upperFirst } from "../clause.ts";
import type { Order, Phrasebook, ToldRole } from "../phrasebook.ts";
import { elides, listFr, withDe } from "./grammar.ts";
import { atEmployer } from "./houses.ts";
import { periodFr } from "./period.ts";
import { titleInSentence } from "./titles.ts";
import { conjugationOf, presents } from "./verbs.ts";

const brackets = (text: string) => (text === "" ? "" : ` (${text})`);

/** Where a role was held; an engagement that names no house is « au sein de » it, not « chez ». */
function at({ organization, kind }: ToldRole): string {
  if (organization === "") return "";
  const placed = atEmployer(organization);
  return kind === "contribution" && placed.startsWith("chez ")
    ? `au sein ${withDe(organization)}`
    : placed;
}

const after = (place: string) => (place === "" ? "" : ` ${place}`);
const labels = (terms: readonly { fr: string }[]) => listFr(terms.map(({ fr }) => fr));

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

const isPlural = (terms: readonly { fr: string }[]) =>
  terms.length > 1 || terms[0]?.fr.startsWith("les ") === true;

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

const startsWithI = (told: string) => told.startsWith("j");

const orderWord: Record<Order, string> = {
  before: "auparavant, ",
  earlierStill: "plus tôt, ",
  after: "plus récemment, ",
  alongside: "",
};

const beside = (jobs: boolean) => (jobs ? "en dehors de mon métier, " : "");

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
      const as = asRole(role);
      return upperFirst(`${as ? `${as}, ` : ""}${predicate(clause, role.period.isCurrent)}.`);
    },
  ],
  moreTold: [
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "également ")}.`),
    ({ role, clause }) => `Dans ces fonctions, ${predicate(clause, role.period.isCurrent)}.`,
    ({ role, clause }) => upperFirst(`${predicate(clause, role.period.isCurrent, "aussi ")}.`),
    ({ role, clause }) => `Par ailleurs, ${predicate(clause, role.period.isCurrent)}.`,
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
      const as = asRole(role);
      return as
        ? upperFirst(`${orderWord[order]}${as}, ${predicate(clause, role.period.isCurrent)}.`)
        : undefined;
    },
  ],
  bareRole: [
    ({ role, order, terms }) => {
      const worked = workedAs(role, after(at(role)));
      if (!worked) return undefined;
      const known = terms.length === 0 ? "" : `, avec notamment ${labels(terms)}`;
      return upperFirst(`${order === undefined ? "" : orderWord[order]}${worked}${known}.`);
    },
    ({ role }) => {
      if (role.organization === "" || role.title !== "") return undefined;
      const when = periodFr(role.period);
      return `${role.period.isCurrent ? "Je travaille" : "J’ai travaillé"} ${at(role)}${when === "" ? "" : ` ${when}`}.`;
    },
  ],
  bridge: [
    ({ terms }) =>
      `${upperFirst(labels(terms))}, que vous mentionnez, ${isPlural(terms) ? "font" : "fait"} partie de ce travail.`,
    ({ terms, isCurrent }) =>
      `Cela rejoint ce que vous attendez : ${labels(terms)} ${isPlural(terms) ? "font" : "fait"} partie ${isCurrent ? "de mon travail" : "de ce que j’ai fait"}.`,
    ({ terms }) => `C’est là que j’ai pratiqué ${labels(terms)}, que votre annonce mentionne.`,
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
