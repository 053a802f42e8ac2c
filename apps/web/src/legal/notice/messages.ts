import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Legal notice",
  description: "Who runs this server, who publishes this site, and where it is hosted.",
  intro:
    "Postulo is open source and can be run by anyone. This notice names who runs this server. What the operator has not filled in is marked as missing.",
  missing: "Not given by the operator of this server",
  publisher: {
    title: "Publisher",
    name: "Name",
    address: "Address",
    phone: "Phone",
    email: "E-mail",
    registration: "Registration number",
    vat: "VAT number",
  },
  director: { title: "Director of publication", name: "Name" },
  host: { title: "Host", name: "Name", address: "Address", phone: "Phone" },
  data: {
    title: "Personal data",
    text: "What this server stores about you, and your rights, are in the privacy policy:",
    link: "Privacy policy",
  },
} as const;

export const noticeMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
