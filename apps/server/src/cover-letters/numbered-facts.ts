import { answerIds } from "@postulo/domain/letter-style";
import type { Composition } from "@postulo/letter/compose-letter";
import type { EntryDate, StoredProfile, Period } from "@postulo/evidence/profile";
import { stripContact } from "../language-model/strip-contact.ts";

/** One entry of the profile as a model sees it, and the id of the entry. */
export type NumberedFact = { readonly number: number; readonly id: string; readonly text: string };

const dateText = (date: EntryDate | undefined) => {
  if (!date) return "";
  return date.month === undefined
    ? String(date.year)
    : `${date.year}-${String(date.month).padStart(2, "0")}`;
};

function periodText({ start, end, isCurrent }: Period): string {
  const [from, to] = [dateText(start), isCurrent ? "now" : dateText(end)];
  if (from === "" && to === "") return "";
  return from === "" || to === "" ? from + to : `${from} to ${to}`;
}

const joined = (parts: readonly (string | undefined)[], separator = ", ") =>
  parts.filter((part) => part !== undefined && part !== "").join(separator);

const factTexts = (head: string, description: string) =>
  joined(
    [head, description.replace(/\s+/g, (blanks) => (blanks.includes("\n") ? "; " : blanks))],
    ": ",
  );

function entryTexts(profile: StoredProfile): { id: string; text: string }[] {
  return [
    { id: "profile", text: profile.person.summary },
    ...profile.experiences.map((e) => ({
      id: e.id,
      text: factTexts(
        joined(["Job", e.title, e.company, e.location, periodText(e.period)]),
        e.description,
      ),
    })),
    ...profile.education.map((e) => ({
      id: e.id,
      text: factTexts(
        joined(["Education", e.degree, e.field, e.school, periodText(e.period)]),
        e.description,
      ),
    })),
    ...profile.contributions.map((e) => ({
      id: e.id,
      text: factTexts(
        joined(["Contribution", e.title, e.organization, periodText(e.period)]),
        e.description,
      ),
    })),
    ...profile.skills.map((e) => ({
      id: e.id,
      text: joined(["Skill", e.name, e.level, e.years === undefined ? "" : `${e.years} years`]),
    })),
    ...profile.notes.map((e) => ({ id: e.id, text: factTexts(e.label, e.content) })),
  ];
}

const maxFactCharacters = 2_000;
const maxFacts = 120;

/** What the person answered about this posting: first, so that no limit drops it. */
const answerTexts = ({ why = "", know = "" }: Composition["answers"]) =>
  [
    { id: answerIds.why, label: "Why this job or employer, in the applicant's words", text: why },
    {
      id: answerIds.know,
      label: "What the reader should know, in the applicant's words",
      text: know,
    },
  ]
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, label, text }) => ({ id, text: factTexts(label, text) }));

/** The answers and the entries of a profile, numbered from 1, without name and contact data. */
export function numberedFacts({ profile, answers }: Composition): NumberedFact[] {
  return [...answerTexts(answers), ...entryTexts(profile)]
    .filter(({ text }) => text.trim() !== "")
    .slice(0, maxFacts)
    .map(({ id, text }, at) => ({
      number: at + 1,
      id,
      text: stripContact(text, profile).slice(0, maxFactCharacters),
    }));
}
