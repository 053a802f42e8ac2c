import { build } from "vite";

/** Bundles for measuring, each one classic script: the classification on pages of all kinds, the times on a long form. */
const bundles = [
  { entry: "src/bundles/classify-bundle.ts", fileName: "classify.js", name: "autofillClassify" },
  { entry: "src/bundles/measure-bundle.ts", fileName: "measure.js", name: "autofillMeasure" },
];

for (const { entry, fileName, name } of bundles) {
  await build({
    configFile: false,
    logLevel: "warn",
    root: import.meta.dirname,
    build: {
      outDir: "dist",
      emptyOutDir: false,
      minify: true,
      target: "esnext",
      lib: { entry, formats: ["iife"], name, fileName: () => fileName },
    },
  });
}
