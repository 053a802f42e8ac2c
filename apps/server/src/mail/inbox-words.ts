import type { Language } from "@postulo/i18n/language";

interface InboxWords {
  title: string;
  explanation: string;
  empty: string;
  to: string;
  refresh: string;
  home: string;
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
  },
};
