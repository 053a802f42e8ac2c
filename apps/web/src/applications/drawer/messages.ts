import { defineCatalogue } from "../../i18n/catalogue.ts";
import { messages } from "./messages.en.ts";

export const drawerMessages = defineCatalogue(messages, () => import("./messages.fr.ts"));
