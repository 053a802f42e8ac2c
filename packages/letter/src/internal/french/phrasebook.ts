import type { SkillEvidence } from "../../evidence.ts";
import { lowerFirst, upperFirst } from "../clause.ts";
import type { Clause } from "../clause.ts";
import { containsOccupation } from "../title-nouns.ts";
import type { LetterTarget, Phrasebook } from "../phrasebook.ts";
import { courtesiesFr, post } from "./courtesies.ts";
import { listFr, withArticle, withDe } from "./grammar.ts";
import { atEmployer, theEmployer } from "./employer-names.ts";
import { monthsFr, periodFr } from "./period.ts";
import { rolePhrasesFr } from "./role-phrases.ts";
import { titleInSentence } from "./titles.ts";
import { heldFr, trainedFr, trainingFr } from "./training.ts";

const employerList = (employers: readonly string[]) => listFr(employers.map(atEmployer));

/** The employer, or else the town. */
function where({ company, place }: LetterTarget): string {
  if (company) return ` ${atEmployer(company)}`;
  return place ? ` à ${place}` : "";
}

const levels: Record<string, string> = {
  beginner: "débutant",
  intermediate: "intermédiaire",
  advanced: "avancé",
  expert: "expert",
};

const yearsFr = (years: number) => `${String(years).replace(".", ",")} an${years >= 2 ? "s" : ""}`;

/** The profile's own name if it is French, else the posting's. */
function skillName({ skill, isReadable, otherName, spokenName }: SkillEvidence): string {
  if (isReadable) return withArticle(spokenName) ?? titleInSentence(spokenName);
  return otherName ?? skill.name;
}

function skillWithYears(evidence: SkillEvidence): string {
  const { years, level } = evidence.skill;
  if (years !== undefined) return `${skillName(evidence)} (${yearsFr(years)})`;
  const named = level === "intermediate" ? undefined : levels[level];
  return named ? `${skillName(evidence)} (niveau ${named})` : skillName(evidence);
}

const hasArticle = (named: string) => /^(?:le |la |les |l['’])/.test(named);
const bareSkill = (evidence: SkillEvidence) =>
  skillWithYears(evidence).replace(/^(?:le |la |les |l['’])/, "");

/** « la paie et la vente »; if one of them has no article, all follow a colon without one. */
function enumerated(skills: readonly SkillEvidence[]): string {
  const named = skills.map(skillWithYears);
  const isEven = skills.every(
    ({ term }, at) => term?.kind === "tool" || hasArticle(named[at] ?? ""),
  );
  return isEven ? listFr(named) : `: ${listFr(skills.map(bareSkill))}`;
}

/** « Infirmière diplômée d’État avec huit ans aux urgences », before « je vous adresse ma candidature ». */
function summarySentence(summary: string): string | undefined {
  if (/^(?:je suis|j['’]ai|j['’]exerce|je travaille)\s/i.test(summary))
    return /\bje\b|\bj['’]/i.test(summary.slice(3)) ? undefined : `${summary}.`;
  const first = summary.split(/[\s,]/)[0] ?? "";
  return containsOccupation(first) && !/\b(?:je|mon|ma|mes|est|sont)\b|\bj['’]/i.test(summary)
    ? `Je suis ${titleInSentence(summary)}.`
    : undefined;
}

const isInfinitive = ({ form }: Clause) => form === "task" || form === "activity";

export const phrasebookFr: Phrasebook = {
  ...rolePhrasesFr,
  ...courtesiesFr,
  subject: ({ title, company }) =>
    title
      ? `Objet : candidature ${post(title)}`
      : `Objet : candidature au poste proposé${company ? ` ${atEmployer(company)}` : ""}`,
  dateLine: ({ year, month, day }, { city }) => {
    const date = `le ${day === 1 ? "1er" : day} ${monthsFr[month - 1] ?? ""} ${year}`;
    return city === "" ? upperFirst(date) : `${city}, ${date}`;
  },
  opening: [
    ({ title, ...target }) =>
      title
        ? `Je vous adresse ma candidature ${post(title)}${where({ title, ...target })}.`
        : undefined,
    ({ title, company }) =>
      title && company
        ? `Je souhaite rejoindre ${theEmployer(company)} ${post(title)}.`
        : undefined,
    (target) =>
      target.title
        ? `Par cette lettre, je postule ${post(target.title)}${where(target)}.`
        : undefined,
    (target) =>
      target.title
        ? `Je vous propose ma candidature ${post(target.title)}${where(target)}.`
        : undefined,
    (target) =>
      target.title
        ? `Ma candidature porte sur le poste ${withDe(titleInSentence(target.title))} à pourvoir${where(target)}.`
        : undefined,
    (target) =>
      target.title
        ? undefined
        : `Je vous écris au sujet du poste que vous proposez${where(target)}.`,
  ],
  openingWithSummary: [
    ({ target: { title, ...target }, summary }) => {
      const who = /^Je suis (.+)\.$/.exec(summary)?.[1];
      return who && title && !/\bje\b|\bj[’']|;/i.test(who)
        ? `${upperFirst(who)}, je vous propose ma candidature ${post(title)}${where({ title, ...target })}.`
        : undefined;
    },
  ],
  openingWithRole: [
    ({ target, role }) => {
      const { title } = target;
      if (!title || !role.title || !role.organization || !role.period.isCurrent) return undefined;
      const when = periodFr(role.period);
      return `${upperFirst(titleInSentence(role.title))} ${atEmployer(role.organization)}${when === "" ? "" : ` ${when}`}, je vous adresse ma candidature ${post(title)}${where(target)}.`;
    },
  ],
  summary: summarySentence,
  matchedDuty: [
    ({ duty, role }) =>
      role.organization && isInfinitive(duty)
        ? `Vous cherchez quelqu’un pour ${duty.text} : c’est un travail que je connais, pour l’avoir pratiqué ${atEmployer(role.organization)}.`
        : undefined,
    ({ duty, role }) =>
      role.organization && isInfinitive(duty)
        ? `Le poste consiste notamment à ${duty.text}, ce que je connais par mon expérience ${atEmployer(role.organization)}.`
        : undefined,
    ({ duty, role }) =>
      role.organization && duty.form === "topics"
        ? `Le poste que vous décrivez comprend ${duty.text}, que je connais par mon expérience ${atEmployer(role.organization)}.`
        : undefined,
  ],
  matchedTerms: [
    ({ names, employers }) =>
      `Votre annonce met l’accent sur ${listFr(names)} : c’est ce que j’ai pratiqué ${employerList(employers)}.`,
    ({ names, employers }) =>
      `Parmi les points de votre annonce, je connais par la pratique ${listFr(names)}, grâce à mon travail ${employerList(employers)}.`,
    ({ names, employers }) =>
      names.length > 1
        ? `J’ai pratiqué ${employerList(employers)} ce que vous attendez sur ces points : ${listFr(names)}.`
        : undefined,
  ],
  skills: [
    ({ skills: [only, ...more], isRequired }) => {
      if (!isRequired || !only || more.length > 0) return undefined;
      const { years } = only.skill;
      if (years === undefined)
        return only.term?.kind === "tool" || hasArticle(skillName(only))
          ? `Je connais aussi ${skillWithYears(only)}, que vous mentionnez.`
          : `Votre annonce mentionne aussi un point que je connais : ${skillWithYears(only)}.`;
      return `J’ai par ailleurs ${yearsFr(years)} d’expérience ${only.term?.kind === "tool" ? "avec" : "dans"} ${skillName(only)}, que vous mentionnez.`;
    },
    ({ skills, isRequired }) =>
      isRequired && skills.length > 1
        ? `Parmi ce que vous demandez, j’apporte aussi ${enumerated(skills)}.`
        : undefined,
    ({ skills, isRequired }) =>
      isRequired && skills.length > 1
        ? `Je réponds encore à votre annonce sur d’autres points : ${listFr(skills.map(bareSkill))}.`
        : undefined,
    ({ skills, isRequired }) =>
      isRequired ? undefined : `Mes compétences comprennent aussi ${enumerated(skills)}.`,
    ({ skills, isRequired, company }) =>
      isRequired || !company || enumerated(skills).startsWith(":")
        ? undefined
        : `Je mettrais aussi ${enumerated(skills)} au service ${withDe(theEmployer(company))}.`,
    ({ skills, isRequired }) =>
      isRequired || enumerated(skills).startsWith(":")
        ? undefined
        : `Je peux encore citer, parmi mes compétences, ${listFr(skills.map(skillWithYears))}.`,
  ],
  languages: [
    ({ skills: [only, ...more] }) => {
      const level = levels[only?.skill.level ?? ""];
      return only && more.length === 0 && only.term?.kind === "language" && level
        ? `Mon niveau en ${only.term.fr.replace(/^(?:le |la |les |l['’])/, "")} est ${level}.`
        : undefined;
    },
    ({ skills }) => {
      const spoken = skills.map(
        ({ skill, term }) =>
          `${(term?.kind === "language" ? term.fr : skill.name).replace(/^(?:le |la |les |l')/, "")}${levels[skill.level] ? ` (niveau ${levels[skill.level] ?? ""})` : ""}`,
      );
      return `Je parle ${listFr(spoken)}.`;
    },
  ],
  education: [
    ({ entry, isFurther }) =>
      trainedFr(
        entry,
        `J’ai ${isFurther ? "également " : ""}${entry.degree === "" ? "suivi" : "obtenu"} `,
      ),
    ({ entry, isFurther }) =>
      isFurther || entry.period.isCurrent || entry.degree === ""
        ? undefined
        : trainedFr(entry, "Côté formation, j’ai obtenu "),
    ({ entry, isFurther }) => heldFr(entry, isFurther),
    ({ entry: { period, ...entry } }) =>
      period.end && !period.isCurrent && entry.degree !== ""
        ? `En ${period.end.year}, j’ai obtenu ${trainingFr({ ...entry, period })}.`
        : undefined,
  ],
  note: [
    ({ content }) =>
      /^(?:je |j['’])/i.test(content)
        ? `${content}.`
        : `Pour répondre à vos exigences : ${lowerFirst(content)}.`,
  ],
  available: (content) => {
    if (/^je suis disponible/i.test(content)) return `${content}.`;
    return /^disponible\b/i.test(content) ? `Je suis ${lowerFirst(content)}.` : undefined;
  },
};
