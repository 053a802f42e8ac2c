import { fold } from "@postulo/lexicon/fold";
/** Normalises for search: without accents, case and outer spaces. */
export const normalizeForSearch = (text: string) => fold(text).trim();
