import { fold } from "@postulo/lexicon/fold";

const selfEmployed =
  /^(?:freelance|freelancer|self[- ]employed|sole trader|independante?|a mon compte|auto-?entrepreneure?|micro-?entreprise)$/;

/** Whether an organisation is the person: "Freelance" is nobody's employer. */
export const isSelfEmployment = (organisation: string) =>
  selfEmployed.test(fold(organisation).trim());
