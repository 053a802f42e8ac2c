import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generatedModules, lexiconFolder, readLexicon } from "./src/lexicon.ts";

/** `npm run lexicon`: compiles data and patterns into the modules of src/generated. */
const folder = path.join(lexiconFolder, "src/generated");
const modules = generatedModules(readLexicon());
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, text] of modules) writeFileSync(path.join(folder, `${name}.ts`), text);
