import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Votre premier formulaire rempli, en trois étapes",
  titleOnPhone: "Vos premières étapes",
  progress: "{done} sur {count}",
  done: "Fait :",
  hide: "Masquer ces étapes",
  hidden: "Les premières étapes sont masquées",
  failed: "Ce choix n’a pas pu être enregistré. Réessayez.",
  profile: {
    title: "Remplissez votre profil",
    text: "Importez un CV et vérifiez ce qui a été lu, ou saisissez-le : votre nom, et un poste ou une formation.",
    action: "Ouvrir votre profil",
  },
  extension: {
    title: "Connectez l’extension",
    text: "Installez-la dans votre navigateur, puis connectez-la d’un clic.",
    action: "Installer l’extension",
  },
  posting: {
    title: "Collez une annonce",
    text: "Copiez le texte d’une offre et collez-le\u00A0: le poste, l’entreprise et le lieu sont repris.",
    action: "Ajouter une candidature",
    letter: "Rédiger une lettre",
  },
  computer: {
    title: "Sur votre ordinateur\u00A0: l’extension",
    text: "Elle remplit les formulaires de candidature. Connectez-vous depuis cet ordinateur et installez-la dans le navigateur\u00A0: elle ne fonctionne pas sur un téléphone.",
  },
  form: {
    title: "Remplissez un formulaire",
    text: "Ouvrez un formulaire de candidature sur un site carrières et cliquez sur « Remplir avec Postulo ».",
  },
};
