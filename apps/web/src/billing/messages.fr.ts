import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  pricing: {
    title: "Tarifs",
    description: "Le changement de formule est immédiat, et la résiliation possible à tout moment.",
    loadFailed: "Votre formule n’a pas pu être chargée.",
    intervals: {
      label: "Fréquence de paiement",
      month: "Mensuel",
      year: "Annuel",
      save: "Économisez {percent} %",
    },
    popular: "Populaire",
    perMonth: "par mois",
    perYear: "par an",
    saving: "Vous économisez {amount} par an",
    orYearly: "ou {amount} par an",
    own: "Votre formule\u00A0: {plan}",
    granted: "Votre formule vous a été offerte : vous n’avez rien à payer.",
    notSold:
      "Les paiements ne sont pas configurés sur ce serveur\u00A0: aucune formule ne peut être choisie.",
    reasons: {
      granted: "Rien à payer\u00A0: votre formule a été offerte.",
      notSold: "Indisponible\u00A0: ce serveur ne prend pas de paiements.",
    },
    features: {
      quota: "{feature} : {quota} par mois",
      unlimited: "{feature} : sans limite",
      extension: "Extension de navigateur",
      proDashboard: "Tableau de bord Pro (aujourd’hui dans toutes les formules)",
      coming: "{feature} (bientôt)",
      peopleFinder: "Recherche de contacts",
      jobFinder: "Recherche d’emploi par IA",
      autoApply: "Candidature automatique en arrière-plan",
      prioritySupport: "Assistance prioritaire par e-mail",
      liveChat: "Messagerie instantanée avec l’assistance",
    },
    counts:
      "Une candidature compte lorsque l’extension remplit son formulaire, une fois par mois et par annonce. L’ajout à la main est gratuit.",
    support: "Assistance par e-mail : {contact}.",
    noSupport: "L’exploitant de ce serveur n’a pas indiqué d’adresse d’assistance.",
    button: {
      loading: "Chargement…",
      current: "Formule actuelle",
      starting: "Ouverture du paiement…",
      select: "Choisir cette formule",
    },
    change: {
      month: "Passer à {plan}, payée au mois ?",
      year: "Passer à {plan}, payée à l’année ?",
      text: "Le changement est immédiat. Ce que vous avez déjà payé est déduit du nouveau prix.",
      confirm: "Changer de formule",
      cancel: "Garder ma formule",
    },
    faq: {
      title: "Questions fréquentes",
      change: {
        question: "Puis-je changer de formule ?",
        answer:
          "Oui, à tout moment et dans les deux sens. Le changement est immédiat, et ce que vous avez déjà payé est déduit.",
      },
      cancel: {
        question: "Que deviennent mes données si je résilie ?",
        answer:
          "Votre formule reste active jusqu’à la fin de la période payée. Vous passez ensuite à la formule gratuite ; votre profil, vos fichiers et vos candidatures restent à vous.",
      },
      refund: {
        question: "Puis-je être remboursé ?",
        answer:
          "Oui. Les formules payantes sont garanties satisfait ou remboursé pendant {days} jours : écrivez à {contact} dans les {days} jours suivant le paiement.",
        missing:
          "Oui. Les formules payantes sont garanties satisfait ou remboursé pendant {days} jours. L’exploitant de ce serveur n’a pas indiqué d’adresse de contact pour cela ; les mentions légales contiennent ce que l’on sait par ailleurs de lui.",
      },
    },
  },
  checkout: {
    failed: "Impossible d’ouvrir le paiement. Veuillez réessayer",
    noUrl: "Échec de l’ouverture du paiement",
    noPrice: "Aucun prix n’est configuré pour cette formule.",
    notConfigured: "Les paiements ne sont pas configurés sur ce serveur.",
    declined: "Le paiement a été refusé.",
    granted: "Votre formule vous a été accordée et ne demande aucun paiement.",
    noSubscription: "Aucun abonnement n’a été trouvé pour votre compte.",
    invalid: "La commande n’est pas valide. Rechargez la page et choisissez à nouveau la formule.",
    tooLarge:
      "La commande est trop volumineuse pour le serveur. Rechargez la page et choisissez à nouveau la formule.",
    upgradeFailed: "Échec du changement de formule",
    loginTitle: "Veuillez vous connecter",
    loginText: "Connectez-vous pour choisir une formule",
  },
  success: {
    documentTitle: "Paiement",
    processing: "Paiement en cours",
    processingText: "Un instant : nous vérifions votre abonnement.",
    done: "Abonnement actif",
    doneText: "Abonnement mis à jour : la formule {plan} est active.",
    granted: "Aucun paiement à confirmer",
    grantedText: "Votre formule {plan} vous a été offerte : rien n’a été payé pour elle.",
    error: "Échec de la mise à jour de l’abonnement",
    noSession: "Aucune session active",
    inactive: "Abonnement introuvable ou inactif",
    inactiveText:
      "Aucun paiement n’a été trouvé pour ce compte. Un paiement qui vient d’être fait peut mettre un instant à arriver.",
    again: "Vérifier de nouveau",
    toDashboard: "Continuer vers le tableau de bord",
  },
  plan: {
    title: "Formule",
    loadFailed: "Votre formule n’a pas pu être chargée.",
    vipTitle: "Avantages VIP",
    vipText: "Tout est illimité, avec une assistance prioritaire.",
    vipAlone: "Tout est illimité.",
    betaTitle: "Bêta",
    betaText: "Merci de tester Postulo : vous avez vos propres quotas et l’assistance Pro.",
    betaAlone: "Merci de tester Postulo\u00A0: vous avez vos propres quotas.",
    nextPayment: "Prochain paiement",
    endsOn: "Fin le",
    usage: "Utilisation ce mois-ci",
    counts:
      "Un formulaire rempli par l’extension compte pour une candidature, une fois par mois et par annonce. L’ajout de candidatures à la main est gratuit.",
    usageFailed: "Votre utilisation n’a pas pu être chargée.",
    upgrade: "Changer de formule",
    change: "Changer de formule",
    cancel: "Résilier l’abonnement",
    resubscribe: "Reprendre l’abonnement",
    cancelDialog: {
      title: "Résilier votre abonnement ?",
      text: "Votre formule reste active jusqu’à la fin de la période payée. Vous passez ensuite à la formule gratuite.",
      confirm: "Résilier l’abonnement",
      keep: "Garder l’abonnement",
    },
    cancelled: "Résiliation programmée",
    cancelledText: "Votre formule prend fin à la fin de la période payée.",
    cancelFailed: "Impossible de résilier l’abonnement. Veuillez réessayer.",
    reactivated: "Abonnement repris",
    reactivateFailed: "Échec de la reprise de l’abonnement",
  },
};
