import {
  degreeScore,
  organisationScore,
  roleScore,
  schoolScore,
  subjectScore,
} from "../text/word-scores.ts";

/** How likely a text names what an entry is about, or an organisation, from 0 to 1. */
export interface Vocabulary {
  readonly title: (text: string) => number;
  readonly organisation: (text: string) => number;
  /** How likely it names the subject of a study; absent for positions. */
  readonly subject?: (text: string) => number;
  /** Whether a word of the text belongs to the names of such entries. */
  readonly knows: (text: string) => boolean;
}

/** People work at schools too. */
const employerScore = (text: string) => Math.max(organisationScore(text), 0.9 * schoolScore(text));

export const positionWords: Vocabulary = {
  title: roleScore,
  organisation: employerScore,
  knows: (text) => roleScore(text) + employerScore(text) > 0,
};
/** Courses are often named by the occupation that they lead to. */
const courseScore = (text: string) => Math.max(degreeScore(text), 0.7 * roleScore(text));

export const studyWords: Vocabulary = {
  title: courseScore,
  organisation: schoolScore,
  subject: subjectScore,
  knows: (text) => degreeScore(text) + schoolScore(text) > 0,
};

/** Calls `read` once for each text. */
export function oncePerText<Read extends number | boolean>(
  read: (text: string) => Read,
): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** The vocabulary, which reads each text once. */
export const memoizedVocabulary = ({
  title,
  organisation,
  subject,
  knows,
}: Vocabulary): Vocabulary => ({
  title: oncePerText(title),
  organisation: oncePerText(organisation),
  ...(subject && { subject: oncePerText(subject) }),
  knows: oncePerText(knows),
});
