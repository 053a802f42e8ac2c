import { pathToFileURL } from "node:url";
import { detectableLanguages } from "@postulo/evidence/detectable-languages";
import type { Plugin } from "vite";

interface NgramsModule {
  readonly ngramsData: {
    readonly type: string;
    /** ISO code by index. */
    readonly languages: Readonly<Record<string, string>>;
    /** Frequency by index of the language, by n-gram. */
    readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

const ngramsModule = "/eld/src/ngrams/extrasmall.js";

/** Keeps the languages that are told apart: a fifth of the data. The scores of a language do not depend on the others. */
export const languageSubset: Plugin = {
  name: "postulo:language-subset",
  applyToEnvironment: ({ name }) => name === "client",
  async load(id) {
    if (!id.endsWith(ngramsModule)) return undefined;
    const { ngramsData }: NgramsModule = await import(pathToFileURL(id).href);
    const isKept = ([index]: [string, unknown]) =>
      detectableLanguages.includes(ngramsData.languages[index] ?? "");
    const kept = Object.entries(ngramsData.ngrams).flatMap(([ngram, frequencies]) => {
      const own = Object.entries(frequencies).filter(isKept);
      return own.length > 0 ? [[ngram, Object.fromEntries(own)]] : [];
    });
    const data = { ...ngramsData, ngrams: Object.fromEntries(kept) };
    return `export const ngramsData = JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
  },
  generateBundle(_, bundle) {
    const isBuilt = Object.values(bundle).some(
      (file) => file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(ngramsModule)),
    );
    if (!isBuilt) this.error(`no module was built for ${ngramsModule}`);
  },
};
