import { fold } from "@postulo/lexicon/fold";
import { setback } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "@postulo/evidence/entry";
import { educationState } from "@postulo/evidence/qualification-state";
import { isRemark } from "@postulo/evidence/remarks";
import { contentStems } from "@postulo/evidence/word-stems";
import type { Background, BackgroundItem } from "./background-facts.ts";
import { acronymsIn, isCredential } from "./categories.ts";
import { remarkOn, trainingName } from "./training-name.ts";
import { type Frame, withRemark } from "./frame.ts";
import { isAskedFor } from "./proven-wishes.ts";

const mostTrainings = 3;
/** Of the words on how far a study is. */
const maxRemarkCharacters = 120;

const withYear = (name: string, entry: Entry, frame: Frame): string =>
  withRemark(name, frame.year(entry));

const academic = new Set(
  "bts cap bep bac but dut mba bsc msc deug daeu gcse hnd hnc ged phd".split(" "),
);
/** A membership or registration by its abbreviation, not a degree: "FCCA". */
const isProfessional = (text: string) =>
  isCredential(text) && acronymsIn(text).some((one) => one.length > 2 && !academic.has(one));

const rootLength = 5;
/** Names of any training, of no trade. */
const anyTraining = contentStems(
  "certificate certification certified certificat certifié diploma diplôme degree licence master bachelor level niveau formation training école school lycée",
);

/** Whether a training has a word of the posting, or of its root: "Adult Nursing" for a nurse, "Hôtellerie" for a hotel. */
function isOfTrade(text: string, trade: string): boolean {
  const wanted = contentStems(trade).difference(anyTraining);
  const roots = new Set([...wanted].map((stem) => stem.slice(0, rootLength)));
  return [...contentStems(text).difference(anyTraining)].some(
    (stem) =>
      (stem.length > 3 && wanted.has(stem)) ||
      (stem.length >= rootLength && roots.has(stem.slice(0, rootLength))),
  );
}

/** How relevant a training is to the posting: asked for (3), a professional title (2), of its trade (1), or not at all (0). */
function relevance(entry: Entry, { wishes, trade }: Background): number {
  const text = `${entry.title} ${entry.detail}`;
  if (isAskedFor(entry, wishes)) return 3;
  if (isProfessional(text)) return 2;
  return isOfTrade(text, trade) ? 1 : 0;
}

/** What is held by its name and year; what is underway, if it is relevant, with the person's words on how far it is. */
function itemOf(entry: Entry, facts: Background): BackgroundItem | undefined {
  const { frame, today, isReadable } = facts;
  if (isRemark(remarkOn(entry.detail) ?? "")) return undefined;
  const state = educationState(entry, today);
  const name = trainingName(entry);
  if (state === "held") return { text: withYear(name, entry, frame), sources: [entry.id] };
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
  return isShown ? { text: `${name}${frame.colon} ${remark}`, sources: [entry.id] } : undefined;
}

/** Education that the posting asks for, professional titles and training of the trade; else, of a person with little to say, the latest. */
export function trainings(facts: Background): BackgroundItem[] {
  const { entries, isReadable, isThin, told } = facts;
  const named = entries
    .filter(
      (entry) =>
        entry.kind === "education" &&
        entry.title !== "" &&
        isReadable(`${entry.title} ${entry.detail}`),
    )
    .flatMap((entry) => {
      const item = itemOf(entry, facts);
      return item ? [{ entry, item, score: relevance(entry, facts) }] : [];
    });
  const fitting = named
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostTrainings);
  const complete = named.filter(
    ({ entry }) => `${entry.detail}${entry.organisation}`.trim() !== "",
  );
  const shown = fitting.length > 0 ? fitting : isThin ? complete.slice(0, 1) : [];
  return named.filter((one) => shown.includes(one) && !told.has(one.entry)).map(({ item }) => item);
}
