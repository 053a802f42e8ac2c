import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "About",
  description: "Why Postulo exists, and who runs it.",
  intro:
    "Looking for work should not mean typing the same lines into a hundred forms.\n\nPostulo keeps your profile in one place, fills in application forms with it, writes letters in which every sentence rests on something you did, and shows where each application stands. It invents nothing, and it sends nothing: the last click is always yours.\n\nIt is open source. You can run it yourself, and your data stays where you put it.",
  team: "The people behind this server",
  posts: { ceo: "CEO", coo: "COO" },
  people: "This server is run by {people}.",
  nobody: "The people who run this server have not introduced themselves.",
  photoOf: "Photo of {name}",
} as const;

export const aboutMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
