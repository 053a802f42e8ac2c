import { describe, expect, test } from "vitest";
import { appBudgets, publicPageBudgets, measureBuild, type BuiltFile } from "./build-sizes.ts";

const budgets = [...publicPageBudgets, ...appBudgets];
const modules = [...new Set(budgets.flatMap((budget) => budget.modules))];
/** One chunk per module; all import the same shared one. */
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
  test("count each file once, without files that are loaded already", () => {
    const weighed = measureBuild(budgets, files, (name) => (name === "react.js" ? 1000 : 10));
    expect(weighed.every(({ isWithin }) => isWithin)).toBe(true);
    const [publicPages, signIn, styles, , furtherRoute] = weighed;
    expect(publicPages).toMatchObject({ name: "the script of the public pages", bytes: 1030 });
    expect(styles).toMatchObject({ name: "the styles of the front page", bytes: 50 });
    expect(signIn).toMatchObject({ name: "signing in", bytes: 1050 });
    expect(furtherRoute?.bytes).toBe(20);
  });

  test("exceed a budget by one byte", () => {
    const weigh = (bytes: number) =>
      measureBuild(budgets, files, (name) => (name === "react.js" ? bytes : 0)).map(
        ({ isWithin }) => isWithin,
      );
    expect(weigh(25_000)).not.toContain(false);
    expect(weigh(25_001).indexOf(false)).toBe(0);
    const styled = (bytes: number) =>
      measureBuild(budgets, files, (name) => (name === "frame.css" ? bytes : 0)).filter(
        ({ isWithin }) => !isWithin,
      );
    expect(styled(17_000)).toEqual([]);
    expect(styled(17_001).map(({ name }) => name)).toEqual(["the styles of the front page"]);
  });

  test("are 0 for a page that was not built", () => {
    expect(() => measureBuild(budgets, files.slice(0, 3), () => 0)).toThrow(
      "no file was built for",
    );
  });
});
