import { build } from "vite";

/** Writes the engine's classification as one classic script, for measuring it on pages of all kinds. */
await build({
  configFile: false,
  logLevel: "warn",
  root: import.meta.dirname,
  build: {
    outDir: "dist",
    emptyOutDir: true,
    minify: false,
    target: "esnext",
    lib: {
      entry: "src/classify-bundle.ts",
      formats: ["iife"],
      name: "autofillClassify",
      fileName: () => "classify.js",
    },
  },
});
