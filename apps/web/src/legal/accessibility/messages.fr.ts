import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Accessibilité",
  description:
    "Ce que fait Postulo pour que chacun puisse s’en servir, ce qui a été testé et ce qui ne l’a pas été.",
  intro:
    "Postulo est conçu pour tous\u00A0: à la souris, au doigt, au clavier ou avec un lecteur d’écran. Nous visons le niveau AA des règles pour l’accessibilité des contenus web (WCAG) 2.2. Aucun organisme indépendant ne nous a encore audités\u00A0: nous ne déclarons donc pas de conformité, et cette page dit ce qui a été fait.",
  sections: {
    tested: {
      title: "Ce qui a été testé",
      text: "Chaque modification de Postulo est contrôlée automatiquement avant d’être retenue\u00A0:\n\n- Les règles d’axe-core pour les WCAG 2.0, 2.1 et 2.2, niveaux A et AA, sur chaque écran, en français et en anglais, en clair et en sombre, à la largeur d’un téléphone et d’un ordinateur, où rien ne doit défiler sur le côté, avec tout ce qu’un écran peut ouvrir, et aussi avec des formulaires contenant des erreurs. Agrandi à 400\u00A0%, aucun écran ne défile sur le côté.\n- Le panneau de l’extension, selon les mêmes règles, en clair et en sombre.\n- Au clavier seul\u00A0: aller de la page d’accueil à la déconnexion en passant par une candidature, une compétence et une lettre, changer de thème, ouvrir et quitter des fenêtres, modifier chaque colonne du tableau, déplacer une carte d’une colonne à l’autre, ajouter, déplacer et supprimer des éléments du profil.",
    },
    built: {
      title: "Comment c’est construit",
      text: "- Après un changement de page, le focus va au titre, qui est annoncé.\n- Une erreur s’affiche à côté de son champ, et la première reçoit le focus.\n- Tout ce qui se fait glisser peut aussi se déplacer par un menu ou une touche.\n- Les raccourcis d’une seule lettre ne font rien pendant la saisie.\n- Les graphiques existent aussi sous forme de tableaux.\n- Si le système demande de réduire les animations, rien ne glisse ni ne se fond.",
    },
    untested: {
      title: "Ce qui n’a pas été testé",
      text: "- Les lecteurs d’écran et la commande vocale, par des personnes qui s’en servent chaque jour.\n- Les navigateurs autres que Chromium, dans les contrôles automatiques.\n- Le PDF d’une lettre au regard de la norme PDF/UA. Il est balisé, et son texte peut être sélectionné.\n- Les sites carrières sur lesquels l’extension travaille. Ce ne sont pas les nôtres.",
    },
    contact: {
      title: "Un obstacle sur votre chemin\u202F?",
      text: "Écrivez à {contact}. Dites sur quelle page vous étiez et ce que vous utilisez\u00A0: nous le traiterons comme un défaut de notre part.",
      missing:
        "L’exploitant de ce serveur n’a pas indiqué d’adresse de contact à laquelle le signaler.",
    },
  },
};
