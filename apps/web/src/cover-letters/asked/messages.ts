import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  tasks: {
    title: "What the posting asks you to do",
    hint: "This is for you to do; what can be checked in your letter is marked.",
    done: "Done in your letter",
    open: "Not in your letter yet",
    waiting: "Checked when there is a letter",
  },
  styleHint: {
    prose: "Lines that begin with a verb become sentences; the others stay lines.",
    table:
      "The columns need lines of your profile that answer the posting; all other lines are quoted.",
  },
  otherLanguage: {
    en: "This letter would be in English, but your profile is not.",
    fr: "This letter would be in French, but your profile is not.",
    effect:
      "Without an AI model, lines of your profile are quoted in their own language only: the letter would list your positions instead.",
    model: {
      en: "The AI model {model} writes it in English. A comparison with a profile in another language cannot confirm everything: what it cannot is listed for you to check.",
      fr: "The AI model {model} writes it in French. A comparison with a profile in another language cannot confirm everything: what it cannot is listed for you to check.",
    },
  },
  writeIn: { en: "Write it in English", fr: "Write it in French" },
} as const;

export const askedMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
