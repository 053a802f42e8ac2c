import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Compétences",
  addTitle: "Ajouter des compétences",
  mode: "Comment ajouter des compétences",
  modes: { select: "Choisir dans une liste", manual: "Saisir" },
  search: "Chercher une compétence",
  results: {
    plural: { one: "{count} compétence trouvée", other: "{count} compétences trouvées" },
  },
  nothingFound: "Aucune compétence de la liste ne porte ce nom. Saisissez-la vous-même.",
  selectAllOf: "Tout choisir\u00A0: {name}",
  alreadyThere: "déjà dans votre profil",
  addSelected: {
    plural: { one: "Ajouter {count} compétence", other: "Ajouter {count} compétences" },
  },
  addNone: "Ajouter",
  nothingSelected: "Choisissez d’abord au moins une compétence",
  empty:
    "Aucune compétence pour l’instant. Choisissez les vôtres ; niveau et années pourront venir ensuite.",
  fields: {
    name: "Nom",
    level: "Niveau",
    category: "Catégorie",
    subcategory: "Sous-catégorie",
    years: "Années d’expérience",
  },
  noLevel: "Non précisé",
  noSubcategory: "Aucune",
  years: {
    plural: { one: "{count}\u00A0an", other: "{count}\u00A0ans" },
  },
  selectAll: "Tout sélectionner",
  select: "Sélectionner {name}",
  selected: {
    plural: { one: "{count} sélectionnée", other: "{count} sélectionnées" },
  },
  deleteSelected: "Supprimer la sélection",
  help: {
    title: "Bon à savoir",
    named:
      "Nommez les compétences comme dans les annonces\u00A0: l’extension et vos lettres comparent les mots.",
    languages: "Les langues ont aussi leur place ici, avec leur niveau.",
    order: "Faites glisser une compétence pour changer l’ordre dans sa catégorie.",
  },
  close: "Fermer",
  add: "Ajouter",
  save: "Enregistrer",
  cancel: "Annuler",
  edit: "Modifier {name}",
  remove: "Supprimer {name}",
  actionsOf: "Actions\u00A0: {name}",
  moveUp: "Monter {name}",
  moveDown: "Descendre {name}",
  moved: "{name} est maintenant en position {position} sur {total}",
  unsaved: "Modifications non enregistrées",
  confirm: {
    title: "Supprimer ces compétences\u202F?",
    text: {
      plural: {
        one: "{count} compétence est retirée de votre profil\u00A0: {names}",
        other: "{count} compétences sont retirées de votre profil\u00A0: {names}",
      },
    },
    yes: "Supprimer",
  },
  added: { plural: { one: "{count} compétence ajoutée", other: "{count} compétences ajoutées" } },
  deleted: {
    plural: { one: "{count} compétence supprimée", other: "{count} compétences supprimées" },
  },
  restored: {
    plural: { one: "{count} compétence rétablie", other: "{count} compétences rétablies" },
  },
  updated: "Compétence enregistrée",
  problems: {
    nameRequired: "Le nom est obligatoire",
    duplicate: "Vous avez déjà cette compétence",
    years: "De 0 à {maximum} ans, par demi-année",
  },
  errors: {
    load: "Vos compétences n’ont pas pu être chargées.",
    catalogue: "La liste des compétences n’a pas pu être chargée.",
    add: "Les compétences n’ont pas pu être ajoutées",
    save: "La compétence n’a pas pu être enregistrée",
    remove: "Erreur de suppression",
    restore: "Les compétences n’ont pas pu être rétablies",
    move: "L’ordre n’a pas pu être enregistré",
    changedElsewhere:
      "Cette compétence a été modifiée dans une autre fenêtre. Annulez pour la voir telle qu’elle est.",
  },
};
