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

/** The part of a title's words that a mail has. */
function hasPartOfTitle(title: string, { words }: TitleText): boolean {
  const own = wordsIn(title).filter((word) => word.length > 2);
  const found = own.filter((word) => words.has(word) || words.has(`${word}s`));
  return own.length > 1 && found.length >= 2 && found.length >= own.length / 2;
}

const initialsOf = (words: readonly string[]) =>
  words.map((word) => word.charAt(0).toUpperCase()).join("");

/** The short forms of a title of three words or more: "CSM", and "ML engineer" of "Machine Learning Engineer". */
function shortForms(title: string): readonly RegExp[] {
  const words = wordsIn(title);
  const last = words.at(-1) ?? "";
  if (words.length < 3) return [];
  return [
    new RegExp(`(?<![\\p{L}\\d])${initialsOf(words)}(?![\\p{L}\\d])`, "u"),
    new RegExp(
      `(?<![\\p{L}\\d])${initialsOf(words.slice(0, -1))} (?i:${last})(?![\\p{L}\\d])`,
      "u",
    ),
  ];
}

/** Whether a mail names a job by a short form that no other job of the employer has. */
function hasShortForm(title: string, titles: readonly string[], written: string): boolean {
  // Most mails have none of the initials, and need no patterns.
  if (!written.includes(initialsOf(wordsIn(title)).slice(0, -1))) return false;
  const others = titles.filter((other) => other !== title).flatMap(shortForms);
  return shortForms(title).some(
    (form) => form.test(written) && others.every(({ source }) => source !== form.source),
  );
}

/** How a mail names a job. @param titles Of all known jobs of the employer. */
export function titleIn(
  title: string,
  titles: readonly string[],
  mail: TitleText,
): "title" | "partOfTitle" | undefined {
  const isIn = (text: string) => text.includes(title) && !isInLongerName(title, text, titles);
  if (hasAllWords(title, mail.words) && (isIn(mail.subject) || isIn(mail.text))) return "title";
  if (hasShortForm(title, titles, mail.written)) return "title";
  return hasPartOfTitle(title, mail) || isTold(title, titles, mail) ? "partOfTitle" : undefined;
}
