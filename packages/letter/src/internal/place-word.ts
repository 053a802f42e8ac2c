import { cities } from "@postulo/lexicon/cities";
import { fold } from "@postulo/lexicon/fold";
import { countryAliases, regionNames } from "@postulo/lexicon/places";

/** Cities whose names are also words that begin wishes: "Reading of plans", "Sens du service". */
const alsoWords = new Set(["reading", "bath", "cork", "nice", "tours", "lens", "sens"]);
const places = new Set([...regionNames, ...countryAliases, ...cities]);

/** Whether a word is the name of a place, and keeps its capital inside a sentence. */
export const isPlaceWord = (word: string): boolean =>
  places.has(fold(word)) && !alsoWords.has(fold(word));
