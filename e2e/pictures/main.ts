import { execFileSync } from "node:child_process";
import path from "node:path";
import { ServerProcess } from "@postulo/server/testing/server-process";
import { makeCvTemplates } from "./cv-templates.ts";
import { startDemo, type DemoServer } from "./demo-server.ts";
import { makeFilm } from "./film.ts";
import { makeIcons } from "./icons.ts";
import { languages, type Language } from "./looks.ts";
import { makeSharePictures } from "./share-pictures.ts";
import { makeSlides } from "./slides.ts";
import { makeStorePictures } from "./store-pictures.ts";

const root = path.join(import.meta.dirname, "../..");

const isLanguage = (word: string) => languages.some((language) => language === word);
const selected = process.argv.slice(2);
const selectedKinds = selected.filter((word) => !isLanguage(word));
const selectedLanguages = languages.filter(
  (language) => !selected.some(isLanguage) || selected.includes(language),
);

async function drawShares(): Promise<void> {
  const server = await ServerProcess.start();
  try {
    await makeSharePictures(server.url);
  } finally {
    await server.discard();
  }
}

/** In each language, with the demo of that language. */
async function withDemos(
  make: (demo: DemoServer, language: Language) => Promise<void>,
): Promise<void> {
  const build = ["run", "build", "-w", "apps/extension", "--", "--variant", "test"];
  execFileSync("npm", build, { cwd: root, stdio: "inherit" });
  for (const language of selectedLanguages) {
    const demo = await startDemo(language);
    try {
      await make(demo, language);
    } finally {
      await demo.stop();
    }
  }
}

/** `npm run pictures` makes all that is committed; `npm run pictures -- slides fr` one kind of it, in one language. */
const kinds = {
  icons: makeIcons,
  share: drawShares,
  templates: makeCvTemplates,
  slides: () => withDemos(makeSlides),
  film: () => withDemos(makeFilm),
  store: () => withDemos(makeStorePictures),
};
for (const [kind, make] of Object.entries(kinds)) {
  if (selectedKinds.length === 0 || selectedKinds.includes(kind)) await make();
}
