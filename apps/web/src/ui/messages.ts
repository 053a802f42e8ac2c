import { defineCatalogue } from "../i18n/catalogue.ts";
import { messages } from "./messages.en.ts";

/** The texts of the frame around every page and of the shared pieces. */
export const uiMessages = defineCatalogue(messages, () => import("./messages.fr.ts"));
