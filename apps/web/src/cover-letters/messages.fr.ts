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
  letter: "Votre lettre",
  composed: "Composée à partir de votre profil, sans modèle d’IA",
  empty: "Votre lettre s’affichera ici.",
  missingTitle: "Pour la rendre plus forte",
  fileName: "Nom du fichier",
  download: "Télécharger le PDF",
  copy: "Copier",
  copied: "Lettre copiée",
  generated: "Lettre générée",
  errors: {
    notAuthenticated: "Utilisateur non authentifié.",
    limitReached: "Limite de génération atteinte",
    limitReachedText: "Vous avez utilisé toutes les lettres de votre formule pour ce mois.",
    backend: "Erreur du serveur\u00A0: {status}",
    invalid: "Réponse du serveur non valide.",
    unreachable: "Le serveur est injoignable",
    tooLong:
      "Cette description est trop longue. Gardez ce qui décrit le poste, 200\u00A0000 caractères au plus.",
    emptyProfile: "Votre profil n’a pas encore de nom. Complétez-le d’abord, puis revenez ici.",
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
