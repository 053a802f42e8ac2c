import { productWords } from "./product-words.en.ts";
import { messages as fr } from "./product-words.fr.ts";
import { defineTranslators } from "./translators.ts";

/** What stages, next actions and the like are called, by language. */
export const translateProduct = defineTranslators(productWords, { fr });
