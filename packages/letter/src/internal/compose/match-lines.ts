import { fold } from "@postulo/lexicon/fold";
import { limitation, privateMatter } from "@postulo/lexicon/quotable-lines";
import type { Entry } from "@postulo/evidence/entry";
import { findTerms } from "@postulo/evidence/find-terms";
import { impliedTermIds } from "@postulo/evidence/implied-terms";
import { isDenial } from "@postulo/evidence/qualification-state";
import { countWords } from "@postulo/evidence/words";
import type { RequirementKind } from "@postulo/posting/requirements";
import { monthsEn } from "../english/grammar.ts";
import { beginsWithBase, beginsWithPast } from "../english/verb-starts.ts";
import { contentStems } from "@postulo/evidence/word-stems";
import { strengthOf } from "./asked-parts.ts";
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
  readonly generalTerms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
};

const maxLineCharacters = 260;
const kindWeight: Record<RequirementKind, number> = { must: 3, duty: 2, nice: 1.5 };

/** So common in postings and profiles that alone they link nothing. */
const common = new Set([
  ...contentStems(
    `experience work working team customer client company business service services management manage skills good strong years level
       environment quality support people project projects time role job office training day days week weekly month monthly year
       duties responsibilities procedures processes online phase requirements qualifications pipe end various related required key strong across
       budget own activities use using new including well daily shift tasks high full local site data system systems process
       keep prepare provide ensure run make take help assist maintain perform develop create support work handle deliver coordinate complete need use
       follow monitor review report lead organise organize plan participate collaborate build improve offer respond meet`,
  ),
  ...contentStems(
    `expérience travail équipe clientèle entreprise gestion gérer qualité suivi mission missions poste année années niveau bonne bon
       projet projets activité activités mise accueil organisation participation formation jour mois semaine nouveau nouveaux réalisation
       assurer participer plusieurs horaires personne personnes sens contact travaux site outils place cours temps fin
       réaliser effectuer mettre préparer organiser développer créer maintenir tenir prendre faire contribuer accompagner aider répondre
       garantir veiller contrôler proposer élaborer rédiger mener piloter compétences qualités`,
  ),
]);

export const isCommonWord = (stem: string) => common.has(stem);

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((item) => other.has(item));

/** A wish with more words needs more of them in the line. */
const leastShared = (wanted: number) => Math.min(4, Math.max(2, Math.ceil(wanted / 2)));

const figureScore = 0.5;
/** Longer lines are read less. */
const longLine = { from: 180, score: -0.75 };
const verbScore = 0.5;

const manner = (text: string) =>
  (/\d/.test(text) ? figureScore : 0) + (text.length > longLine.from ? longLine.score : 0);

/** How much a line says to a posting by itself: its words there that are not in every posting, and what makes it a result. */
export function strengthOfLine(line: string, stems: ReadonlySet<string>): number {
  const rare = shared(contentStems(line), stems).filter((stem) => !common.has(stem)).length;
  return rare + manner(line) + (beginsWithPast(line) || beginsWithBase(line) ? verbScore : 0);
}

/** How many words of a position, which are not in every posting, a text has too. */
export function overlapOf({ title, lines }: Entry, stems: ReadonlySet<string>): number {
  const own = contentStems([title, ...lines].join("\n"));
  return shared(own, stems).filter((stem) => !common.has(stem)).length;
}

/** Whether a position has the name of the advertised one. */
export function hasTitleOf({ title }: Entry, advertised: string | undefined): boolean {
  const wanted = contentStems(advertised ?? "");
  return [...contentStems(title)].some((stem) => wanted.has(stem) && !common.has(stem));
}

/** Speaks to the reader, or of the employer. */
const notOfPerson =
  /\b(?:you|your|our|we)\b|\bis (?:an?|the|one)\b|^(?:the (?:company|site|firm|store|school)|thousands|it|this|these)\b/i;

/** A line that lost its beginning or its end. */
const isFragment =
  /^(?:and|or|et|ou|,|\.)\s|\s(?:and|or|of|in|the|with|for|to|et|ou|de|du|des|le|la|les|à)[.,]?$|^\S+$/i;

/** The lines of an entry that can be quoted whole, each once; what a person does not do recommends nobody. */
export const quotableLines = ({ lines, title }: Entry): string[] => [
  ...new Set(
    lines.filter(
      (line) =>
        line.toLowerCase() !== title.toLowerCase() &&
        line.length <= maxLineCharacters &&
        /\p{L}{2}/u.test(line) &&
        !isFragment.test(line.trim()) &&
        !notOfPerson.test(line) &&
        !isDenial(line) &&
        ![privateMatter, limitation].some((pattern) => pattern.test(fold(line))),
    ),
  ),
];

function readLine(entry: Entry, text: string): Line {
  const named = strengthOf(findTerms(text).filter(({ term }) => term.kind !== "soft"));
  const terms = named.terms.union(new Set(impliedTermIds(text)));
  return { entry, text, ...named, terms, stems: contentStems(text) };
}

/** Two things, either of which a line may answer: "chargement et arrimage". */
const isPair = /^\S+\s(?:and|or|et|ou|\/)\s\S+$/;

/** Whether the line has every word of a short wish, or one of two, and not only common ones. */
const hasAll = ({ stems, written }: Asked, words: readonly string[], rare: number) =>
  rare > 0 &&
  ((words.length === stems.size && (stems.size > 1 || countWords(written) < 4)) ||
    (isPair.test(written) && words.some((word) => word.length > 4 && !common.has(word))));

/** Neighbouring words, one of them not in every posting: "change orders" says more than either word. */
function pairsOf(stems: ReadonlySet<string>): ReadonlySet<string> {
  const words = [...stems];
  const pairs = words.slice(1).map((word, at) => [words[at] ?? "", word] as const);
  return new Set(
    pairs.filter((pair) => pair.some((word) => !common.has(word))).map((pair) => pair.join(" ")),
  );
}

/** What training answers, not work. */
const isOfTraining =
  /\b(?:degree|bachelor|master['’]?s|diploma|ph\.?d|bac|bts|cap|bep|btm|nvq|dipl[ôo]me|licence (?:de|en|pro))\b/i;

/** The words of a wish without its examples: "animate the team (rotas, reviews, training)". */
const coreStems = (written: string) => contentStems(written.replace(/\([^()]*\)/g, ""));

const isCalendarWord = (word: string) =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$/.test(word) ||
  monthsEn.some((month) => month === word);

/** Names of products and firms, which are written with a capital inside a sentence: "good Körber skills". */
const namesIn = (written: string): string[] =>
  (written.match(/(?<=\p{L},? )\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []).filter(
    (name) =>
      !isCalendarWord(name) && findTerms(name).every(({ term }) => term.kind !== "language"),
  );

const hasName = (text: string, name: string) =>
  text.split(/[^\p{L}\d-]+/u).some((word) => word === name);

/** How well a line answers a wish; 0 when it does not. */
function fit(asked: Asked, line: Line): number {
  if (isOfTraining.test(asked.written)) return 0;
  if (hasOtherCategories(line.text, asked.written)) return 0;
  // Two letters mean too many things, unless both texts count in per cent.
  const isCounted = asked.written.includes("%") && line.text.includes("%");
  const acronyms = acronymsIn(line.text).filter(
    (one) => (one.length > 2 || isCounted) && acronymsIn(asked.written).includes(one),
  );
  const names =
    asked.kind === "duty" ? [] : namesIn(asked.written).filter((name) => hasName(line.text, name));
  const terms = Math.max(shared(asked.terms, line.terms).length, acronyms.length, names.length);
  const words = shared(asked.stems, line.stems);
  const rare = words.filter((word) => !common.has(word)).length;
  const general = shared(asked.generalTerms, line.generalTerms).length;
  const wanted = [...coreStems(asked.written)].filter((stem) => !common.has(stem)).length;
  const pairs = shared(pairsOf(asked.stems), pairsOf(line.stems)).length;
  const isEnough =
    (isCounted && rare > 0) ||
    pairs > 0 ||
    rare >= leastShared(wanted) ||
    general > 1 ||
    hasAll(asked, words, rare);
  if (terms === 0 && !isEnough) return 0;
  return terms * 2 + pairs + rare + (words.length - rare) * 0.25;
}

function recency({ period }: Entry, year: number): number {
  if (!period) return 0;
  if (period.isCurrent) return 1.5;
  const ended = period.end?.year ?? period.start?.year;
  return ended === undefined ? 0 : Math.max(0, 1.5 - (year - ended) * 0.15);
}

type Candidate = { readonly entry: Entry; readonly asked: Asked; readonly lines: readonly Line[] };
type Scored = Candidate & { readonly score: number };

const maxLinesPerWish = 2;
const maxWishes = 2;
/** The fit from which a second wish is named with the first. */
const leastOfFurther = 2.5;

function candidateOf(asked: Asked, lines: readonly Line[], year: number): Scored | undefined {
  const fitting = lines
    .map((line) => ({ line, score: fit(asked, line) }))
    .filter(({ score }) => score > 0)
    .map(({ line, score }) => ({ line, score: score + manner(line.text) }))
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
          one.form === best.asked.form &&
          one.form !== "address" &&
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
