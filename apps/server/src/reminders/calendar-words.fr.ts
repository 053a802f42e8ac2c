import type { Translation } from "@postulo/i18n/messages";
import type { calendarWordsEn } from "./calendar-words.en.ts";

export const calendarWordsFr: Translation<typeof calendarWordsEn> = {
  name: "Postulo : mes candidatures",
  title: "{what} : {position}",
  reminder: "Prochaine action",
  stage: "Étape : {stage}",
};
