import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  tasks: {
    title: "Ce que l’annonce vous demande de faire",
    hint: "C’est à vous de le faire ; ce qui se vérifie dans votre lettre est signalé.",
    done: "Fait dans votre lettre",
    open: "Pas encore dans votre lettre",
    waiting: "Vérifié dès qu’il y a une lettre",
  },
  styleHint: {
    prose:
      "Les lignes qui commencent par un verbe deviennent des phrases ; les autres restent des lignes.",
    table:
      "Les colonnes demandent des lignes du profil qui répondent à l’annonce ; les autres sont citées.",
  },
  otherLanguage: {
    en: "Cette lettre serait en anglais, mais votre profil ne l’est pas.",
    fr: "Cette lettre serait en français, mais votre profil ne l’est pas.",
    effect:
      "Sans modèle d’IA, les lignes de votre profil ne sont citées que dans leur langue : la lettre énumérerait seulement vos postes.",
    model: {
      en: "Le modèle d’IA {model} l’écrit en anglais. La comparaison avec un profil dans une autre langue ne peut pas tout confirmer\u00A0: ce qui ne l’est pas vous est présenté pour vérification.",
      fr: "Le modèle d’IA {model} l’écrit en français. La comparaison avec un profil dans une autre langue ne peut pas tout confirmer\u00A0: ce qui ne l’est pas vous est présenté pour vérification.",
    },
  },
  writeIn: { en: "L’écrire en anglais", fr: "L’écrire en français" },
};
