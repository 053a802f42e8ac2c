import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./calendar-messages.ts";

export const messages: Translation<typeof english> = {
  name: "Postulo : mes candidatures",
  title: "{what} : {position}",
  reminder: "Prochaine action",
  stage: "Étape : {stage}",
  people: "Avec : {people}",
};
