import { expect, test } from "vitest";
import { codeGroups, isModule, missingModules } from "./code-groups.ts";

const modules = codeGroups.flatMap((group) => group.modules);

test("every module of a group exists", () => {
  expect(modules.length).toBeGreaterThan(0);
  const files = Object.keys(import.meta.glob("./**/*.{ts,tsx}"));
  const missing = modules.filter((module) => !files.includes(module.replace(/^src/, ".")));
  expect(missing).toEqual([]);
});

test("a module that was renamed is missing from the build", () => {
  const ids = modules.map((module) => `/somewhere/apps/web/${module}?client-route`);
  expect(missingModules(ids)).toEqual([]);
  const renamed = ids.map((id) => id.replace("routes/dashboard.tsx", "routes/board.tsx"));
  expect(missingModules(renamed)).toEqual(["src/routes/dashboard.tsx"]);
});

test("a module is known by its whole path", () => {
  expect(isModule("/a/apps/web/src/root.tsx", "src/root.tsx")).toBe(true);
  expect(isModule("/a/apps/web/src/routes/root.tsx", "src/root.tsx")).toBe(false);
  expect(isModule("/a/apps/web/src/root.tsx.map", "src/root.tsx")).toBe(false);
});
