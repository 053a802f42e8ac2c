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

/** Whether an organisation is the person's home: a carer of a relative has no employer. */
export const isOwnHome = (organisation: string) => ownHome.has(fold(organisation).trim());

/** Whether an organisation is the person: "Freelance" is nobody's employer. */
export const isSelfEmployment = (organisation: string) =>
  selfEmployed.has(fold(organisation).trim());
