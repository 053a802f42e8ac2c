import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./list-messages.ts";

export const messages: Translation<typeof english> = {
  mail: {
    greeting: "Bonjour,",
    signature: "Postulo",
    linkFallback: "Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :",
    ignore:
      "Si vous n’avez rien demandé, ignorez ce message : vous ne recevrez rien d’autre, et l’adresse sera oubliée au bout de {days} jours.",
    leave: "Pour quitter la liste à tout moment :",
    newsletter: {
      subject: "Confirmez votre abonnement à la newsletter",
      body: "Quelqu’un, sans doute vous, a demandé la newsletter de Postulo à cette adresse. Confirmez que vous la souhaitez.",
      button: "Confirmer mon abonnement",
    },
    waitlist: {
      subject: "Confirmez votre place sur la liste d’attente",
      body: "Quelqu’un, sans doute vous, a inscrit cette adresse sur la liste d’attente de Postulo. Confirmez que vous souhaitez que nous vous écrivions quand une nouveauté sera prête.",
      button: "Confirmer ma place",
    },
  },
  page: {
    home: "Retour à Postulo",
    newsletter: {
      confirm: {
        title: "Encore un clic",
        body: "Voulez-vous recevoir la newsletter de Postulo ?",
        button: "Oui, je m’abonne",
      },
      confirmed: {
        title: "Votre abonnement est confirmé",
        body: "Merci. La newsletter arrivera à votre adresse.",
      },
      unsubscribe: {
        title: "Quitter la newsletter",
        body: "Vous ne voulez plus recevoir la newsletter de Postulo ?",
        button: "Me désabonner",
      },
      unsubscribed: {
        title: "Votre désabonnement est pris en compte",
        body: "Votre adresse a été supprimée de la liste de la newsletter.",
      },
    },
    waitlist: {
      confirm: {
        title: "Encore un clic",
        body: "Voulez-vous être sur la liste d’attente de Postulo ?",
        button: "Oui, m’inscrire",
      },
      confirmed: {
        title: "Vous êtes sur la liste",
        body: "Merci. Nous vous écrirons quand une nouveauté sera prête.",
      },
      unsubscribe: {
        title: "Quitter la liste d’attente",
        body: "Vous ne voulez plus être sur la liste d’attente de Postulo ?",
        button: "Me retirer de la liste",
      },
      unsubscribed: {
        title: "Vous n’êtes plus sur la liste",
        body: "Votre adresse a été supprimée de la liste d’attente.",
      },
    },
    unknown: {
      title: "Ce lien ne fonctionne plus",
      body: "Il a plus de {days} jours, ou votre adresse n’est plus sur la liste. Vous pouvez vous inscrire à nouveau à tout moment.",
    },
  },
};
