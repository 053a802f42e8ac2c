import type { CvEntry } from "./cv-document.ts";

const contracts = [
  "cdd|cdi|int[ée]rim(?:aire)?|stage|alternance|apprentissage|vacations?|temps partiel",
  "agency|temp(?:orary)?|fixed[ -]term|contract|casual|bank|part[ -]time",
].join("|");

/** What the title of a job says of its contract, which is no part of what a person is: "(CDD)", "(agency)". */
const contract = new RegExp(` \\((?:${contracts})\\)$`, "iu");

/** The title of a job as the headline of a CV. */
export const headlineOf = ({ title }: Pick<CvEntry, "title">): string =>
  title.replace(contract, "");
