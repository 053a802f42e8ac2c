import type { SkillEvidence } from "../../evidence.ts";
import type { Education } from "@postulo/evidence/profile";
import { lowerFirst } from "../clause.ts";
import type { Phrasebook } from "../phrasebook.ts";
import { at, inPlace } from "./places.ts";
import { courtesiesEn } from "./courtesies.ts";
import { listEn, monthsEn, periodEn, withA, withOffice } from "./grammar.ts";
import { rolePhrasesEn } from "./role-phrases.ts";

/** The profile's own name if it is English, in lower case if it is no proper name; else the posting's. */
function skillName({ skill, term, isReadable, otherName, spokenName }: SkillEvidence): string {
  if (!isReadable) return otherName ?? skill.name;
  return term?.kind === "skill" && !/\s\p{Lu}/u.test(spokenName)
    ? lowerFirst(spokenName)
    : spokenName;
}

const yearsEn = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

function skillWithYears(evidence: SkillEvidence): string {
  const { years, level } = evidence.skill;
  if (years !== undefined) return `${skillName(evidence)} (${yearsEn(years)})`;
  if (level === "advanced" || level === "expert" || level === "beginner")
    return `${skillName(evidence)} (${level} level)`;
  return skillName(evidence);
}

/** A summary that begins with an occupation: "Registered nurse with eight years in emergency care". */
function summarySentence(summary: string): string | undefined {
  const whole = /^I am (?:an? )?.+$/.exec(summary);
  if (whole) return `${summary}.`;
  if (/^(?:I|My|We|Our|The|This|With|Looking|Seeking|Currently|After|In|As)\b/.test(summary))
    return undefined;
  return /\b(?:is|are|am|was|have|has|will)\b/.test(summary)
    ? undefined
    : `I am ${withA(lowerFirst(summary.replace(/^(?:an?|An?) /, "")))}.`;
}

export const phrasebookEn: Phrasebook = {
  ...rolePhrasesEn,
  ...courtesiesEn,
  subject: ({ title, company }) =>
    title
      ? `Subject: Application for the position of ${title}`
      : `Subject: Application for the advertised position${at(company)}`,
  dateLine: ({ year, month, day }, { northAmerican }) => {
    const name = monthsEn[month - 1] ?? "";
    return northAmerican ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
  },
  opening: [
    ({ title, company, place }) =>
      title
        ? `I am applying for the position of ${title}${at(company)}${company ? "" : inPlace(place)}.`
        : undefined,
    ({ title, company }) =>
      title && company ? `I would like to join ${company} as ${withOffice(title)}.` : undefined,
    ({ title, company, place }) =>
      title && !title.includes(",")
        ? `With this letter I apply for the ${title} position you are advertising${company ? at(company) : inPlace(place)}.`
        : undefined,
    ({ title, company }) =>
      title && company && /^\p{Lu}/u.test(company)
        ? `${company} is looking for ${withA(title)}, and I would like to be considered for the position.`
        : undefined,
    ({ title, company, place }) =>
      title
        ? `This letter is my application for the position of ${title} that you are advertising${company ? at(company) : inPlace(place)}.`
        : undefined,
    ({ title, company, place }) =>
      title
        ? undefined
        : `I am writing about the position you are advertising${company ? at(company) : inPlace(place)}.`,
  ],
  openingWithSummary: [
    ({ target: { title, company }, summary }) => {
      const who = /^I am (an? .+)\.$/.exec(summary)?.[1];
      return who && title && !/\bI\b|\bwho\b|;/.test(who)
        ? `As ${who}, I am applying for the position of ${title}${at(company)}.`
        : undefined;
    },
  ],
  openingWithRole: [
    ({ target: { title, company }, role }) => {
      if (!title || !role.title || !role.organization || !role.period.isCurrent) return undefined;
      const when = periodEn(role.period);
      const work = when === "" ? "I work" : "I have worked";
      return `${work} as ${withOffice(role.title)} at ${role.organization}${when === "" ? "" : ` ${when}`}, and I am applying for the position of ${title}${at(company)}.`;
    },
  ],
  summary: summarySentence,
  matchedDuty: [
    ({ duty, role }) => {
      if (!role.organization || (duty.form !== "doing" && duty.form !== "task")) return undefined;
      return `You are looking for someone to ${duty.text}; I know this work from ${role.organization}.`;
    },
    ({ duty, role }) => {
      if (!role.organization || (duty.form !== "doing" && duty.form !== "task")) return undefined;
      return `You need someone to ${duty.text}, which is work I ${role.period.isCurrent ? "do" : "did"} at ${role.organization}.`;
    },
    ({ duty, role }) =>
      role.organization && duty.form === "topics"
        ? `The position you describe includes ${duty.text}, which I know from ${role.organization}.`
        : undefined,
  ],
  matchedTerms: [
    ({ names, employers }) =>
      names.length > 1
        ? `Your posting names ${listEn(names)}: I have worked with ${names.length === 2 ? "both" : "all of these"} at ${listEn(employers)}.`
        : undefined,
    ({ names, employers }) =>
      `Of what you ask for, I bring experience with ${listEn(names)} from ${listEn(employers)}.`,
    ({ names, employers }) =>
      `What your posting says about ${listEn(names)} matches what I have done at ${listEn(employers)}.`,
  ],
  skills: [
    ({ skills: [only, ...more], isRequired }) => {
      if (!isRequired || !only || more.length > 0) return undefined;
      const { years } = only.skill;
      if (years === undefined) return `I also bring ${skillWithYears(only)}, which you ask for.`;
      return `I also have ${yearsEn(years)} of experience with ${skillName(only)}, which you ask for.`;
    },
    ({ skills, isRequired }) =>
      isRequired && skills.length > 1
        ? `Of the skills you name, I also bring ${listEn(skills.map(skillWithYears))}.`
        : undefined,
    ({ skills, isRequired }) =>
      isRequired && skills.length > 1
        ? `Your posting also asks for ${listEn(skills.map(skillWithYears))}; I bring ${skills.length === 2 ? "both" : "all of these"}.`
        : undefined,
    ({ skills, isRequired }) =>
      isRequired ? undefined : `My skills include ${listEn(skills.map(skillWithYears))}.`,
    ({ skills, isRequired, company }) =>
      isRequired || !company
        ? undefined
        : `I would also bring ${listEn(skills.map(skillWithYears))} to ${company}.`,
    ({ skills, isRequired }) =>
      isRequired
        ? undefined
        : `Among my skills ${skills.length > 1 ? "are" : "is"} ${listEn(skills.map(skillWithYears))}.`,
  ],
  languages: [
    ({ skills: [only, ...more] }) =>
      only && more.length === 0 && only.term?.kind === "language" && only.skill.level !== ""
        ? `My ${only.term.en} is at ${withA(only.skill.level)} level.`
        : undefined,
    ({ skills }) =>
      `I speak ${listEn(skills.map(({ skill, term }) => `${term?.kind === "language" ? term.en : skill.name}${skill.level === "" ? "" : ` (${skill.level} level)`}`))}.`,
  ],
  education: [
    ({ entry, isFurther }) => trainedEn(entry, `I ${isFurther ? "also " : ""}hold`),
    ({ entry, isFurther }) => (isFurther ? undefined : trainedEn(entry, "My training is")),
    ({ entry, isFurther }) => (isFurther ? undefined : trainedEn(entry, "By training I have")),
    ({ entry, isFurther }) => completedEn(entry, isFurther),
    ({ entry: { school, ...entry }, isFurther }) =>
      school === "" || isFurther || entry.period.isCurrent || entry.degree === ""
        ? undefined
        : `I studied at ${theSchool(school)} and ${trainedEn({ school: "", ...entry }, "hold") ?? ""}`,
  ],
  note: [
    ({ content }) =>
      /^I [a-z]/.test(content)
        ? `${content}.`
        : `In answer to your formal requirements: ${lowerFirst(content)}.`,
  ],
  available: (content) => {
    if (/^I (?:am|can) /.test(content)) return `${content}.`;
    return /^available\b/i.test(content) ? `I am ${lowerFirst(content)}.` : undefined;
  },
};

const ownArticle = /^(?:an?|the|two|three)\s/i;
/** "A-levels", "GCSEs", "Level 3 …" have no article and keep the capital. */
const noArticle = /^(?:a-levels?|gcses?|secondary|level|grade|qualified|some)\b/i;

function degreeEn(degree: string): string {
  if (noArticle.test(degree) && !/\b(?:diploma|certificate|award)\b/i.test(degree)) return degree;
  return ownArticle.test(degree) ? lowerFirst(degree) : withA(degree);
}

function theSchool(school: string): string {
  return /^(?:University|College|Institute|School|Academy|Faculty) of\b/.test(school)
    ? `the ${school}`
    : school;
}

function trainedEn(entry: Education, start: string): string | undefined {
  const { degree, field, school, period } = entry;
  if (degree === "") return studied(entry);
  const subject =
    field !== "" && !degree.toLowerCase().includes(field.toLowerCase()) ? ` in ${field}` : "";
  if (period.isCurrent)
    return `I am studying for ${degreeEn(degree)}${subject}${at(theSchool(school))}.`;
  const from = school === "" ? "" : ` from ${theSchool(school)}`;
  return `${start} ${degreeEn(degree)}${subject}${from}${period.end ? ` (${period.end.year})` : ""}.`;
}

/** "In 2015 I completed a BSc in Mathematics at the University of Leeds." */
function completedEn(
  { degree, field, school, period }: Education,
  isFurther: boolean,
): string | undefined {
  if (degree === "" || school === "" || !period.end) return undefined;
  const subject =
    field !== "" && !degree.toLowerCase().includes(field.toLowerCase()) ? ` in ${field}` : "";
  return `In ${period.end.year} I ${isFurther ? "also " : ""}completed ${degreeEn(degree)}${subject}${at(theSchool(school))}.`;
}

function studied({ field, school, period }: Education): string | undefined {
  if (school === "" && field === "") return undefined;
  const what = field === "" ? "" : ` ${field}`;
  const when = periodEn(period);
  return period.isCurrent
    ? `I am studying${what}${at(theSchool(school))}.`
    : `I studied${what}${at(theSchool(school))}${when === "" ? "" : ` ${when}`}.`;
}
