import type { Entry } from "@postulo/evidence/entry";
import type { LetterSentence } from "../../letter.ts";
import type { Background, BackgroundItem } from "./background-facts.ts";
import type { Frame } from "./frame.ts";
import { employerName } from "./self-employment.ts";
import { sharesTrade } from "./trade-order.ts";

/** The most posts of a letter that quotes no line. */
const mostLatest = 3;
/** The most posts beside quoted lines. */
const mostBeside = 2;

/** Titles of learners, who may be of the trade of their employer. */
const learner =
  /(?<!\p{L})(?:work experience|placement|intern(?:ship)?|stage|stagiaire|apprenti(?:e|s|ce)?)(?!\p{L})/iu;

const isOfTrade = ({ title, organisation }: Entry, advertised: string | undefined) =>
  sharesTrade(title, advertised) || (learner.test(title) && sharesTrade(organisation, advertised));

const endOf = ({ period }: Entry) =>
  period?.isCurrent ? Infinity : (period?.end?.year ?? period?.start?.year ?? 0);

const latestFirst = (posts: readonly Entry[]) =>
  posts.toSorted((one, other) => endOf(other) - endOf(one));

/** The latest jobs by title, employer and time; activities only if there is no job. */
export function latestPosts(entries: readonly Entry[], frame: Frame): LetterSentence[] {
  const named = entries.filter(
    ({ kind, title, organisation }) =>
      (kind === "job" || kind === "contribution") && `${title}${organisation}` !== "",
  );
  const jobs = named.filter(({ kind }) => kind === "job");
  return latestFirst(jobs.length > 0 ? jobs : named)
    .slice(0, mostLatest)
    .map((post) => ({ text: frame.post(post), sources: [post.id], isLine: true }));
}

/** Jobs of which the letter quotes no line, by title, employer and time: the latest one, and those of the advertised trade. */
export function postsWithoutLines(
  { entries, told, frame, isReadable }: Background,
  advertised: string | undefined,
): BackgroundItem[] {
  const jobs = entries.filter(({ kind }) => kind === "job");
  const [latest] = latestFirst(jobs);
  return jobs
    .filter(
      (job) =>
        !told.has(job) &&
        employerName(job.title) !== "" &&
        employerName(job.organisation) !== "" &&
        isReadable(job.title) &&
        (job === latest || isOfTrade(job, advertised)),
    )
    .slice(0, mostBeside)
    .map((job) => ({ text: frame.post(job), sources: [job.id] }));
}
