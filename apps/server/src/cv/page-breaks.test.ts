import { cvTemplateNames, cvTemplates, type CvTemplateName } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { Paper } from "@postulo/domain/paper";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { openTypst } from "../pdf/typst.ts";
import { cvTemplateFiles, endOf, fitCv } from "./print-cv.ts";
import { renderCv } from "./render-cv.ts";
import { type CareerLength, inventedCareer } from "./testing/invented-careers.ts";
import { breakProblems } from "./testing/page-breaks.ts";
import { pageTexts } from "./testing/page-text.ts";

const typst = await openTypst(...cvTemplateFiles);

type Sheet = { readonly paper: Paper; readonly language: LetterLanguage };

async function printed(career: CareerLength, template: CvTemplateName, { paper, language }: Sheet) {
  const document = inventedCareer(language, career);
  const { accent } = cvTemplates[template];
  const page = { document, template, paper, accent, title: "CV" };
  const fitted = fitCv(page, typst);
  const texts = await pageTexts(typst.pdf(fitted.document, new Date(0), true));
  const end = endOf(fitted.document, typst);
  typst.evictCache(12);
  return {
    pages: texts.length,
    size: fitted.fit.size,
    end,
    problems: breakProblems(document, texts),
  };
}

const sheets: readonly Sheet[] = [
  { paper: "a4", language: "en" },
  { paper: "us-letter", language: "en" },
  { paper: "a4", language: "fr" },
];
/** As a share of the height of the last page. */
const leastOfOne = 0.55;
const leastOfMore = 0.4;

test.each(cvTemplateNames)(
  "three jobs are one page that is well filled in %s",
  async (template) => {
    for (const sheet of sheets.slice(0, 2)) {
      const { pages, size, end } = await printed(
        { jobs: 3, lines: 4, isWordy: false },
        template,
        sheet,
      );
      expect(pages).toBe(1);
      expect(size).toBeGreaterThanOrEqual(10);
      expect(end).toBeGreaterThan(leastOfOne);
    }
  },
);

test.each(cvTemplateNames)(
  "long careers are broken well in %s, and their last page is not nearly empty",
  async (template) => {
    const careers = [
      { jobs: 4, lines: 9, isWordy: true },
      { jobs: 9, lines: 1, isWordy: false },
      { jobs: 10, lines: 3, isWordy: true },
    ];
    for (const [at, career] of careers.entries()) {
      const sheet = sheets[at % sheets.length] ?? { paper: "a4", language: "en" };
      const { pages, size, end, problems } = await printed(career, template, sheet);
      expect.soft(problems, JSON.stringify({ career, sheet })).toEqual([]);
      expect(size).toBeGreaterThanOrEqual(10);
      expect.soft(end, JSON.stringify({ career, sheet })).toBeGreaterThan(leastOfMore);
      expect.soft(pages).toBeLessThanOrEqual(2);
    }
  },
);

test("what needs more than two pages fills the third", async () => {
  const career = { jobs: 14, lines: 6, isWordy: true };
  const { pages, end, problems } = await printed(career, "plain", { paper: "a4", language: "fr" });
  expect(pages).toBeGreaterThan(2);
  expect(end).toBeGreaterThan(leastOfMore);
  expect(problems).toEqual([]);
});

test("what is longer than a page is printed whole", async () => {
  const { problems, pages } = await printed({ jobs: 1, lines: 90, isWordy: true }, "split", {
    paper: "a4",
    language: "en",
  });
  expect(pages).toBeGreaterThan(2);
  expect(problems.filter((problem) => !problem.includes("as a whole"))).toEqual([]);
});

test("a Word document leaves no line of an entry alone on a page", async () => {
  const document = inventedCareer("en", { jobs: 1, lines: 5, isWordy: false });
  const { content } = await renderCv(document, { paper: "a4", format: "docx" });
  const xml = strFromU8(
    unzipSync(new Uint8Array(content))["word/document.xml"] ?? new Uint8Array(),
  );
  const bullets = xml.split("<w:p>").filter((paragraph) => paragraph.includes("<w:numPr>"));
  expect(bullets.map((bullet) => bullet.includes("<w:keepNext/>"))).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});
