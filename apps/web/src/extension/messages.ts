import { defineCatalogue } from "../i18n/catalogue.ts";
import { messages } from "./messages.en.ts";

export const extensionMessages = defineCatalogue(messages, () => import("./messages.fr.ts"));
