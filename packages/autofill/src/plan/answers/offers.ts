import type { Applicant, Job } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { Field } from "../../field.ts";
import { answerToOthers, findAnswer, permitAnswers } from "./find-answer.ts";
import { namesTerms, withCurrency } from "../questions/salary.ts";
import { isTyped, skip, valueStep, type Offer, type Step, type Value } from "../steps/step.ts";

const wordsOf = (text: string): readonly string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => word !== "");

/** Words of a question about a driving licence that ask for no more than a licence. */
const licenceWords: ReadonlySet<string> = new Set(
  (
    "a an any are current currently do driver drivers driving have hold holder i in in licence license licences of or own possess possession s " +
    "the valid you your category class " +
    "avez categorie conduire cours de detenez detenteur detentrice disposez du en est etes l la le possedez permis titulaire " +
    "un valide validite votre vous required obligatoire " +
    "besitzen der einen erforderlich fuhrerschein gultigen haben im klasse pflichtfeld sie"
  ).split(" "),
);

const unsure =
  /\b(?:no|non|not|none|pas|aucune?|sans|without|learner|provisional|suspen\w*|expired|annule|retire|bientot|soon)\b/;
const unsureDe = /\b(?:keine?[nr]?|nicht|ohne|noch|entzogen|abgelaufen|bald|probe)\b/;
const inTraining = /\ben (?:cours|preparation|apprentissage)\b/;

/** Whether a stored licence says all that the question asks for. */
function supports(licence: string, question: string): boolean {
  const said = plainWords(licence);
  if (said === "" || unsure.test(said) || unsureDe.test(said) || inTraining.test(said))
    return false;
  const has = new Set(wordsOf(licence));
  return wordsOf(question).every((word) => licenceWords.has(word) || has.has(word));
}

const chosenFrom: ReadonlySet<Field["widget"]> = new Set(["select", "radioGroup"]);

function offerOf(field: Field, value: Value, basis: Offer["basis"]): Offer | undefined {
  const step = valueStep(field, value);
  return step.kind === "skip" ? undefined : { step, basis };
}

/** A yes to the question whether one has a licence, where the only stored one is the licence asked for. */
function licenceOffer({ field }: Classified, { answers = [] }: Applicant): Offer | undefined {
  const [licence, ...others] = new Set(
    answers.filter(({ kind }) => kind === "drivers_license").map(({ answer }) => answer.trim()),
  );
  const question = field.labels[0]?.text ?? "";
  if (licence === undefined || others.length > 0 || !chosenFrom.has(field.widget)) return undefined;
  if (!supports(licence, question)) return undefined;
  const value = {
    texts: ["Yes"],
    wanted: { by: "answer", text: "Yes" },
    source: "other.content",
  } as const;
  return offerOf(field, value, { kind: "answer", text: licence });
}

const beforeYears =
  "(?:please |total |number |of |how |many |your |votre |nombre |combien |d |de |vos )*";
const experience = [
  "years?(?: of)?(?: total| overall| professional| work| working)* experience(?: in total| do you have)*",
  "annees? d experience(?: professionnelle| de travail| totale| au total| avez vous)*",
];
const allYears = experience.map((phrase) => new RegExp(`^${beforeYears}${phrase}$`));
const remark = / (?:required|obligatoire)$/;

const monthsPerYear = 12;
const monthAt = (date: string) =>
  Number(date.slice(0, 4)) * monthsPerYear + Number(date.slice(5, 7)) - 1;

/** The months of a job at least, or at most, as far as its dates are known; undefined where one is missing. */
function monthsOf({ start, end, is_current: isCurrent }: Job, now: number, isMost: boolean) {
  const last = isCurrent ? { month: now, isYear: false } : end && known(end);
  if (!start || !last) return undefined;
  const first = known(start);
  const rest = monthsPerYear - 1;
  const from = first.month + (first.isYear && !isMost ? rest : 0);
  const to = last.month + (last.isYear && isMost ? rest : 0);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

const known = ({ date, precision }: NonNullable<Job["start"]>) => ({
  month: monthAt(date),
  isYear: precision === "year",
});

/** The years that all jobs last together, each month counted once; undefined where a date is missing. */
function yearsOf(jobs: readonly Job[], isMost: boolean): number | undefined {
  const today = new Date();
  const now = today.getFullYear() * monthsPerYear + today.getMonth();
  const months = new Set<number>();
  for (const job of jobs) {
    const worked = monthsOf(job, now, isMost);
    if (!worked) return undefined;
    for (const month of worked) if (month <= now) months.add(month);
  }
  return months.size / monthsPerYear;
}

function asksForAllYears({ labels }: Field): boolean {
  const question = plainWords(labels[0]?.text ?? "").replace(remark, "");
  return allYears.some((pattern) => pattern.test(question));
}

const isWritten = ({ widget }: Field) => isTyped(widget) || widget === "number";

/** The years of all jobs, for a question about experience as a whole. */
function yearsOffer({ field }: Classified, { jobs }: Applicant): Offer | undefined {
  if (jobs.length === 0 || !asksForAllYears(field)) return undefined;
  const [least, most] = [yearsOf(jobs, false), yearsOf(jobs, true)];
  if (least === undefined || most === undefined) return undefined;
  const offerFor = (years: number) => {
    const text = String(Math.floor(years));
    const wanted = { by: "answer", text } as const;
    const value = { texts: [text], wanted, source: "experiences.start_date" } as const;
    return offerOf(field, value, { kind: "jobs", count: jobs.length });
  };
  if (isWritten(field)) return offerFor((least + most) / 2);
  if (!chosenFrom.has(field.widget)) return undefined;
  const offer = offerFor(least);
  return offer?.step.text === offerFor(most)?.step.text ? offer : undefined;
}

/** The stored answer about a permit or to another employer, with the question that it was given to. */
function storedOffer(classified: Classified, applicant: Applicant): Offer | undefined {
  const { field } = classified;
  const stored = permitAnswers(classified, applicant)[0] ?? answerToOthers(classified, applicant);
  if (!stored || !(chosenFrom.has(field.widget) || isTyped(field.widget))) return undefined;
  const { answer: text, question } = stored;
  const value = { texts: [text], wanted: { by: "answer", text }, source: "other.content" } as const;
  return offerOf(field, value, { kind: "answer", text: `${question} ${text}`.trim() });
}

/** The stored salary with its currency, where nothing says in which one it is requested. */
function salaryOffer(classified: Classified, applicant: Applicant): Offer | undefined {
  const { field, isBinding } = classified;
  if (isBinding !== true || !isTyped(field.widget) || namesTerms(field)) return undefined;
  const found = findAnswer({ ...classified, isBinding: false }, applicant);
  const text = found?.kind === "answer" ? withCurrency(found.answer, applicant) : undefined;
  if (text === undefined) return undefined;
  const value = { texts: [text], wanted: { by: "answer", text }, source: "other.content" } as const;
  return offerOf(field, value, { kind: "answer", text });
}

/** What is offered for a question that is left. */
function answerOffer(classified: Classified, applicant: Applicant): Offer | undefined {
  return classified.key === "salary_expectation"
    ? salaryOffer(classified, applicant)
    : storedOffer(classified, applicant);
}

/** Adds to a field that is left what the profile supports as an answer, which is the user's to give. */
export function withOffer(step: Step, classified: Classified, applicant: Applicant): Step {
  if (step.kind !== "skip") return step;
  if (classified.key === "drivers_license") {
    // Whatever the profile says about licences, a yes or a no is a choice of the user.
    const reason = step.reason === "noMatchingChoice" ? "question" : step.reason;
    const offer = licenceOffer(classified, applicant);
    return offer ? { kind: "skip", reason, offer } : skip(reason);
  }
  const offer =
    classified.key === "years_experience"
      ? yearsOffer(classified, applicant)
      : step.reason === "question" && answerOffer(classified, applicant);
  // That the profile does not say so would be wrong beside what it supports.
  return offer ? { kind: "skip", reason: "question", offer } : step;
}
