import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Avec vos mots (facultatif)",
  hint: "La lettre cite ce texte mot pour mot.",
  hintWithModel:
    "Le modèle d’IA reprend ce texte dans la lettre, au plus près de vos mots. S’il ne peut pas écrire la lettre, ce texte est cité mot pour mot.",
  letterLanguage: {
    en: "La lettre sera en anglais : écrivez ce texte en anglais.",
    fr: "La lettre sera en français : écrivez ce texte en français.",
  },
  why: {
    label: "Pourquoi ce poste ou cet employeur ?",
    example: "Par exemple : « Je cherche des journées fixes, avec retour le soir. »",
  },
  know: {
    label: "Que doivent-ils savoir ?",
    example: "Une interruption, un déménagement, votre disponibilité, un changement de métier.",
  },
  asked: "L’annonce demande : « {words} »",
  askedSeveral: "L’annonce demande :",
  quoted: "« {words} »",
  length: "{count} caractères sur {most}",
  tooLong: "{most} caractères au plus ; il y en a {count}.",
  saved: "Enregistré",
  notSaved: "Pas encore enregistré",
  saveFailed: "Vos réponses n’ont pas pu être enregistrées",
  keptHere: "Vos réponses restent dans cet onglet, mais n’ont pas pu être enregistrées.",
  tryAgain: "Réessayer",
  loadFailed: "Vos réponses précédentes n’ont pas pu être chargées.",
  use: "Reprendre ce que vous avez écrit pour {job}",
  unnamedJob: "une autre annonce",
  remove: "Supprimer les réponses pour {job}",
  removed: "Réponses supprimées",
  removeFailed: "Les réponses n’ont pas pu être supprimées",
  namesOther: "Ce texte mentionne {company}, mais la lettre concerne une autre annonce.",
  conflict: {
    title: "Vous avez répondu autrement à cette annonce dans une autre fenêtre",
    useTheirs: "Reprendre ces réponses",
    keepMine: "Garder celles-ci",
  },
};
