import { productMessages } from "./product-messages.en.ts";
import { messages as fr } from "./product-messages.fr.ts";
import { defineTranslators } from "./translators.ts";

/** What stages, next actions and the like are called, by language. */
export const translateProduct = defineTranslators(productMessages, { fr });
