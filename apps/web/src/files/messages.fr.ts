import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  title: "Fichiers",
  empty:
    "Aucun fichier pour l’instant. Les lettres que vous ajoutez à vos fichiers apparaissent ici.",
  toLetters: "Générer une lettre",
  download: "Télécharger {name}",
  remove: "Supprimer {name}",
  confirm: {
    title: "Supprimer ce fichier\u202F?",
    text: "«\u00A0{name}\u00A0» est supprimé définitivement. Cette action est irréversible.",
    yes: "Supprimer",
    no: "Annuler",
  },
  deleted: "Fichier supprimé",
  errors: {
    load: "Vos fichiers n’ont pas pu être chargés.",
    download: "Erreur de téléchargement",
    remove: "Erreur de suppression",
  },
};
