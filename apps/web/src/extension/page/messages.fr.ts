import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "L’extension du navigateur",
  description:
    "Installez l’extension de Postulo : elle remplit les formulaires de candidature à partir de votre profil et vous laisse le dernier clic.",
  lead: "Elle remplit les formulaires de candidature des sites carrières à partir de votre profil et vous laisse le dernier clic. Cette copie vient de ce serveur et ne se connecte qu’ici.",
  store: "Ouvrir la page de l’extension dans la boutique",
  state: {
    title: "Dans ce navigateur",
    absent:
      "Pas encore détectée dans ce navigateur. Cette page le remarque d’elle-même une fois l’extension installée.",
    installed: "L’extension est installée.",
    logIn: "Se connecter pour la relier",
    connected: "L’extension est installée et connectée.",
    applications: "Aller à vos candidatures",
  },
  chrome: {
    title: "Chrome, Edge, Brave et autres navigateurs Chromium",
    text: "Cette copie s’installe à la main, en une minute, et de nouveau à chaque version.",
    download: "Télécharger pour Chrome",
    steps: {
      unpack: {
        title: "Télécharger et décompresser",
        text: "Ouvrez le fichier postulo-chrome.zip téléchargé et placez le dossier là où il peut rester : le navigateur le lit à chaque démarrage.",
      },
      mode: {
        title: "Activer le mode développeur",
        text: "Tapez chrome://extensions dans la barre d’adresse (edge://extensions dans Edge) et activez « Mode développeur » en haut à droite.",
        heading: "Extensions",
        toggle: "Mode développeur",
      },
      load: {
        title: "Charger le dossier",
        text: "Cliquez sur « Charger l’extension non empaquetée » et choisissez le dossier postulo-chrome. Postulo apparaît parmi les extensions.",
        button: "Charger l’extension non empaquetée",
      },
      pin: {
        title: "Épingler et connecter",
        text: "Ouvrez la pièce de puzzle à côté de la barre d’adresse, épinglez Postulo, et connectez-le ici.",
      },
    },
  },
  firefox: {
    title: "Firefox",
    text: "Firefox {version} ou plus récent la charge pour une session : après un redémarrage du navigateur, recommencez.",
    download: "Télécharger pour Firefox",
    steps: {
      open: {
        title: "Ouvrir la page de débogage",
        text: "Tapez about:debugging#/runtime/this-firefox dans la barre d’adresse.",
      },
      load: {
        title: "Charger le fichier",
        text: "Cliquez sur « Charger un module complémentaire temporaire… » et choisissez postulo-firefox.zip. Inutile de le décompresser.",
      },
      allow: {
        title: "Autoriser ce site",
        text: "Cliquez sur la pièce de puzzle, puis sur Postulo, et autorisez-le sur ce site. Rechargez ensuite cette page.",
      },
    },
  },
};
