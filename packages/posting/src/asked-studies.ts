import { memoize } from "@postulo/evidence/memoize";
import { askedStudies, askedStudiesCode } from "@postulo/lexicon/degrees";
import { contentStems } from "@postulo/evidence/word-stems";
import { wordsOf } from "@postulo/evidence/words";

const experience = /(?<!\p{L})(?:experience|expérience)(?!\p{L})/iu;
const orExperience = /(?<!\p{L})(?:or|ou)(?!\p{L}).*(?:experience|expérience)(?!\p{L})/iu;

const namesStudies = (text: string) => askedStudies.test(text) || askedStudiesCode.test(text);

/** "Experience of X", which no degree proves; "Degree in X or equivalent experience" is proven by one. */
export const isForExperience = memoize(
  (text) => experience.test(text) && !namesStudies(text) && !orExperience.test(text),
);

/** "Formation bac+3 en logistique", which no job proves, and no skill. */
export const isForStudies = memoize((text) => namesStudies(text) && !orExperience.test(text));

/** Words of wishes for a degree that name no subject: "or equivalent, in a related field". */
const subjectless = contentStems(
  `qualification qualified level educated related relevant field subject discipline area equivalent higher good similar accredited university college required preferred
   niveau domaine pertinent pertinente connexe lié équivalent orientation spécialité universitaire supérieur supérieure professionnel professionnelle pro obtenu atout titulaire état honours honors hons exigé requis souhaité formation bac
   major minor award minimum least level standard hold have similar recognised`,
);

/** Without the names of degrees: "in electrical engineering" of "HND in electrical engineering". */
const withoutDegrees = (text: string) =>
  [askedStudies, askedStudiesCode].reduce(
    (rest, { source, flags }) => rest.replace(new RegExp(source, `${flags}g`), " "),
    text,
  );

/** Words of studies with the same first letters are of one subject: "comptable", "comptabilité". */
const subjectLetters = 6;

/** Whether a study may be the one that a wish is for: it has a word of the subject, or no subject is asked for. */
export function answersStudies(wish: string, title: string): boolean {
  const subject = [...contentStems(withoutDegrees(wish))].filter((stem) => !subjectless.has(stem));
  const own = new Set([...contentStems(title)].map((stem) => stem.slice(0, subjectLetters)));
  return subject.length === 0 || subject.some((stem) => own.has(stem.slice(0, subjectLetters)));
}

/** A subject by its initials: IT, HR, « RH », « MCO ». */
const acronym = /^\p{Lu}{2,5}$/u;
/** In capitals, and no subject. */
const noSubject = new Set([
  "UK",
  "EU",
  "US",
  "UE",
  "FR",
  "NFQ",
  "QQI",
  "RQF",
  "EQF",
  "RNCP",
  "NVQ",
]);

const namesSubject = (raw: string) =>
  acronym.test(raw)
    ? !noSubject.has(raw)
    : [...contentStems(raw)].some((stem) => !subjectless.has(stem));

/** The words of a wish for studies that name their subject. */
export const subjectOf = (wish: string): readonly string[] =>
  wordsOf(withoutDegrees(wish))
    .map(({ raw }) => raw)
    .filter(namesSubject);

const initialsOf = (words: readonly string[]) =>
  words.map((raw) => raw.slice(0, 1).toUpperCase()).join("");

/** Whether a title has initials as they are written, or the words that they stand for: IT of "Information Technology". */
function hasInitials(initials: string, title: string): boolean {
  const words = wordsOf(title).map(({ raw }) => raw);
  const saying = words.filter((raw) => contentStems(raw).size > 0);
  const listed = words.filter((raw) => !/^(?:and|et)$/i.test(raw));
  return (
    words.includes(initials) || [saying, listed].some((some) => initialsOf(some).includes(initials))
  );
}

/** Whether a title has the subject that a wish names by its initials alone; true for a wish without one, or with several. */
export function answersInitials(wish: string, title: string): boolean {
  const [only, ...others] = subjectOf(wish);
  return only === undefined || others.length > 0 || !acronym.test(only) || hasInitials(only, title);
}

const linkBefore =
  /(?:^|[,(–:-]|(?<!\p{L})(?:in|of|en|de|du|la|and|et|les?|option|spécialité|mention|parcours)|[ld]['’]) ?$/iu;
const endBehind = /^(?:$|[,()–:-]| \p{Lu}{2}| (?:des entreprises|administrative)(?!\p{L}))/u;
/** "Comptabilité et gestion", "Business and Management": the whole of a title but for one word joined to it. */
const joinedBehind = /^ (?:and|et) [\p{L}'’-]+ ?$/u;

/** Whether a word stands in a title by itself: "Gestion" of "BTS Gestion", not of "Gestion forestière". */
function standsAlone(word: string, title: string): boolean {
  const named = withoutDegrees(title);
  const stem = [...contentStems(word)].join();
  return wordsOf(named).some(
    ({ raw, start, end }) =>
      [...contentStems(raw)].join() === stem &&
      linkBefore.test(named.slice(0, start).trimEnd()) &&
      [endBehind, joinedBehind].some((behind) => behind.test(named.slice(end))),
  );
}

/** Whether a title of studies has a whole subject; one of a single word by itself. */
export function isSubject(subject: readonly string[], title: string): boolean {
  const own = contentStems(title);
  const [only, ...others] = subject;
  if (only === undefined) return true;
  if (others.length === 0 && !acronym.test(only)) return standsAlone(only, title);
  return subject.every((word) =>
    acronym.test(word) ? hasInitials(word, title) : contentStems(word).isSubsetOf(own),
  );
}
