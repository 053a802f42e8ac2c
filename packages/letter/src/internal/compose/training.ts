import type { Entry } from "@postulo/evidence/entry";
import { educationState } from "@postulo/evidence/qualification-state";
import { contentStems } from "@postulo/evidence/word-stems";
import type { Background, BackgroundItem } from "./background-facts.ts";
import { acronymsIn, isCredential } from "./categories.ts";
import type { Frame } from "./frame.ts";
import { isAsked } from "./is-asked.ts";

const mostTrainings = 3;
/** Of what is not finished, how far it is. */
const maxRemarkCharacters = 120;

function trainingName({ title, detail, organisation, period, kind }: Entry, frame: Frame): string {
  const field = title.toLowerCase().includes(detail.toLowerCase()) ? "" : detail;
  const school = title.toLowerCase() === organisation.toLowerCase() ? "" : organisation;
  const named = [title, field, school].filter((part) => part !== "").join(", ");
  const year = frame.year({ kind, title, organisation, period });
  return year === "" ? named : `${named} (${year})`;
}

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

/** How near a training is to the posting: asked for, a professional title, of its trade, or not at all. */
function nearness({ title, detail, organisation }: Entry, { asked, trade }: Background): number {
  const text = `${title} ${detail}`;
  if (isAsked(text, asked, `${text} ${organisation}`)) return 3;
  if (isProfessional(text)) return 2;
  return isOfTrade(text, trade) ? 1 : 0;
}

/** What is held by its name, and what is underway, if it is near to the posting, with the person's word on how far it is. */
function itemOf(entry: Entry, facts: Background): BackgroundItem | undefined {
  const state = educationState(entry, facts.today);
  const name = trainingName(entry, facts.frame);
  const item = { text: name, sources: [entry.id] };
  if (state === "held") return item;
  const remark = entry.lines.join(", ");
  const isShown =
    state === "underway" &&
    remark.length <= maxRemarkCharacters &&
    facts.isReadable(remark) &&
    nearness(entry, facts) > 0;
  const { title, detail, organisation } = entry;
  const undated = trainingName(
    { ...entry, title, detail, organisation, period: undefined },
    facts.frame,
  );
  return isShown ? { ...item, text: `${undated}${facts.frame.colon} ${remark}` } : undefined;
}

/** Education that the posting asks for, professional titles and training of the trade; else, of a person with little to say, the latest. */
export function trainings(facts: Background): BackgroundItem[] {
  const { entries, isReadable, isThin } = facts;
  const named = entries
    .filter(
      ({ kind, title, detail }) =>
        kind === "education" && title !== "" && isReadable(`${title} ${detail}`),
    )
    .flatMap((entry) => {
      const item = itemOf(entry, facts);
      return item ? [{ entry, item, near: nearness(entry, facts) }] : [];
    });
  const fitting = named
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, mostTrainings);
  const complete = named.filter(
    ({ entry }) => `${entry.detail}${entry.organisation}`.trim() !== "",
  );
  const shown = fitting.length > 0 ? fitting : isThin ? complete.slice(0, 1) : [];
  return named.filter((one) => shown.includes(one)).map(({ item }) => item);
}
