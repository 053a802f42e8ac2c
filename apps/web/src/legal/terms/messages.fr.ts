import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Conditions d’utilisation",
  description: "Les conditions dans lesquelles vous utilisez Postulo.",
  intro:
    "Ces conditions s’appliquent lorsque vous utilisez Postulo. « Nous » désigne la personne ou l’organisation qui exploite le serveur que vous utilisez. En créant un compte, vous les acceptez.",
  sections: {
    age: {
      title: "Âge minimum",
      text: "Vous devez avoir au moins {age} ans pour utiliser Postulo.",
    },
    account: {
      title: "Compte et inscription",
      text: "Vous vous inscrivez avec une adresse e-mail qui est la vôtre et vous la confirmez. Ce que vous indiquez sur vous doit être vrai. Gardez votre mot de passe pour vous : vous répondez de ce qui se passe sous votre compte, jusqu’à ce que vous nous signaliez que quelqu’un d’autre y a eu accès.",
    },
    use: {
      title: "Utilisation du service",
      text: "Postulo vous aide dans votre propre recherche d’emploi. Il est interdit :\n\n- de postuler au nom d’une autre personne ou avec des informations fausses ;\n- d’envoyer des candidatures en masse au détriment des employeurs ou des sites de recrutement ;\n- de s’introduire dans le service, de le surcharger, de le copier ou d’en contourner les limites ;\n- de déposer des contenus illicites ou sur lesquels vous n’avez aucun droit.\n\nL’extension remplit les formulaires. Vous vérifiez ce qu’elle a rempli, et vous envoyez vous-même la candidature.",
    },
    plans: {
      title: "Formules et paiement",
      text: "Lorsque des formules sont vendues, leurs prix et leurs limites sont ceux de la page des tarifs. Un changement de formule prend effet immédiatement. Vous pouvez résilier à tout moment ; la formule court alors jusqu’à la fin de la période payée. Les formules payantes sont assorties d’une garantie de remboursement de {days} jours.",
    },
    ai: {
      title: "Contenus d’IA",
      text: "Les lettres et autres textes générés sont des propositions. Ils peuvent être inexacts ou inadaptés : relisez-les et modifiez-les avant de les utiliser. Vous répondez de ce que vous envoyez. Ils ne promettent ni entretien ni emploi.",
    },
    thirdParties: {
      title: "Sites tiers",
      text: "Les sites de recrutement appartiennent à d’autres et suivent leurs propres conditions, que vous acceptez en les utilisant. Ils peuvent changer à tout moment : nous ne pouvons pas promettre que chaque formulaire soit reconnu ou entièrement rempli.",
    },
    property: {
      title: "Propriété intellectuelle",
      text: "Ce que vous saisissez et déposez reste à vous, de même que les lettres qui en sont tirées. Vous nous autorisez à le conserver et à le traiter, à seule fin de vous fournir le service. Le code source de Postulo est publié sous licence MIT ; son nom et son logo ne le sont pas.",
    },
    termination: {
      title: "Résiliation",
      text: "Vous pouvez supprimer votre compte à tout moment dans ses paramètres. Nous pouvons suspendre ou fermer un compte qui enfreint ces conditions ; sauf si la loi ou la sécurité d’autrui s’y oppose, nous vous prévenons et vous laissons le temps d’emporter vos données.",
    },
    disclaimers: {
      title: "Exclusions de garantie",
      text: "Le service est fourni en l’état et selon sa disponibilité. Nous faisons en sorte qu’il soit correct, sûr et accessible, sans pouvoir garantir qu’il le soit sans interruption ni erreur, ni que vos candidatures aboutissent. Rien ici ne limite les droits que la loi vous donne en tant que consommateur.",
    },
    liability: {
      title: "Responsabilité",
      text: "Dans les limites permises par la loi, notre responsabilité est plafonnée au montant que vous avez payé pour le service au cours des {months} mois précédant les faits. Ce plafond ne s’applique ni au dol, ni à la faute lourde, ni aux atteintes à la vie et à la santé.",
    },
    law: {
      title: "Droit applicable",
      text: "Ces conditions sont régies par le droit français. Si vous êtes consommateur, les règles impératives de votre pays de résidence vous protègent également, et vous pouvez en saisir les tribunaux.",
    },
    contact: {
      title: "Nous contacter",
      text: "Pour toute question sur ces conditions, écrivez à {contact}.",
      missing:
        "L’exploitant de ce serveur n’a pas indiqué d’adresse de contact. Les mentions légales contiennent ce que l’on sait par ailleurs de lui.",
    },
  },
};
