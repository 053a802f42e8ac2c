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

/** Whether an organisation is the person: "Freelance" is nobody's employer. */
export const isSelfEmployment = (organisation: string) =>
  selfEmployed.has(fold(organisation).trim());
