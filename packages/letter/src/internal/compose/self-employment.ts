import { fold } from "@postulo/lexicon/fold";

const selfEmployed = new Set([
  "freelance",
  "freelancer",
  "self-employed",
  "self employed",
  "sole trader",
  "independant",
  "independante",
  "a mon compte",
  "auto-entrepreneur",
  "auto-entrepreneuse",
  "autoentrepreneur",
  "micro-entreprise",
]);

const ownHome = new Set([
  "at home",
  "home",
  "family",
  "a domicile",
  "a la maison",
  "chez moi",
  "maison",
  "famille",
]);

/** The name of an employer, or "" where there is none: a carer of a relative works at home. */
export const employerName = (organisation: string) =>
  ownHome.has(fold(organisation).trim()) ? "" : organisation;

/** Whether an organisation is the person: "Freelance" is nobody's employer. */
export const isSelfEmployment = (organisation: string) =>
  selfEmployed.has(fold(organisation).trim());
