import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  title: "Vos informations",
  tabs: { label: "Vos informations", profile: "Profil", files: "Fichiers" },
  description: "À remplir une seule fois\u00A0: l’extension et vos lettres s’en servent ensuite.",
  resume: {
    title: "Commencez par votre CV",
    text: "Déposez-le et nous complétons ce qui est encore vide. Rien de ce que vous avez saisi n’est remplacé, et le fichier n’est pas conservé.",
    drop: "Déposez ici un PDF ou un document Word, ou",
    choose: "choisissez un fichier",
    input: "Fichier du CV",
    processing: "Lecture de {name}…",
    analysed: "CV analysé",
    nothingNew: "Tout ce que contient ce CV figurait déjà dans votre profil.",
    filled: {
      plural: { one: "{count} champ complété", other: "{count} champs complétés" },
    },
    added: {
      plural: { one: "{count} élément ajouté", other: "{count} éléments ajoutés" },
    },
    conflictsTitle: "Votre CV dit autre chose",
    conflictsText: "Nous avons gardé ce que vous aviez. Prenez ce qui est juste, puis enregistrez.",
    yours: "Profil",
    found: "CV",
    nothing: "Vide",
    takeOver: "Prendre du CV",
    keep: "Garder",
    doubtful: "À vérifier\u00A0: {fields}",
    incomplete: {
      plural: {
        one: "{count} élément était trop incomplet pour être ajouté",
        other: "{count} éléments étaient trop incomplets pour être ajoutés",
      },
    },
    invalidType: "Veuillez choisir un PDF ou un document Word",
    analysisError: "Erreur d’analyse",
    unableToAnalyze: "Le CV n’a pas pu être analysé",
    connectionError: "Erreur de connexion",
    unableToContact: "Le serveur est injoignable",
    reasons: {
      unsupported_type: "Veuillez choisir un PDF ou un document Word",
      format_not_yet_supported:
        "Ce type de document Word ne peut pas encore être lu. Enregistrez-le en PDF et réessayez.",
      empty_file: "Le fichier est vide.",
      file_too_large: "Le fichier dépasse 10\u00A0Mo.",
      encrypted_file:
        "Le fichier est protégé par un mot de passe. Enregistrez-le sans protection et réessayez.",
      corrupt_file: "Le fichier est endommagé.",
      too_many_pages: "Le fichier a trop de pages pour un CV.",
      no_text:
        "Le fichier ne contient pas de texte, seulement une image. Exportez-le de nouveau depuis votre traitement de texte.",
      busy: "De nombreux CV sont en cours de lecture. Veuillez réessayer dans un instant.",
      timed_out: "La lecture du fichier a pris trop de temps.",
      unreadable: "Le fichier n’a pas pu être lu.",
    },
  },
  personal: "Informations personnelles",
  contact: "Coordonnées",
  about: "À propos de vous",
  preferences: "Préférences d’emploi",
  preferencesText: "Où vous souhaitez travailler.",
  fields: {
    first_name: "Prénom",
    last_name: "Nom",
    gender: "Genre",
    age: "Âge",
    email: "E-mail",
    phone_number: "Téléphone",
    country: "Pays",
    city: "Ville",
    postal_code: "Code postal",
    address: "Adresse",
    summary: "Résumé",
  },
  noGender: "Non précisé",
  summaryHint: "Qui vous êtes au travail, en trois ou quatre phrases.",
  save: "Enregistrer",
  saved: "Profil enregistré",
  unsaved: "Modifications non enregistrées",
  problems: {
    firstNameRequired: "Le prénom et le nom sont obligatoires",
    lastNameRequired: "Le prénom et le nom sont obligatoires",
    email: "Veuillez saisir une adresse e-mail valide",
    age: "L’âge doit être vide ou compris entre 0 et 99",
  },
  errors: {
    save: "Votre profil n’a pas pu être enregistré",
    load: "Votre profil n’a pas pu être chargé.",
    changedElsewhere:
      "Votre profil a été modifié dans une autre fenêtre. Rechargez la page pour le voir\u00A0; ce que vous avez saisi ici est conservé.",
  },
};
