import { defineCatalogue } from "../../i18n/catalogue.ts";
import { messages } from "./messages.en.ts";

/** Of what is opened from the header. */
export const shellMessages = defineCatalogue(messages, () => import("./messages.fr.ts"));
