import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  all: "Toutes les candidatures",
  changed: "modifiée",
  saveChanges: "Enregistrer les modifications",
  name: "Nom de la nouvelle vue",
  save: "Enregistrer la vue",
  hint: "Conserve sous un nom la recherche, les filtres, l’ordre, les colonnes et les groupes.",
  rename: "Renommer {name}",
  newName: "Nouveau nom",
  renameSave: "Renommer",
  cancel: "Annuler",
  remove: "Supprimer {name}",
  order: "Modifier l’ordre",
  orderDone: "Terminé",
  moveUp: "Monter {name}",
  moveDown: "Descendre {name}",
  moved: "{name}\u00A0: vue {place} sur {count}",
  saved: "Vue enregistrée",
  renamed: "Vue renommée",
  updated: "Modifications enregistrées",
  removed: "Vue supprimée",
  loadFailed: "Vos vues n’ont pas pu être chargées.",
  failed: "La vue n’a pas été enregistrée",
  moveFailed: "L’ordre n’a pas été enregistré",
  removeFailed: "La vue n’a pas été supprimée",
  restoreFailed: "La vue n’a pas été restaurée",
  required: "Saisissez un nom",
  nameTaken: "Vous avez déjà une vue de ce nom.",
  limitReached:
    "Vous avez {count} vues, le maximum. Supprimez-en une pour en enregistrer une autre.",
  changedElsewhere:
    "Cette vue a été modifiée ou supprimée dans une autre fenêtre. La liste montre son état actuel\u00A0: réessayez.",
  tooLong: "Cette vue contient trop de texte pour être enregistrée. Raccourcissez la recherche.",
};
