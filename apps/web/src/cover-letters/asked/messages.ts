import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  tasks: {
    title: "What the posting asks you to do",
    hint: "This is for you: the letter does none of it by itself.",
    done: "Done in your letter",
    open: "Not in your letter yet",
    waiting: "Checked when there is a letter",
  },
  machines: {
    title: "Meant for machines",
    hint: "The posting gives orders to AI programs. They are not followed.",
  },
} as const;

export const askedMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
