import { splitSignature } from "./mail-sections.ts";
import { hasAllWords, isInLongerName, plain, wordsIn } from "./mail-words.ts";

/** Where a title is looked for. */
interface TitleText {
  /** Words alone. */
  readonly subject: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** Folded, with its signs. */
  readonly raw: string;
  readonly rawThread: string;
  /** As it is written, without the thread. */
  readonly written: string;
}

/** How far from a noun such as "role" a word names the job, in words. */
const besideNoun = 3;

/** Whether a mail tells a job from the others of its employer: by a word that only its title has, in the subject or beside "role". */
function isTold(
  title: string,
  titles: readonly string[],
  { subject, words: all, raw, rawThread }: TitleText,
): boolean {
  const others = titles.filter((other) => other !== title).flatMap(wordsIn);
  const own = wordsIn(title).filter((word) => word.length > 3 && !others.includes(word));
  if (others.length === 0 || !own.some((word) => all.has(word))) return false;
  if (own.some((word) => raw.includes(`(${word})`))) return true;
  const sentences = rawThread.split(/[.!?\n]/).map((sentence) => plain(sentence).trim().split(" "));
  const isBesideNoun = (word: string) =>
    sentences.some((words) =>
      words.some(
        (one, at) =>
          one === word &&
          words
            .slice(Math.max(0, at - besideNoun), at + besideNoun + 1)
            .some((near) => jobWords.has(near)),
      ),
    );
  return own.some((word) => subject.includes(` ${word} `) || isBesideNoun(word));
}

const jobWords = new Set(
  "poste postes emploi job role position opening vacancy post team equipe profil mission gig offre".split(
    " ",
  ),
);

/** Whether a word shows that its sentence is about a job or an application. */
const isOfJob = (word: string) =>
  jobWords.has(word) || ["application", "candidature", "applying"].includes(word);

/** The part of a title's words that a mail has. */
function hasPartOfTitle(title: string, { words }: TitleText): boolean {
  const own = wordsIn(title).filter((word) => word.length > 2);
  const found = own.filter((word) => words.has(word) || words.has(`${word}s`));
  return own.length > 1 && found.length >= 2 && found.length >= own.length / 2;
}

const initialsOf = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase()).join("");

/** Initials that mean something else in most mails: contracts, days off, files, offices, zones. */
const commonInitials = new Set(
  "CDI CDD CTT CDDI RTT SMIC BTS CAP BEP BAC VAE DUT BUT CQP RQTH CSE DRH DAF DGS PDG CEO CTO CFO COO CIO CMO CHRO PDF CV PS PJ RSVP ASAP FAQ FYI TBC TBD ETA EOD URL SMS USA RGPD GDPR GMT UTC CET CEST BST EST EDT CST CDT MST MDT PST PDT".split(
    " ",
  ),
);

/** The short forms of a title of three words or more: "CSM", and "ML engineer" of "Machine Learning Engineer". */
function shortForms(title: string): readonly RegExp[] {
  const words = wordsIn(title);
  const last = words.at(-1) ?? "";
  if (words.length < 3) return [];
  const [whole, first] = [initialsOf(words), initialsOf(words.slice(0, -1))];
  return [
    { initials: whole, rest: "" },
    { initials: first, rest: ` (?i:${last})` },
  ]
    .filter(({ initials }) => !commonInitials.has(initials))
    .map(
      ({ initials, rest }) => new RegExp(`(?<![\\p{L}\\d])${initials}${rest}(?![\\p{L}\\d])`, "u"),
    );
}

/** A line of a signature without a mark above it: short, and no sentence. */
const isClosingLine = (line: string) => line.length <= 60 && !/[.!?…:]\s*$/.test(line);

/** A mail without its subject, and without the lines at its end that give the sender's name and post. */
function withoutSender(written: string): string {
  const [, ...lines] = written.split("\n");
  const body = splitSignature(lines.join("\n"))[0].split("\n");
  return body.slice(0, body.findLastIndex((line) => !isClosingLine(line)) + 1).join("\n");
}

/** Where a mail names a job by a short form that no other job of the employer has. */
function shortFormIn(
  title: string,
  titles: readonly string[],
  written: string,
): "subject" | "text" | undefined {
  // Most mails have none of the initials, and need no patterns.
  if (!written.includes(initialsOf(wordsIn(title)).slice(0, -1))) return undefined;
  const others = titles.filter((other) => other !== title).flatMap(shortForms);
  const own = shortForms(title).filter((form) =>
    others.every(({ source }) => source !== form.source),
  );
  const isIn = (text: string) => own.some((form) => form.test(text));
  if (isIn(written.split("\n", 1)[0] ?? "")) return "subject";
  const isNamed = withoutSender(written)
    .split(/[.!?\n]/)
    .some((sentence) => isIn(sentence) && plain(sentence).split(" ").some(isOfJob));
  return isNamed ? "text" : undefined;
}

/** How a mail names a job. @param titles Of all known jobs of the employer. */
export function titleIn(
  title: string,
  titles: readonly string[],
  mail: TitleText,
): "title" | "partOfTitle" | undefined {
  const isWhole = (one: string) =>
    hasAllWords(one, mail.words) &&
    [mail.subject, mail.text].some(
      (text) => text.includes(one) && !isInLongerName(one, text, titles),
    );
  if (isWhole(title)) return "title";
  const shortForm = shortFormIn(title, titles, mail.written);
  if (shortForm === "subject" && !titles.some(isWhole)) return "title";
  const isPart =
    shortForm !== undefined || hasPartOfTitle(title, mail) || isTold(title, titles, mail);
  return isPart ? "partOfTitle" : undefined;
}
