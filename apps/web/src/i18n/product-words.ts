import { productMessages as english } from "@postulo/i18n/product-messages.en";
import { defineCatalogue } from "./catalogue.ts";

/** What stages, priorities, next actions, plans... are called: `t("stages.applied")`. */
export const productWords = defineCatalogue(english, {
  fr: () => import("@postulo/i18n/product-messages.fr"),
});
