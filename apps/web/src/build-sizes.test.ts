import { describe, expect, test } from "vitest";
import { budgets, weighBuild, type BuiltFile } from "./build-sizes.ts";

const modules = [...new Set(budgets.flatMap((budget) => budget.modules))];
/** One file for each module; all import the same one. */
const files: readonly BuiltFile[] = [
  { fileName: "frame.js", imports: ["react.js"], styles: ["frame.css"], facade: undefined },
  { fileName: "react.js", imports: ["frame.js"], styles: [], facade: undefined },
  ...modules.map((module) => ({
    fileName: `${module}.js`,
    imports: ["frame.js"],
    styles: ["frame.css", `${module}.css`],
    facade: `/somewhere/apps/web/${module}?client-route`,
  })),
];

describe("the sizes of a build", () => {
  test("count each file once, and not what is there already", () => {
    const weighed = weighBuild(files, (name) => (name === "react.js" ? 1000 : 10));
    expect(weighed.every(({ isKept }) => isKept)).toBe(true);
    const [frontPage, styles, , furtherRoute] = weighed;
    expect(frontPage).toMatchObject({ name: "the front page", bytes: 1050 });
    expect(styles).toMatchObject({ name: "the styles of the front page", bytes: 50 });
    expect(furtherRoute?.bytes).toBe(20);
  });

  test("break a budget by one byte", () => {
    const weigh = (bytes: number) =>
      weighBuild(files, (name) => (name === "react.js" ? bytes : 0)).map(({ isKept }) => isKept);
    expect(weigh(210_000)).not.toContain(false);
    expect(weigh(210_001).indexOf(false)).toBe(0);
    const styled = (bytes: number) =>
      weighBuild(files, (name) => (name === "frame.css" ? bytes : 0)).filter(
        ({ isKept }) => !isKept,
      );
    expect(styled(16_000)).toEqual([]);
    expect(styled(16_001).map(({ name }) => name)).toEqual(["the styles of the front page"]);
  });

  test("are of nothing when a page was not built", () => {
    expect(() => weighBuild(files.slice(0, 3), () => 0)).toThrow("no file was built for");
  });
});
