import { askedStudies, askedStudiesCode } from "@postulo/lexicon/degrees";
import { contentStems } from "@postulo/evidence/word-stems";

const experience = /(?<!\p{L})(?:experience|expérience)(?!\p{L})/iu;
const orExperience = /(?<!\p{L})(?:or|ou)(?!\p{L}).*(?:experience|expérience)(?!\p{L})/iu;

const namesStudies = (text: string) => askedStudies.test(text) || askedStudiesCode.test(text);

/** "Experience of X", which no degree proves; "Degree in X or equivalent experience" is proven by one. */
export const isForExperience = (text: string) =>
  experience.test(text) && !namesStudies(text) && !orExperience.test(text);

/** "Formation bac+3 en logistique", which no job proves, and no skill. */
export const isForStudies = (text: string) => namesStudies(text) && !orExperience.test(text);

/** Words of wishes for a degree that name no subject: "or equivalent, in a related field". */
const subjectless = contentStems(
  `qualification qualified level educated related relevant field subject discipline area equivalent higher good similar accredited university college required preferred
   niveau domaine pertinent pertinente connexe lié équivalent orientation spécialité universitaire supérieur supérieure professionnel professionnelle pro obtenu atout titulaire exigé requis souhaité formation`,
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
