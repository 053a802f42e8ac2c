import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.en.ts";

export const messages: Translation<typeof english> = {
  title: "Générer une lettre de motivation",
  description:
    "Collez la description du poste. La lettre est écrite à partir de votre profil, et de lui seul.",
  jobDescription: "Description du poste",
  jobDescriptionHint: "L’annonce entière, telle qu’elle s’affiche sur le site.",
  generate: "Générer la lettre",
  generating: "Rédaction de votre lettre…",
  left: {
    plural: {
      one: "Encore {count} lettre ce mois-ci",
      other: "Encore {count} lettres ce mois-ci",
    },
  },
  letter: "Votre lettre",
  composed: "Composée à partir de votre profil, sans modèle d’IA",
  empty: "Votre lettre s’affichera ici.",
  missingTitle: "Pour la rendre plus forte",
  toProfile: "Aller à votre profil",
  fileName: "Nom du fichier",
  fileNameRequired: "Saisissez un nom de fichier",
  download: "Télécharger le PDF",
  copy: "Copier",
  copied: "Lettre copiée",
  generated: "Lettre générée",
  upload: {
    submit: "Ajouter à vos fichiers",
    successful: "Fichier ajouté",
    viewFiles: "Voir les fichiers",
    duplicate: "Un fichier porte déjà ce nom. Veuillez en choisir un autre",
    limitReached: "Limite de documents atteinte",
    noSubscription: "Aucun abonnement trouvé",
    failed: "Erreur d’envoi",
  },
  errors: {
    notAuthenticated: "Utilisateur non authentifié.",
    limitReached: "Limite de génération atteinte",
    usedUp: "Quota épuisé",
    noLettersLeft: "Il ne vous reste aucune lettre dans votre formule ce mois-ci.",
    backend: "Erreur du serveur\u00A0: {status}",
    invalid: "Réponse du serveur non valide.",
    unreachable: "Le serveur est injoignable",
    tooLong: "Cette description est trop longue. Gardez seulement ce qui décrit le poste.",
    nameMissing: "Une lettre doit être signée. Ajoutez d’abord votre nom à votre profil.",
    profileEmpty:
      "Votre profil est encore vide. Ajoutez d’abord une expérience, une formation ou des compétences\u00A0: une lettre ne dit que ce qui s’y trouve.",
    unfounded: "Votre profil ne confirme pas cette lettre\u00A0: elle n’est pas remise.",
    failed: "La lettre n’a pas pu être générée",
    keep: "Ce que vous avez collé est toujours là.",
  },
  missing: {
    term: "L’annonce demande {term}. Si vous le maîtrisez, ajoutez-le à votre profil.",
    experience: "Ajoutez vos expériences professionnelles à votre profil.",
    descriptions: "Décrivez ce que vous avez fait dans vos postes.",
    descriptionsInLanguage: "Décrivez aussi vos postes dans la langue de cette annonce.",
    education: "Ajoutez votre formation à votre profil.",
    skills: "Ajoutez vos compétences à votre profil.",
    contact: "Ajoutez vos coordonnées à votre profil.",
  },
};
