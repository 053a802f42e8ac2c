import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  title: "Candidatures",
  add: "Ajouter une candidature",
  count: { plural: { one: "{count} candidature", other: "{count} candidatures" } },
  columns: {
    position: "Poste",
    stage: "Étape",
    priority: "Priorité",
    appliedAt: "Envoyée le",
    actions: "Actions",
  },
  sortBy: "Trier par {column}",
  form: {
    title: "Ajouter une candidature",
    jobTitle: "Intitulé du poste",
    companyName: "Entreprise",
    jobUrl: "Lien de l’offre",
    jobUrlHint: "L’adresse de l’annonce",
    location: "Lieu",
    appliedAt: "Date de candidature",
    source: "Source",
    sourceHint: "Un site d’emploi, une connaissance…",
    save: "Ajouter la candidature",
    cancel: "Annuler",
    required: "Ce champ est obligatoire",
    invalidUrl: "Saisissez une adresse qui commence par https:// ou http://",
    invalidDate: "Saisissez une date",
  },
  stageOf: "Étape de {position}",
  priorityOf: "Priorité de {position}",
  openPosting: "Ouvrir l’annonce de {position} dans un nouvel onglet",
  remove: "Supprimer {position}",
  emptyManual:
    "Aucune candidature pour l’instant. Ajoutez la première avec le bouton ci-dessus\u202F!",
  emptyExtension:
    "Aucune candidature pour l’instant. Elles apparaissent automatiquement grâce à l’extension de navigateur.",
  loadFailed: "Vos candidatures n’ont pas pu être chargées.",
  stageUpdated: "Étape mise à jour",
  priorityUpdated: "Priorité mise à jour",
  added: "Candidature ajoutée",
  deleted: "Candidature supprimée",
  restored: "Candidature rétablie",
  discarded: "Brouillon abandonné",
  errors: {
    stage: "L’étape n’a pas pu être modifiée",
    priority: "La priorité n’a pas pu être modifiée",
    add: "La candidature n’a pas pu être ajoutée",
    remove: "La candidature n’a pas pu être supprimée",
    restore: "La candidature n’a pas pu être rétablie",
    changedElsewhere:
      "Cette candidature a été modifiée dans une autre fenêtre. Vous voyez maintenant sa dernière version\u00A0; veuillez réessayer.",
  },
};
