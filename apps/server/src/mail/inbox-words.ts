import type { Language } from "@postulo/i18n/language";

interface InboxWords {
  title: string;
  explanation: string;
  empty: string;
  to: string;
  refresh: string;
  home: string;
  closed: string;
  forOperator: string;
}

export const inboxWords: Readonly<Record<Language, InboxWords>> = {
  en: {
    title: "Local inbox",
    explanation:
      "No mail server is set, so mails stay on this machine and are shown here. Set SMTP_URL to send them for real.",
    empty: "No mail yet. Register, and the confirmation mail appears here.",
    to: "To",
    refresh: "Look again",
    home: "Back to Postulo",
    closed:
      "This server does not send its mails: they wait here, and only its operator can open them. If you wait for a mail, ask the person who runs this server.",
    forOperator:
      "You run it? Open the private link that Postulo printed when it started: it contains “/inbox?key=”.",
  },
  fr: {
    title: "Boîte de réception locale",
    explanation:
      "Aucun serveur de messagerie n’est configuré : les messages restent sur cette machine et s’affichent ici. Définissez SMTP_URL pour les envoyer réellement.",
    empty:
      "Aucun message pour le moment. Inscrivez-vous, et le message de confirmation apparaîtra ici.",
    to: "À",
    refresh: "Actualiser",
    home: "Retour à Postulo",
    closed:
      "Ce serveur n’envoie pas ses messages : ils attendent ici, et seule la personne qui l’exploite peut les ouvrir. Si vous attendez un message, adressez-vous à elle.",
    forOperator:
      "C’est vous ? Ouvrez le lien privé que Postulo a affiché à son démarrage : il contient « /inbox?key= ».",
  },
};
