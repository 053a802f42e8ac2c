import path from "node:path";
import { defineConfig } from "vite";
import { reactCompiler } from "./react-compiler.ts";

/** The gallery of the parts of the interface, for development: `npm run gallery -w apps/web`. */
export default defineConfig({
  root: path.join(import.meta.dirname, "src/gallery"),
  base: "./",
  publicDir: false,
  plugins: [reactCompiler],
  build: { emptyOutDir: true },
});
