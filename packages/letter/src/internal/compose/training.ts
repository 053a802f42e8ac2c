import { fold } from "@postulo/lexicon/fold";
import { setback } from "@postulo/lexicon/quotable-lines";
import {
  degreeAcronyms,
  genericTrainingWords,
  schoolCertificate,
} from "@postulo/lexicon/trainings";
import type { Entry } from "@postulo/evidence/entry";
import { educationState } from "@postulo/evidence/qualification-state";
import type { Period } from "@postulo/evidence/profile";
import { isRemark } from "@postulo/evidence/remarks";
import { contentStems } from "@postulo/evidence/word-stems";
import { isForStudies } from "@postulo/posting/asked-studies";
import type { Background, BackgroundItem } from "./background-facts.ts";
import { acronymsIn, isCredential } from "./categories.ts";
import { remarkOn, trainingName } from "./training-name.ts";
import { type Frame, withRemark } from "./frame.ts";
import { isAskedFor } from "./proven-wishes.ts";

const isOfSchool = ({ title }: Entry) => schoolCertificate.test(title);

const mostTrainings = 3;
/** Of the words on how far a study is. */
const maxRemarkCharacters = 120;

const withYear = (name: string, entry: Entry, frame: Frame): string =>
  withRemark(name, frame.year(entry));

const degrees = new Set(degreeAcronyms);
/** A membership or registration by its abbreviation, not a degree: "FCCA". */
const isProfessional = (text: string) =>
  isCredential(text) && acronymsIn(text).some((one) => one.length > 2 && !degrees.has(one));

const rootLength = 5;
const genericStems = contentStems(genericTrainingWords.join(" "));

/** Whether a training has a word of the posting, or of its root: "Adult Nursing" for a nurse, "Hôtellerie" for a hotel. */
function isOfTrade(text: string, trade: string): boolean {
  const wanted = contentStems(trade).difference(genericStems);
  const roots = new Set([...wanted].map((stem) => stem.slice(0, rootLength)));
  return [...contentStems(text).difference(genericStems)].some(
    (stem) =>
      (stem.length > 3 && wanted.has(stem)) ||
      (stem.length >= rootLength && roots.has(stem.slice(0, rootLength))),
  );
}

const nameOf = ({ title, detail }: Entry) => `${title} ${detail}`;

/** A study in another language than the letter's, which no word links to the posting, where studies are asked for. */
const isForeign = (entry: Entry, { wishes, isReadable }: Background) =>
  !isReadable(nameOf(entry)) && wishes.some(({ requirement }) => isForStudies(requirement));

/** How relevant a training is to the posting: asked for (3), a professional title (2), of its trade or in another language (1), or not at all (0). */
function relevance(entry: Entry, facts: Background): number {
  const text = nameOf(entry);
  if (isAskedFor(entry, facts.wishes)) return 3;
  if (isProfessional(text)) return 2;
  return isOfTrade(text, facts.trade) || isForeign(entry, facts) ? 1 : 0;
}

const isGoingOn = ({ isCurrent, end }: Period, { year, month }: Background["today"]) =>
  isCurrent ||
  (end !== undefined && (end.year > year || (end.year === year && (end.month ?? 0) > month)));

/** What is held by its name and year; what is underway, if it is relevant, with the person's words on how far it is. */
function itemOf(entry: Entry, facts: Background): BackgroundItem | undefined {
  const { frame, today, isReadable } = facts;
  if (isRemark(remarkOn(entry.detail) ?? "")) return undefined;
  const state = educationState(entry, today);
  const name = trainingName(entry);
  if (state === "held")
    return { text: withYear(name, entry, frame), sources: [entry.id], isHeldStudy: true };
  const remark = entry.lines
    .flatMap((line) => line.split(/,\s/))
    .filter((part) => !setback.test(fold(part)))
    .join(", ");
  const isShown =
    state === "underway" &&
    remark !== "" &&
    remark.length <= maxRemarkCharacters &&
    isReadable(remark) &&
    relevance(entry, facts) > 0;
  const when = entry.period && isGoingOn(entry.period, today) ? frame.underway(entry.period) : "";
  return isShown
    ? { text: `${withRemark(name, when)}${frame.colon} ${remark}`, sources: [entry.id] }
    : undefined;
}

/** Education that the posting asks for, professional titles and training of the trade; else, of a person with little to say, the latest. */
export function trainings(facts: Background): BackgroundItem[] {
  const { entries, isReadable, isThin, told } = facts;
  const named = entries
    .filter(
      (entry) =>
        entry.kind === "education" &&
        entry.title !== "" &&
        (isReadable(nameOf(entry)) || isForeign(entry, facts)),
    )
    .flatMap((entry) => {
      const item = itemOf(entry, facts);
      return item ? [{ entry, item, score: relevance(entry, facts) }] : [];
    });
  const fitting = named
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostTrainings);
  const best = fitting.filter(({ entry, score }) => score === 3 || !isOfSchool(entry));
  const complete = named.filter(
    ({ entry }) => `${entry.detail}${entry.organisation}`.trim() !== "",
  );
  const shown =
    fitting.length > 0 ? (best.length > 0 ? best : fitting) : isThin ? complete.slice(0, 1) : [];
  return named.filter((one) => shown.includes(one) && !told.has(one.entry)).map(({ item }) => item);
}
