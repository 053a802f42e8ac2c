import type { ValueSource } from "@postulo/domain/fill-outcome";
import type { Applicant, Job, School } from "../../applicant.ts";
import type { Classified } from "../../classify.ts";
import type { FieldKey } from "../../field-key.ts";
import type { PageLanguage } from "../countries.ts";
import { dateStep, monthStep, yearStep, type StoredDate } from "./date-step.ts";
import { skip, valueStep, type Step } from "./step.ts";

type Entry = {
  readonly period: Pick<Job, "start" | "end" | "is_current">;
  readonly texts: Readonly<Partial<Record<FieldKey, string>>>;
  readonly table: "experiences" | "education";
};

const ofJob = (job: Job): Entry => ({
  period: job,
  table: "experiences",
  texts: {
    exp_company: job.company,
    exp_title: job.title,
    exp_location: job.location ?? "",
    exp_description: job.description ?? "",
  },
});

const ofSchool = (school: School): Entry => ({
  period: school,
  table: "education",
  texts: {
    edu_school: school.school,
    edu_degree: school.degree,
    edu_field: school.field_of_study,
    edu_description: school.description ?? "",
  },
});

function entryOf({ key, entry }: Classified, applicant: Applicant): Entry | undefined {
  if (key.startsWith("exp_")) {
    const job = applicant.jobs[entry];
    return job && ofJob(job);
  }
  const school = applicant.schools?.[entry];
  return school && ofSchool(school);
}

const dated = /^(?:exp|edu)_(start|end)_(date|month|year)$/;

function periodStep(
  { field, key }: Classified,
  { period, table }: Entry,
  language: PageLanguage,
): Step {
  const [, end, part] = dated.exec(key) ?? [];
  if (end === "end" && period.is_current && !period.end) return skip("notNeeded");
  const date = end === "start" ? period.start : period.end;
  if (!date) return skip("notInProfile");
  const stored: StoredDate = { date, source: `${table}.${end}_date` };
  if (part === "date") return dateStep(field, stored, language);
  return part === "month" ? monthStep(field, stored) : yearStep(field, stored);
}

/** "I work here now": ticked for a current job, otherwise unchanged. */
function currentStep({ field }: Classified, { period, table }: Entry): Step {
  const source: ValueSource = `${table}.is_current`;
  if (field.widget !== "checkbox") {
    const text = period.is_current ? "Yes" : "No";
    return valueStep(field, { texts: [text], wanted: { by: "answer", text }, source });
  }
  return period.is_current
    ? { kind: "tick", options: [0], text: field.labels[0]?.text ?? "", source }
    : skip("notNeeded");
}

/** Fills a field of a job or a school from the profile's entry at the same position. */
export function entryStep(
  classified: Classified,
  applicant: Applicant,
  language: PageLanguage,
): Step {
  const entry = entryOf(classified, applicant);
  if (!entry) return skip("notInProfile");
  const { field, key } = classified;
  if (dated.test(key)) return periodStep(classified, entry, language);
  if (key.endsWith("_current")) return currentStep(classified, entry);
  const text = entry.texts[key]?.trim() ?? "";
  if (text === "") return skip("notInProfile");
  return valueStep(field, {
    texts: [text],
    wanted: key === "edu_degree" ? { by: "degree", text } : { by: "text", texts: [text] },
    source: `${entry.table}.${columnOf[key] ?? key.slice(4)}`,
  });
}

const columnOf: Readonly<Partial<Record<FieldKey, string>>> = { edu_field: "field_of_study" };
