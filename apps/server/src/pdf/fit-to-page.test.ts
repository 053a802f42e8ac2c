import { expect, test } from "vitest";
import { type Fit, fitToPage } from "./fit-to-page.ts";

/** Each needs less room than the one before. */
const onePage = [14, 12, 10].flatMap((size) => [1.5, 1, 0].map((air) => ({ size, air })));
const morePages = [{ size: 12, air: 1 }];

/** Of a document with so many lines: what was found, and how many fits were compiled. */
function fitted(lines: number, guess?: number) {
  let compiled = 0;
  const compile = ({ size, air }: Fit) => {
    compiled += 1;
    return { numOfPages: Math.ceil((lines * (size + air)) / 500) };
  };
  const { fit, document } = fitToPage(compile, {
    onePage,
    morePages,
    ...(guess === undefined ? {} : { guess }),
  });
  return { fit, pages: document.numOfPages, compiled };
}

test("a guess changes how many pages are compiled, not which is found", () => {
  for (let lines = 1; lines < 120; lines += 1) {
    const { fit, pages } = fitted(lines);
    for (const guess of onePage.keys()) expect(fitted(lines, guess)).toMatchObject({ fit, pages });
  }
});

test("a right guess needs two pages at most, one of the largest and one for a document of more pages", () => {
  for (let lines = 38; lines < 50; lines += 1) {
    const { fit, pages } = fitted(lines);
    if (pages > 1) continue;
    expect(
      fitted(
        lines,
        onePage.findIndex((one) => one === fit),
      ).compiled,
    ).toBeLessThanOrEqual(2);
  }
  expect(fitted(10, 0)).toMatchObject({ fit: onePage[0], compiled: 1 });
  expect(fitted(60, onePage.length - 1)).toMatchObject({ pages: 2, compiled: 2 });
});
