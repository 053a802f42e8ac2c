import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Notifications par e-mail",
  description:
    "Un e-mail quotidien avec les rappels à échéance et ce qui est en retard. Rien n’est envoyé s’il n’y a rien à signaler.",
  digest: "M’envoyer l’e-mail quotidien",
  notSent:
    "Ce serveur n’envoie pas encore de messages\u00A0: ils attendent dans sa boîte de réception, que seule la personne qui l’exploite peut ouvrir.",
  hour: "À",
  timeZone: "Fuseau horaire",
  language: "Langue de l’e-mail",
  loadFailed: "Vos réglages de notification n’ont pas pu être chargés.",
  saveFailed: "Vos réglages de notification n’ont pas pu être enregistrés.",
  calendar: {
    title: "Agenda",
    description:
      "Vos prochaines actions, chacune au jour que vous lui avez donné, dans l’agenda que vous utilisez, par une adresse qu’il consulte régulièrement.",
    create: "Créer l’adresse",
    address: "Adresse de votre agenda",
    once: "Copiez-la maintenant : elle n’est affichée qu’une fois. Qui la possède peut lire votre agenda.",
    copy: "Copier",
    copied: "Adresse copiée",
    copyFailed: "L’adresse n’a pas pu être copiée. Sélectionnez-la et copiez-la vous-même.",
    subscribe: "Ouvrir dans mon agenda",
    since: "Vous avez une adresse depuis le {day}.",
    read: "Votre agenda l’a consultée pour la dernière fois le {day}.",
    unread: "Aucun agenda ne l’a encore consultée.",
    renew: "Créer une nouvelle adresse",
    revoke: "Retirer l’adresse",
    renewQuestion: "Créer une nouvelle adresse ?",
    revokeQuestion: "Retirer l’adresse ?",
    consequence: "L’adresse actuelle cessera de fonctionner partout où vous l’avez saisie.",
    keep: "La garder",
    revoked: "L’adresse ne fonctionne plus",
    loadFailed: "L’adresse de votre agenda n’a pas pu être chargée.",
    failed: "L’adresse de votre agenda n’a pas pu être modifiée.",
  },
};
