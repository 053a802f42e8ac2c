import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./sandbox-messages.ts";

export const messages: Translation<typeof english> = {
  title: "Paiement d’essai",
  explanation:
    "Aucun prestataire de paiement n’est configuré : cette page en joue le rôle. Rien n’est débité et aucune carte n’est demandée.",
  order: { month: "{plan} : {price} par mois", year: "{plan} : {price} par an" },
  pay: "Payer {price}",
  decline: "Payer avec une carte refusée",
  declined: "La carte a été refusée. Rien n’a été payé ; vous pouvez réessayer.",
  abandon: "Revenir sans payer",
  expired: "Ce paiement est fermé. Choisissez de nouveau une formule.",
  paid: "Cette commande est payée.",
  whatNext: "La suite dépend de vous :",
  status: {
    active: "L’abonnement est actif. Le prochain paiement est dû le {date}.",
    ending: "L’abonnement a été résilié et prend fin le {date}.",
    past_due: "Un paiement a échoué. Le prestataire réessaiera.",
    canceled: "L’abonnement est terminé.",
  },
  actions: {
    renew: "Faire réussir le prochain paiement",
    fail: "Faire échouer le prochain paiement",
    giveUp: "Faire abandonner le prestataire",
  },
  backToPostulo: "Continuer vers Postulo",
};
