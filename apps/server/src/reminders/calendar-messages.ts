import { defineTranslators } from "@postulo/i18n/translators";
import { messages as fr } from "./calendar-messages.fr.ts";

export const messages = {
  name: "Postulo: my applications",
  title: "{what}: {position}",
  reminder: "Next action",
  stage: "Stage: {stage}",
  people: "With: {people}",
} as const;

export const translateCalendar = defineTranslators(messages, { fr });
