import { productMessages as english } from "@postulo/i18n/product-messages.en";
import { defineCatalogue } from "./catalogue.ts";

/** Names of stages, priorities, next actions, plans...: `t("stages.applied")`. */
export const productMessages = defineCatalogue(english, {
  fr: () => import("@postulo/i18n/product-messages.fr"),
});
