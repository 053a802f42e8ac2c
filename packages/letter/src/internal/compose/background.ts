import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import type { LetterSentence } from "../../letter.ts";
import { contentStems } from "../word-stems.ts";
import type { Asked } from "./asked-parts.ts";
import { acronymsIn, hasOtherCategories, isCredential } from "./categories.ts";
import type { Frame } from "./frame.ts";

export type Background = {
  readonly entries: readonly Entry[];
  readonly asked: readonly Asked[];
  readonly frame: Frame;
  readonly isReadable: (text: string) => boolean;
  /** Little else can be said: skills are named that the posting does not ask for. */
  readonly isThin: boolean;
};

const maxSkills = 5;
const mostTrainings = 2;
const maxNoteCharacters = 160;

const termsOf = (text: string) => findTerms(text).map(({ term }) => term);
const isLanguage = ({ title, detail }: Entry) =>
  detail === "language" || termsOf(title).some(({ kind }) => kind === "language");
const isSoft = ({ title, detail }: Entry) =>
  detail === "softSkills" || termsOf(title).some(({ kind }) => kind === "soft");

/** Whether a text is what the posting asks for: a term, all its words, or a licence of the same category. */
function isAsked(text: string, asked: readonly Asked[]): boolean {
  const terms = termsOf(text).map(({ id }) => id);
  const stems = [...contentStems(text)];
  return asked.some((one) => {
    if (hasOtherCategories(text, one.text)) return false;
    return (
      terms.some((id) => one.terms.has(id)) ||
      (stems.length > 0 && stems.every((stem) => one.stems.has(stem))) ||
      acronymsIn(text).some((acronym) => acronymsIn(one.text).includes(acronym))
    );
  });
}

function skillText({ title, years }: Entry, frame: Frame): string {
  return years === undefined ? title : `${title} (${frame.years(years)})`;
}

const lineOf = (items: readonly string[], entries: readonly Entry[], frame: Frame) =>
  entries.length === 0
    ? []
    : [{ text: frame.listed(items), sources: entries.map(({ id }) => id), isLine: true }];

function trainingText({ title, detail, organisation, period, kind }: Entry, frame: Frame): string {
  const field = title.toLowerCase().includes(detail.toLowerCase()) ? "" : detail;
  const school = title.toLowerCase() === organisation.toLowerCase() ? "" : organisation;
  const named = [title, field, school].filter((part) => part !== "").join(", ");
  const year = frame.year({ kind, title, organisation, period });
  return year === "" ? named : `${named} (${year})`;
}

function training({ entries, asked, frame, isReadable }: Background): LetterSentence[] {
  const named = entries.filter(
    ({ kind, title, detail }) => kind === "education" && `${title}${detail}` !== "",
  );
  const fitting = named.filter(({ title, detail }) => isAsked(`${title} ${detail}`, asked));
  const rest = named.filter((entry) => !fitting.includes(entry));
  const shown = [...fitting, ...rest]
    .filter(({ title, detail }) => isReadable(`${title} ${detail}`))
    .slice(0, mostTrainings);
  return shown.flatMap((entry) => lineOf([trainingText(entry, frame)], [entry], frame));
}

/** Notes such as « Permis B, véhicule personnel. », when the posting asks for what they say. */
const isAskedNote = ({ kind, lines }: Entry, asked: readonly Asked[]) =>
  kind === "note" &&
  lines.length === 1 &&
  (lines[0]?.length ?? 0) <= maxNoteCharacters &&
  isCredential(lines[0] ?? "") &&
  isAsked(lines[0] ?? "", asked);

function skills({ entries, asked, frame, isReadable, isThin }: Background): LetterSentence[] {
  const known = entries.filter(
    (entry) => entry.kind === "skill" && entry.title !== "" && !isLanguage(entry) && !isSoft(entry),
  );
  const fitting = known.filter(({ title }) => isAsked(title, asked));
  const credentials = fitting.filter(({ title }) => isCredential(title));
  const notes = entries.filter(
    (entry) => isAskedNote(entry, asked) && isReadable(entry.lines[0] ?? ""),
  );
  const tools = fitting
    .filter((entry) => !credentials.includes(entry) && isReadable(entry.title))
    .slice(0, maxSkills);
  const others =
    isThin && tools.length + credentials.length === 0
      ? known
          .filter(({ title, level }) => level !== "beginner" && isReadable(title))
          .slice(0, maxSkills)
      : [];
  const held = [...credentials, ...notes];
  const texts = held.map(({ kind, title, lines }) => (kind === "note" ? (lines[0] ?? "") : title));
  const used = [...tools, ...others];
  return [
    ...lineOf(texts, held, frame),
    ...lineOf(
      used.map((entry) => skillText(entry, frame)),
      used,
      frame,
    ),
  ];
}

function languages({ entries, asked, frame }: Background): LetterSentence[] {
  const spoken = entries.filter((entry) => entry.kind === "skill" && isLanguage(entry));
  const isWanted = spoken.some(({ title }) => isAsked(title, asked));
  const shown = isWanted ? spoken.filter(({ title }) => isAsked(title, asked)) : [];
  const items = shown.map(({ title, level }) => {
    const named = frame.level(level);
    return named === "" ? title : `${title} (${named})`;
  });
  return lineOf(items, shown, frame);
}

/** Training, and the licences, skills and languages that the posting asks for, a line each. */
export function background(facts: Background): LetterSentence[] {
  const lines = [...training(facts), ...skills(facts), ...languages(facts)];
  return lines.length === 0 ? [] : [{ text: facts.frame.background, sources: [] }, ...lines];
}
