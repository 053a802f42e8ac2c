import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import type { RequirementKind } from "../../requirements.ts";
import { contentStems } from "../word-stems.ts";
import type { Asked } from "./asked-parts.ts";
import { acronymsIn, hasOtherCategories } from "./categories.ts";

/** Wishes of the posting, and the lines of one entry that answer them. */
export type Answered = {
  readonly entry: Entry;
  readonly asked: readonly Asked[];
  readonly lines: readonly string[];
};

type Line = {
  readonly entry: Entry;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
};

const maxLineCharacters = 300;
const kindWeight: Record<RequirementKind, number> = { must: 3, duty: 2, nice: 1.5 };

/** So common in postings and profiles that alone they link nothing. */
const common = new Set([
  ...contentStems(
    `experience work working team customer client company business service services management manage skills good strong years level
       environment quality support people project projects time role job office training day days week weekly month monthly year
       budget own activities use using new including well daily shift tasks high full local site data system systems process`,
  ),
  ...contentStems(
    `expérience travail équipe clientèle entreprise gestion gérer qualité suivi mission missions poste année années niveau bonne bon
       projet projets activité activités mise accueil organisation participation formation jour mois semaine nouveau nouveaux réalisation
       assurer participer plusieurs horaires personne personnes sens contact travaux site outils`,
  ),
]);

/** Whether a position has the name of the advertised one. */
export function hasTitleOf({ title }: Entry, advertised: string | undefined): boolean {
  const wanted = contentStems(advertised ?? "");
  return [...contentStems(title)].some((stem) => wanted.has(stem) && !common.has(stem));
}

/** The lines of an entry that can be quoted whole. */
export const quotableLines = ({ lines }: Entry): string[] =>
  lines.filter((line) => line.length <= maxLineCharacters && /\p{L}{2}/u.test(line));

const readLine = (entry: Entry, text: string): Line => ({
  entry,
  text,
  terms: new Set(findTerms(text).flatMap(({ term }) => (term.kind === "soft" ? [] : [term.id]))),
  stems: contentStems(text),
});

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((item) => other.has(item));

/** Two things, either of which a line may answer. */
const isPair = /\s(?:and|or|et|ou)\s|\//;

/** How well a line answers a wish; 0 when it does not. */
function fit(asked: Asked, line: Line): number {
  if (hasOtherCategories(line.text, asked.text)) return 0;
  // Two letters mean too many things, unless both texts count in per cent.
  const isCounted = asked.text.includes("%") && line.text.includes("%");
  const acronyms = acronymsIn(line.text).filter(
    (one) => (one.length > 2 || isCounted) && acronymsIn(asked.text).includes(one),
  );
  const terms = Math.max(shared(asked.terms, line.terms).length, acronyms.length);
  const words = shared(asked.stems, line.stems);
  const rare = words.filter((word) => !common.has(word)).length;
  const wanted = [...asked.stems].filter((stem) => !common.has(stem)).length;
  const isMost = rare > 0 && (wanted === 1 || (wanted === 2 && isPair.test(asked.text)));
  if (terms === 0 && rare < 2 && !isMost) return 0;
  return terms * 2 + rare + (words.length - rare) * 0.25;
}

function recency({ period }: Entry, year: number): number {
  if (!period) return 0;
  if (period.isCurrent) return 1.5;
  const ended = period.end?.year ?? period.start?.year;
  return ended === undefined ? 0 : Math.max(0, 1.5 - (year - ended) * 0.15);
}

type Candidate = { readonly entry: Entry; readonly asked: Asked; readonly lines: readonly Line[] };
type Scored = Candidate & { readonly score: number };

const figureScore = 0.5;
const maxLinesPerWish = 2;
const maxWishes = 2;
/** The fit from which a second wish is named with the first. */
const leastOfFurther = 2.5;

function candidateOf(asked: Asked, lines: readonly Line[], year: number): Scored | undefined {
  const fitting = lines
    .map((line) => ({ line, score: fit(asked, line) }))
    .filter(({ score }) => score > 0)
    .map(({ line, score }) => ({ line, score: score + (/\d/.test(line.text) ? figureScore : 0) }))
    .sort((one, other) => other.score - one.score)
    .slice(0, maxLinesPerWish);
  const [best, second] = fitting;
  if (!best) return undefined;
  const strength = best.score + (second?.score ?? 0) * 0.4;
  return {
    entry: best.line.entry,
    asked,
    lines: fitting.map(({ line }) => line),
    score: strength * kindWeight[asked.kind] + recency(best.line.entry, year),
  };
}

function bestCandidate(asked: readonly Asked[], lines: readonly Line[], year: number) {
  const byEntry = [...Map.groupBy(lines, ({ entry }) => entry).values()];
  return asked
    .flatMap((one) => byEntry.flatMap((own) => candidateOf(one, own, year) ?? []))
    .reduce<Scored | undefined>(
      (best, one) => (best && best.score >= one.score ? best : one),
      undefined,
    );
}

/** Whether another wish says the same in more words. */
const isWithin = (one: Asked, other: Asked) => one.stems.isSubsetOf(other.stems);

/** The wishes that the profile answers best, each with lines of one entry; no line is used twice. */
export function answerWishes(
  asked: readonly Asked[],
  entries: readonly Entry[],
  { most, year }: { readonly most: number; readonly year: number },
): Answered[] {
  let openWishes = [...asked];
  let openLines = entries.flatMap((entry) =>
    quotableLines(entry).map((text) => readLine(entry, text)),
  );
  const answers: Answered[] = [];
  while (answers.length < most) {
    const best = bestCandidate(openWishes, openLines, year);
    if (!best) break;
    const taken = best.lines;
    const also = openWishes
      .filter(
        (one) =>
          one !== best.asked &&
          one.form !== "address" &&
          best.asked.form !== "address" &&
          !isWithin(one, best.asked) &&
          !isWithin(best.asked, one) &&
          taken.some((line) => fit(one, line) >= leastOfFurther),
      )
      .slice(0, maxWishes - 1);
    const wishes = [best.asked, ...also];
    openWishes = openWishes.filter(
      (one) => !wishes.includes(one) && !taken.some((line) => fit(one, line) > 0),
    );
    openLines = openLines.filter((line) => !taken.includes(line));
    answers.push({ entry: best.entry, asked: wishes, lines: taken.map(({ text }) => text) });
  }
  return answers;
}
