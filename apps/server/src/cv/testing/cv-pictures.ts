import { masterCv } from "@postulo/cv/master-cv";
import { cvTemplateNames, type CvTemplateName } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import { createCvPrinter } from "../print-cv.ts";
import { renderCv } from "../render-cv.ts";
import { readbackPeople } from "./readback-people.ts";

/** Who fills most of a page. */
function drawnPerson(language: LetterLanguage) {
  const [longest] = readbackPeople
    .filter((person) => person.language === language)
    .toSorted((a, b) => JSON.stringify(b.profile).length - JSON.stringify(a.profile).length);
  if (!longest) throw new Error(`There is no person for ${language}`);
  return longest.profile;
}

/** The CV of an invented person in each template, as SVG. */
export async function drawCvTemplates(
  language: LetterLanguage,
): Promise<readonly { readonly template: CvTemplateName; readonly svg: Buffer }[]> {
  const print = createCvPrinter();
  const document = masterCv(drawnPerson(language), language);
  return Promise.all(
    cvTemplateNames.map(async (template) => {
      const { content } = await renderCv(document, { template, paper: "a4", format: "svg" }, print);
      return { template, svg: content };
    }),
  );
}
