import { masterCv } from "@postulo/cv/master-cv";
import { matchPosting } from "@postulo/cv/match-posting";
import { shownParts } from "@postulo/cv/requirement-account";
import { proposeVersion } from "@postulo/cv/propose-version";
import { writeCv } from "@postulo/cv/write-cv";
import { cvTemplateNames, defaultCvTemplate } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { createCvPrinter } from "../print-cv.ts";
import { renderCv } from "../render-cv.ts";
import { pageTexts } from "./page-text.ts";

export { cvTemplateNames };
export { lowestScore, measureReadback, readabilityDocument } from "./readback-table.ts";

export type CvPair = {
  readonly profile: StoredProfile;
  readonly jobDescription: string;
  readonly language: LetterLanguage;
};

const print = createCvPrinter();

/** Composes a version, as a server does. */
export const composeVersion = (pair: CvPair) =>
  writeCv({ ...pair, fallbackLanguage: pair.language });

/** Composes a version and prints it, in another template each time, because Typst caches its results. */
export async function printVersion(pair: CvPair, at: number): Promise<void> {
  const outcome = composeVersion(pair);
  if (outcome.kind !== "written") throw new Error(outcome.kind);
  const template = cvTemplateNames[at % cvTemplateNames.length];
  const document = { ...outcome.document, headline: `${outcome.document.headline} ${at}` };
  await renderCv(document, { template, paper: "a4", format: "pdf" }, print);
}

const joined = (text: string) => text.replaceAll(/\s+/g, "");

/** The musts of a posting that the profile proves, and how many of them are proven on the first page of the version. */
export async function mustsOnFirstPage(
  { profile, jobDescription, language }: CvPair,
  at: number,
): Promise<{ readonly proven: number; readonly onFirstPage: number }> {
  const master = masterCv(profile, language);
  const match = matchPosting(master, jobDescription);
  const template = cvTemplateNames[at % cvTemplateNames.length] ?? defaultCvTemplate;
  const { document } = proposeVersion(master, match, { paper: "a4", template });
  const { content } = await renderCv(document, { template, paper: "a4", format: "pdf" }, print);
  const [page = ""] = await pageTexts(content);
  const text = joined(page);
  const texts = new Map(shownParts(document).map((part) => [part.id, joined(part.text)]));
  const proven = match.requirements.filter(
    ({ kind, provenBy }) => kind === "must" && provenBy.length > 0,
  );
  const isShown = (id: string) => {
    const part = texts.get(id);
    return part !== undefined && text.includes(part);
  };
  return {
    proven: proven.length,
    onFirstPage: proven.filter(({ provenBy }) => provenBy.some(isShown)).length,
  };
}
