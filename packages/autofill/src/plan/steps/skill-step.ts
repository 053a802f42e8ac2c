import type { ValueSource } from "@postulo/domain/fill-outcome";
import { workModes } from "@postulo/domain/work-mode";
import type { Applicant, Skill } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import { plainWords } from "../../classify/phrase.ts";
import type { FieldKey } from "../../field-key.ts";
import { resolveChoice } from "../answers/choice-target.ts";
import { isTyped, skip, typeStep, valueStep, type Step } from "./step.ts";
import { labelWords } from "../label-words.ts";

const isLanguage = ({ category }: Skill) => category === "language";
const maxPicked = 12;

/** Ticks or selects all offered names, or writes them as a list. */
function namesStep({ field }: Classified, names: readonly string[], source: ValueSource): Step {
  if (names.length === 0) return skip("notInProfile");
  if (isTyped(field.widget)) return typeStep(field, [names.join(", ")], source);
  const targets = names.map((name) => ({ by: "text", texts: [name] }) as const);
  if (field.widget === "combobox" || field.widget === "listboxButton") {
    // Whether the list allows several choices is known only after it was opened.
    const text = names.slice(0, maxPicked).join(", ");
    return { kind: "pick", targets: targets.slice(0, maxPicked), text, source };
  }
  if (field.widget !== "checkboxGroup") return skip("unsupportedWidget");
  const options = targets.flatMap((one) => resolveChoice(field.options, one) ?? []);
  const texts = options.flatMap((option) => field.options[option]?.text ?? []);
  return options.length > 0
    ? { kind: "tick", options: [...new Set(options)], text: texts.join(", "), source }
    : skip("noMatchingChoice");
}

const placeTexts = {
  remote: ["Remote", "Fully remote", "Télétravail", "À distance", "100% remote"],
  onsite: ["On-site", "Onsite", "In office", "In-office", "Sur site", "Présentiel"],
  hybrid: ["Hybrid", "Hybride"],
} as const;

function preferenceStep(classified: Classified, { jobPreferences }: Applicant): Step {
  const { field } = classified;
  const wished = workModes.filter((place) => jobPreferences?.[place]);
  if (wished.length === 0) return skip("notInProfile");
  const takesOne = field.widget !== "checkboxGroup";
  if (takesOne && wished.length > 1) return skip("noMatchingChoice");
  const options = wished.flatMap(
    (place) => resolveChoice(field.options, { by: "text", texts: placeTexts[place] }) ?? [],
  );
  const [first] = options;
  const text = options.flatMap((option) => field.options[option]?.text ?? []).join(", ");
  const source = "profile.job_preferences";
  if (first === undefined) return skip("noMatchingChoice");
  return field.widget === "select"
    ? { kind: "choose", option: first, text, source }
    : { kind: "tick", options, text, source };
}

/** Years of a skill, only when the question names exactly one skill with stored years. */
function yearsStep({ field }: Classified, skills: readonly Skill[]): Step {
  const question = ` ${labelWords(field)} `;
  const named = skills.filter(({ name }) => question.includes(` ${plainWords(name)} `));
  const years = named.length === 1 ? named[0]?.years_of_experience : undefined;
  if (years === undefined || years === null) return skip("notInProfile");
  const text = String(years);
  return valueStep(field, {
    texts: [text],
    wanted: { by: "answer", text },
    source: "competencies.years_of_experience",
  });
}

type Read = (classified: Classified, applicant: Applicant) => Step;

const named =
  (isRequested: (skill: Skill) => boolean): Read =>
  (classified, { skills = [] }) =>
    namesStep(
      classified,
      skills.filter(isRequested).map(({ name }) => name),
      "competencies.name",
    );

const readers: Partial<Record<FieldKey, Read>> = {
  skills: named((skill) => !isLanguage(skill)),
  languages: named(isLanguage),
  years_experience: (classified, { skills = [] }) => yearsStep(classified, skills),
  job_preference: preferenceStep,
};

/** The step of keys filled from skills and preferences; undefined for other keys. */
export const skillStep = (classified: Classified, applicant: Applicant): Step | undefined =>
  readers[classified.key]?.(classified, applicant);
