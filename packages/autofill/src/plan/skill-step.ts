import type { ValueSource } from "@postulo/domain/fill-outcome";
import { workModes } from "@postulo/domain/work-mode";
import type { Applicant, Skill } from "../applicant.ts";
import type { Classified } from "../classify.ts";
import { plainWords } from "../classify/phrase.ts";
import type { FieldKey } from "../field-key.ts";
import { chooseWanted } from "./wanted.ts";
import { isTyped, leave, typeStep, valueStep, type Step } from "./step.ts";

const isLanguage = ({ category }: Skill) => category === "language";
const mostPicked = 12;

/** All of the names: ticked where they are offered, picked from a list, or written one behind the other. */
function namesStep({ field }: Classified, names: readonly string[], source: ValueSource): Step {
  if (names.length === 0) return leave("notInProfile");
  if (isTyped(field.widget)) return typeStep(field, [names.join(", ")], source);
  const wanted = names.map((name) => ({ by: "text", texts: [name] }) as const);
  if (field.widget === "combobox" || field.widget === "listboxButton") {
    // Whether it takes several shows only when it is open.
    const text = names.slice(0, mostPicked).join(", ");
    return { kind: "pick", wanted: wanted.slice(0, mostPicked), text, source };
  }
  if (field.widget !== "checkboxGroup") return leave("unsupportedWidget");
  const options = wanted.flatMap((one) => chooseWanted(field.options, one) ?? []);
  const texts = options.flatMap((option) => field.options[option]?.text ?? []);
  return options.length > 0
    ? { kind: "tick", options: [...new Set(options)], text: texts.join(", "), source }
    : leave("noMatchingChoice");
}

const placeTexts = {
  remote: ["Remote", "Fully remote", "Télétravail", "À distance", "100% remote"],
  onsite: ["On-site", "Onsite", "In office", "In-office", "Sur site", "Présentiel"],
  hybrid: ["Hybrid", "Hybride"],
} as const;

function preferenceStep(classified: Classified, { jobPreferences }: Applicant): Step {
  const { field } = classified;
  const wished = workModes.filter((place) => jobPreferences?.[place]);
  if (wished.length === 0) return leave("notInProfile");
  const takesOne = field.widget !== "checkboxGroup";
  if (takesOne && wished.length > 1) return leave("noMatchingChoice");
  const options = wished.flatMap(
    (place) => chooseWanted(field.options, { by: "text", texts: placeTexts[place] }) ?? [],
  );
  const [first] = options;
  const text = options.flatMap((option) => field.options[option]?.text ?? []).join(", ");
  const source = "profile.job_preferences";
  if (first === undefined) return leave("noMatchingChoice");
  return field.widget === "select"
    ? { kind: "choose", option: first, text, source }
    : { kind: "tick", options, text, source };
}

/** Years with a skill: only when the question names exactly one that is stored with its years. */
function yearsStep({ field }: Classified, skills: readonly Skill[]): Step {
  const question = ` ${plainWords(field.labels[0]?.text ?? "")} `;
  const named = skills.filter(({ name }) => question.includes(` ${plainWords(name)} `));
  const years = named.length === 1 ? named[0]?.years_of_experience : undefined;
  if (years === undefined || years === null) return leave("notInProfile");
  const text = String(years);
  return valueStep(field, {
    texts: [text],
    wanted: { by: "answer", text },
    source: "competencies.years_of_experience",
  });
}

type Read = (classified: Classified, applicant: Applicant) => Step;

const named =
  (isAsked: (skill: Skill) => boolean): Read =>
  (classified, { skills = [] }) =>
    namesStep(
      classified,
      skills.filter(isAsked).map(({ name }) => name),
      "competencies.name",
    );

const readers: Partial<Record<FieldKey, Read>> = {
  skills: named((skill) => !isLanguage(skill)),
  languages: named(isLanguage),
  years_experience: (classified, { skills = [] }) => yearsStep(classified, skills),
  job_preference: preferenceStep,
};

/** What rests on skills and preferences; undefined for any other key. */
export function skillStep(classified: Classified, applicant: Applicant): Step | undefined {
  return readers[classified.key]?.(classified, applicant);
}
