import { fold } from "@postulo/lexicon/fold";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";
import type { StatedPosting } from "./stated-posting.ts";

/** Expected and parsed requirements of a posting; `missed` and `wrong` explain a low score. */
export type PostingScore = {
  readonly name: string;
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly isTitleRight: boolean;
  readonly isCompanyRight: boolean;
  /** Expected musts that no parsed must contains. */
  readonly missed: readonly string[];
  readonly found: number;
  /** Read musts that hold none of the stated ones, or hold what is only nice to have. */
  readonly wrong: readonly string[];
  readonly right: number;
};

/** "The Ashcombe Estate" and "Ashcombe Estate" are one house. */
const bare = (name: string | undefined) =>
  fold(name ?? "").replace(/^(?:the |la |le |les |l')/, "");
const same = (one: string | undefined, other: string | undefined) => bare(one) === bare(other);

const holds = (line: string, phrase: string) => fold(line).includes(fold(phrase));

export function scorePosting(stated: StatedPosting): PostingScore {
  const posting = readPosting(stated.text);
  const musts = readRequirements(posting)
    .filter(({ kind }) => kind === "must")
    .map(({ text }) => text);
  const missed = stated.must.filter((phrase) => !musts.some((line) => holds(line, phrase)));
  const wrong = musts.filter(
    (line) =>
      !stated.must.some((phrase) => holds(line, phrase)) ||
      stated.nice.some((phrase) => holds(line, phrase)),
  );
  return {
    name: stated.name,
    title: posting.title,
    company: posting.company,
    isTitleRight: same(posting.title, stated.title),
    isCompanyRight: same(posting.company, stated.company),
    missed,
    found: stated.must.length - missed.length,
    wrong,
    right: musts.length - wrong.length,
  };
}

export type PostingScores = {
  readonly mustF1: number;
  /** Shares of the postings that state one; a company read where none is stated counts as wrong, too. */
  readonly titles: number;
  readonly companies: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export function summarise(scores: readonly PostingScore[]): PostingScores {
  const found = sum(scores.map((score) => score.found));
  const right = sum(scores.map((score) => score.right));
  const recall = found / (found + sum(scores.map(({ missed }) => missed.length)));
  const precision = right / (right + sum(scores.map(({ wrong }) => wrong.length)));
  const share = (isRight: (score: PostingScore) => boolean) =>
    scores.filter(isRight).length / scores.length;
  return {
    mustF1: (2 * precision * recall) / (precision + recall),
    titles: share(({ isTitleRight }) => isTitleRight),
    companies: share(({ isCompanyRight }) => isCompanyRight),
  };
}
