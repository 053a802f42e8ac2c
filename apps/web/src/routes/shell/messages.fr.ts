import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  palette: {
    title: "Recherche et commandes",
    field: "Chercher parmi vos candidatures, les pages et les commandes",
    placeholder: "Candidature, page ou commande…",
    nothing: "Aucun résultat pour ces mots.",
    groups: { commands: "Commandes", pages: "Aller à", applications: "Candidatures" },
    addApplication: "Ajouter une candidature",
    importSheet: "Importer des candidatures depuis un fichier CSV",
    report: "Créer un rapport sur les candidatures",
    newLetter: "Rédiger une nouvelle lettre",
    today: "Aujourd’hui",
    resume: "Lire un CV",
    extension: "L’extension du navigateur",
    pricing: "Formules et tarifs",
    firstSteps: "Afficher les premières étapes",
    firstStepsFailed: "Les premières étapes n’ont pas pu être affichées. Réessayez.",
    theme: "Thème\u00A0: {theme}",
  },
  help: {
    title: "Raccourcis clavier",
    text: "Touches actives sur cette page, en dehors des champs de saisie.",
    afterwards: "puis",
    keys: {
      Enter: "Entrée",
      Escape: "Échap",
      PageUp: "Page préc.",
      PageDown: "Page suiv.",
      Space: "Espace",
    },
    letters: "Touches simples et séquences avec G",
    lettersHint:
      "Désactivez-les si vous dictez vos textes ou appuyez parfois sur une touche par erreur. Ctrl ou Cmd avec K reste actif.",
  },
};
