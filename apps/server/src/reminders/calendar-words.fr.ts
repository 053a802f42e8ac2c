import type { Translation } from "@postulo/i18n/messages";
import type { calendarWordsEn } from "./calendar-words.en.ts";

export const calendarWordsFr: Translation<typeof calendarWordsEn> = {
  name: "Postulo : mes candidatures",
  title: "{what} : {position}",
  interview: "{stage} · {action}",
  reminder: "Prochaine action",
  stage: "Étape : {stage}",
  undated: "Aucune date n’est fixée : c’est le jour où elle est arrivée à cette étape.",
};
