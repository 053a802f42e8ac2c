import { defineCatalogue } from "../i18n/catalogue.ts";

/** The names of the layouts of CVs and letters. */
export const messages = {
  template: {
    plain: "Plain",
    serif: "Serif",
    margin: "Margin",
    compact: "Compact",
    sidebar: "Sidebar",
    split: "Split",
  },
  style: {
    prose: "Sentences",
    quoted: "Quoted lines",
    table: "Two columns",
    email: "Short e-mail",
  },
} as const;

export const layoutMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
