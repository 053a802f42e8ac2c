import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  tasks: {
    title: "Ce que l’annonce vous demande de faire",
    hint: "C’est à vous de le faire : la lettre n’en fait rien d’elle-même.",
    done: "Fait dans votre lettre",
    open: "Pas encore dans votre lettre",
    waiting: "Vérifié dès qu’il y a une lettre",
  },
  machines: {
    title: "Destiné à des machines",
    hint: "L’annonce donne des ordres à des programmes d’IA. Ils ne sont pas suivis.",
  },
};
