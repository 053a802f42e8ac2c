import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Fichiers",
  empty:
    "Aucun fichier pour l’instant. Déposez votre CV, vos certificats et tout ce que les formulaires demandent.",
  upload: {
    title: "Déposer un fichier",
    text: "{megabytes}\u00A0Mo au plus. Chaque dépôt compte pour un document de votre formule.",
    drop: "Déposez ici un fichier, ou",
    choose: "choisissez un fichier",
    input: "Fichier à déposer",
    dialog: "Déposer {name}",
    confirm: "Déposer",
    progress: "Envoi de {name}",
    percent: "{percent}\u00A0%",
    done: "Fichier déposé",
    cancelled: "Envoi annulé",
  },
  resume: { title: "Votre CV le plus récent", all: "Tous les fichiers" },
  edit: "Modifier {name}",
  editDialog: "Modifier le fichier",
  save: "Enregistrer",
  cancel: "Annuler",
  updated: "Fichier modifié",
  fields: { name: "Nom", type: "Type", description: "Description" },
  preview: "Aperçu de {name}",
  previewLoading: "Ouverture de {name}…",
  openPdf: "Ouvrir le PDF dans un nouvel onglet",
  notShown: "Ce fichier ne peut pas être affiché ici. Téléchargez-le.",
  close: "Fermer",
  download: "Télécharger {name}",
  remove: "Supprimer {name}",
  confirm: {
    title: "Supprimer ce fichier\u202F?",
    text: "«\u00A0{name}\u00A0» est supprimé définitivement. Cette action est irréversible.",
    yes: "Supprimer",
    no: "Annuler",
  },
  deleted: "Fichier supprimé",
  problems: {
    nameRequired: "Le nom est obligatoire",
    duplicate: "Un fichier porte déjà ce nom. Veuillez en choisir un autre",
  },
  errors: {
    load: "Vos fichiers n’ont pas pu être chargés.",
    download: "Erreur de téléchargement",
    remove: "Erreur de suppression",
    update: "Erreur de modification",
    upload: "Erreur d’envoi",
    preview: "Le fichier n’a pas pu être ouvert.",
    limit: "Limite de dépôts atteinte",
    limitText:
      "Tous les documents de ce mois sont utilisés. Changez de formule pour en déposer d’autres.",
    duplicate: "Nom de fichier déjà utilisé",
    noSubscription: "Aucun abonnement trouvé",
    changedElsewhere:
      "Ce fichier a été modifié dans une autre fenêtre. Sa ligne le montre tel qu’il est.",
    tooLarge: "Le fichier dépasse {megabytes}\u00A0Mo.",
    isEmpty: "Le fichier est vide.",
  },
};
