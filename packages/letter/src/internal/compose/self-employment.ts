import { fold } from "@postulo/lexicon/fold";
import { ownRelative } from "@postulo/lexicon/quotable-lines";

const selfEmployed = new Set([
  "freelance",
  "freelancer",
  "self-employed",
  "self employed",
  "sole trader",
  "own business",
  "auto entrepreneur",
  "micro-entrepreneur",
  "travailleur independant",
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

/** What is in an employer's place where there is none: "(sans emploi)", "unemployed". */
const noEmployer =
  /^(?:sans emploi|chomage|unemployed|between jobs|career break|n\/?a|none|neant|-+)$/;

/** A date that got into the field of the employer: "Jan 2019", "2015-2018". */
const onlyDate = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?: ?[-–] ?(?:19|20)\d\d)?$/u;

/** Without brackets: "A mon compte (auto entrepreneur)", "(sans emploi)". */
const bare = (organisation: string) =>
  fold(organisation)
    .replace(/ \([^()]*\)$/, "")
    .replace(/^\((.*)\)$/, "$1")
    .trim();

/** The name of an employer, or "" where there is none: a carer of a relative works at home. */
export const employerName = (organisation: string) =>
  ownHome.has(bare(organisation)) ||
  [noEmployer, onlyDate, ownRelative].some((one) => one.test(bare(organisation)))
    ? ""
    : organisation;

/** Whether an organisation is the person: "Freelance" is nobody's employer. */
export const isSelfEmployment = (organisation: string) => selfEmployed.has(bare(organisation));
