import type { SandboxAction } from "@postulo/billing/sandbox/sandbox-payments";
import type { Language } from "@postulo/i18n/language";

interface SandboxWords {
  title: string;
  explanation: string;
  order: { month: string; year: string };
  pay: string;
  decline: string;
  declined: string;
  abandon: string;
  expired: string;
  paid: string;
  whatNext: string;
  status: { active: string; ending: string; past_due: string; canceled: string };
  actions: Readonly<Record<Exclude<SandboxAction, "pay">, string>>;
  backToPostulo: string;
}

export const sandboxWords: Readonly<Record<Language, SandboxWords>> = {
  en: {
    title: "Sandbox checkout",
    explanation:
      "No payment provider is set, so this page plays one. No money moves, and no card is asked for.",
    order: { month: "{plan}: {price} a month", year: "{plan}: {price} a year" },
    pay: "Pay {price}",
    decline: "Pay with a card that is declined",
    declined: "The card was declined. Nothing was paid; you can try again.",
    abandon: "Go back without paying",
    expired: "This checkout is closed. Choose a plan again.",
    paid: "This order is paid.",
    whatNext: "What happens next is up to you:",
    status: {
      active: "The subscription is active. The next payment is due on {date}.",
      ending: "The subscription was cancelled and ends on {date}.",
      past_due: "A payment has failed. The provider will try again.",
      canceled: "The subscription has ended.",
    },
    actions: {
      renew: "Let the next payment succeed",
      fail: "Let the next payment fail",
      giveUp: "Let the provider give up",
    },
    backToPostulo: "Continue to Postulo",
  },
  fr: {
    title: "Paiement d’essai",
    explanation:
      "Aucun prestataire de paiement n’est configuré : cette page en joue le rôle. Rien n’est débité et aucune carte n’est demandée.",
    order: { month: "{plan} : {price} par mois", year: "{plan} : {price} par an" },
    pay: "Payer {price}",
    decline: "Payer avec une carte refusée",
    declined: "La carte a été refusée. Rien n’a été payé ; vous pouvez réessayer.",
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
  },
};
