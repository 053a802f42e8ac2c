import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./inbox-messages.ts";

export const messages: Translation<typeof english> = {
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
};
