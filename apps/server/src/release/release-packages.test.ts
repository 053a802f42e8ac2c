import { expect, test } from "vitest";
import { lockedPackages, mergeDependencies } from "./release-packages.ts";

test("the dependencies of all packages are merged, ours left out", () => {
  const merged = mergeDependencies([
    { name: "server", dependencies: { "@postulo/domain": "*", pg: "8.0.0" } },
    { name: "postgres", dependencies: { pg: "8.0.0" }, optionalDependencies: { native: "1.0.0" } },
  ]);
  expect(merged).toEqual({
    dependencies: { pg: "8.0.0" },
    optionalDependencies: { native: "1.0.0" },
  });
});

test("two versions of a dependency are an error", () => {
  const manifests = ["1.0.0", "2.0.0"].map((pg) => ({ name: pg, dependencies: { pg } }));
  expect(() => mergeDependencies(manifests)).toThrow("pg is required as 1.0.0 and as 2.0.0");
});

test("only packages that the dependencies reach are locked, at the places where Node finds them", () => {
  const packages = {
    "": { version: "0.2.0" },
    "node_modules/pg": {
      version: "8.0.0",
      dependencies: { parse: "^1.0.0" },
      peerDependencies: { native: ">=1", pool: ">=1" },
      peerDependenciesMeta: { native: { optional: true } },
    },
    "node_modules/pg/node_modules/parse": { version: "1.0.0", dependencies: { split: "^1.0.0" } },
    "node_modules/parse": { version: "2.0.0" },
    "node_modules/split": { version: "1.0.0", dev: true },
    "node_modules/pool": { version: "1.0.0", peer: true },
    "node_modules/native": { version: "1.0.0", dependencies: { split: "^1.0.0" } },
    "node_modules/vitest": { version: "5.0.0", dev: true },
  };
  const needed = { dependencies: { pg: "8.0.0" }, optionalDependencies: { native: "1.0.0" } };
  expect(lockedPackages({ packages }, needed)).toEqual({
    "node_modules/native": { ...packages["node_modules/native"], optional: true },
    "node_modules/pg": packages["node_modules/pg"],
    "node_modules/pg/node_modules/parse": packages["node_modules/pg/node_modules/parse"],
    "node_modules/pool": { version: "1.0.0" },
    "node_modules/split": { version: "1.0.0" },
  });
});
