import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  documentTitle: "Remplissez une fois, postulez partout",
  description:
    "Postulo réunit votre profil en un seul endroit, remplit les formulaires de candidature, rédige vos lettres de motivation et suit chaque candidature.",
  headline: "Postulo remplit.\nVous envoyez.",
  lead: "Un seul profil remplit les formulaires de candidature. À côté de chaque valeur, sa source\u202F; ce qui ne dépend que de vous reste vide. Lettres, CV et candidatures sont au même endroit, et le dernier clic est toujours le vôtre.",
  start: "Commencer",
  toDashboard: "Aller au tableau de bord",
  steps: {
    title: "Comment ça marche",
    lead: "Trois étapes, dont deux une seule fois. Tout le reste part de ce que vous avez saisi.",
    profile: {
      title: "Créez votre profil",
      text: "Importez votre CV ou saisissez-le\u00A0: expériences, formations, compétences, liens. Une seule fois, et vous le corrigez quand vous voulez.",
    },
    extension: {
      title: "Installez l’extension",
      text: "Elle s’installe dans votre navigateur et reconnaît les formulaires de candidature des sites carrières.",
    },
    apply: {
      title: "Postulez partout",
      text: "Elle remplit ce qu’elle sait. Vous vérifiez, complétez et envoyez. Chaque candidature apparaît dans votre tableau de bord.",
    },
  },
  tour: {
    title: "Vu de l’intérieur",
    carousel: "carrousel",
    pause: "Arrêter le défilement des images",
    play: "Faire défiler les images",
    previous: "Image précédente",
    next: "Image suivante",
    dashboard: {
      name: "Tableau de bord",
      text: "Chaque candidature avec son étape et la suite à donner. Une carte se déplace à la souris, au doigt ou au clavier.",
      alt: "Le tableau des candidatures\u00A0: ses colonnes vont des offres enregistrées à l’issue, et chaque carte montre la suite à donner.",
    },
    extension: {
      name: "Remplissage",
      text: "Sur un site carrières, le panneau montre chaque champ, ce qu’il y inscrit et d’où cela vient. Un clic remplit tout ; l’envoi reste entre vos mains.",
      alt: "Un formulaire de candidature rempli et, à côté, le panneau de Postulo avec la liste des champs.",
    },
    profile: {
      name: "Un seul profil",
      text: "Expériences, formations, compétences et documents au même endroit. Votre CV le remplit, et vous corrigez.",
      alt: "Les expériences du profil\u00A0: trois postes avec employeurs, dates et missions.",
    },
    letter: {
      name: "Lettre de motivation",
      text: "Collez l’annonce. La lettre s’appuie sur ce que dit votre profil, et sur rien d’autre.",
      alt: "La page des lettres de motivation\u00A0: une annonce et la lettre rédigée pour elle.",
    },
  },
  demo: {
    try: "Essayer sans compte",
    title: "Postulo à l’œuvre",
    lead: "Filmé dans le produit lui-même, sous-titré et sans son.",
    play: "Lire la vidéo",
    captions: { en: "Sous-titres en anglais", fr: "Sous-titres en français" },
    scenes: "Ce que montre la vidéo",
    scene: {
      profile: "Votre profil : rempli une seule fois, tout le reste en découle.",
      form: "Sur un site carrières, le panneau de Postulo montre chaque champ, ce qu’il y inscrit et d’où cela vient.",
      fill: "Un clic remplit le formulaire. Rien n’est envoyé à votre place : le dernier clic vous appartient.",
      letter:
        "Pour une lettre de motivation, collez l’annonce. Chaque phrase repose sur votre profil.",
      dashboard: "Chaque candidature a sa place, et déplacer une carte change son étape.",
    },
  },
  features: {
    title: "Ce que vous y gagnez",
    fillOnce: {
      title: "Remplissez une fois",
      text: "Un seul profil avec vos expériences, formations, compétences et réponses. Votre CV le remplit pour vous.",
    },
    customization: {
      title: "Adapté à chaque poste",
      text: "Une lettre et un CV par annonce, à partir de votre profil. Chaque phrase repose sur quelque chose que vous avez fait.",
    },
    compatibility: {
      title: "Compatible avec vos sites",
      text: "L’extension reconnaît {count} plateformes de recrutement, en français et en anglais, et fait de son mieux sur les autres formulaires.",
    },
    dashboard: {
      title: "Un tableau de bord clair",
      text: "Chaque candidature avec son étape, son contact et la suite à donner, et des chiffres fiables.",
    },
  },
  coming: {
    title: "Bientôt disponible\u00A0:",
    jobFinder: "Recherche d’emploi par IA",
    peopleFinder: "Recherche de contacts",
    interviewTraining: "Entraînement vocal aux entretiens par IA",
  },
  pricing: {
    title: "Tarifs",
    popular: "Populaire",
    perMonth: "par mois",
    perYear: "ou {price} par an\u00A0: {saving} de moins",
    always: "aussi longtemps que vous voulez",
    select: "Choisir",
    guarantee:
      "Les formules payantes sont assorties d’une garantie de remboursement de {days}\u00A0jours. Sur votre propre serveur, tout est illimité.",
    limits: {
      application: {
        plural: {
          one: "{count} candidature remplie par l’extension",
          other: "{count} candidatures remplies par l’extension",
        },
      },
      doc_upload: { plural: { one: "{count} document", other: "{count} documents" } },
      cover_letter: {
        plural: { one: "{count} lettre de motivation", other: "{count} lettres de motivation" },
      },
      resume: {
        plural: { one: "{count} CV adapté à un poste", other: "{count} CV adaptés à un poste" },
      },
    },
    unlimited: {
      application: "Candidatures illimitées remplies par l’extension",
      doc_upload: "Documents illimités",
      cover_letter: "Lettres de motivation illimitées",
      resume: "CV adaptés à un poste, sans limite",
    },
    support: {
      Free: "Assistance par e-mail",
      Plus: "Assistance prioritaire par e-mail",
      Pro: "Assistance prioritaire par e-mail",
      Ultra: "Assistance prioritaire par e-mail",
    },
    coming: {
      liveChat: "Messagerie instantanée avec l’assistance (bientôt)",
    },
    counts:
      "Une candidature compte lorsque l’extension remplit son formulaire, une fois par mois et par annonce. L’ajout à la main est gratuit.",
    supportBy: "Assistance par e-mail : {contact}.",
    noSupport: "L’exploitant de ce serveur n’a pas indiqué d’adresse d’assistance.",
  },
  questions: {
    title: "Questions fréquentes",
    submits: {
      question: "Postulo envoie-t-il des candidatures tout seul\u202F?",
      answer:
        "Non. Il remplit ce qu’il sait et vous montre chaque champ. Vous vérifiez, complétez et envoyez\u00A0: le dernier clic vous appartient toujours.",
    },
    invents: {
      question: "Invente-t-il des choses sur moi\u202F?",
      answer:
        "Non. Une lettre ne dit que ce qui figure dans votre profil, et un contrôle refuse les chiffres, employeurs, intitulés et compétences absents du profil comme de l’annonce. Relisez-la tout de même avant de l’envoyer.",
    },
    data: {
      question: "Que deviennent mes données\u202F?",
      answer:
        "Elles restent sur le serveur que vous utilisez, et personne d’autre que vous ne les voit. Vous pouvez supprimer à tout moment votre compte et tout ce qu’il contient.",
    },
    sites: {
      question: "Sur quels sites fonctionne-t-il\u202F?",
      answer:
        "Sur les formulaires des plateformes de recrutement courantes, comme Greenhouse, Lever, Ashby ou Workday, et sur bien d’autres sites carrières. Ce qu’il ne reconnaît pas, il vous le laisse.",
    },
    self: {
      question: "Puis-je l’héberger moi-même\u202F?",
      answer:
        "Oui. Postulo est un logiciel libre, sous licence MIT. Deux commandes le démarrent sur votre machine, sans aucune limite.",
    },
    free: {
      question: "Combien cela coûte-t-il\u202F?",
      answer:
        "La formule gratuite comprend l’extension. Les formules payantes relèvent les limites mensuelles ; vous pouvez en changer ou les résilier à tout moment.",
    },
  },
  waitlist: {
    title: "Soyez au courant dès le premier jour",
    text: "Laissez votre adresse\u00A0: nous vous écrirons quand une nouveauté sera prête. Rien d’autre.",
    label: "E-mail pour la liste d’attente",
    placeholder: "vous@exemple.fr",
    join: "Rejoindre la liste d’attente",
    success: "Merci\u202F! Consultez vos e-mails pour confirmer votre adresse.",
    missing: "Veuillez entrer votre email",
    invalid: "Email invalide",
    failed: "Une erreur s’est produite, réessayez plus tard",
  },
  figures: {
    title: "Les chiffres d’abord, même les moins bons",
    lead: "Les deux tableaux sont mesurés par des programmes qui font partie du code source. Ils montrent ce qui n’a pas été rempli ni relu.",
    sent: "candidature envoyée par nous",
    sentText:
      "Postulo remplit les champs et s’arrête. Consentements, questions sensibles et bouton d’envoi vous reviennent, sur tous les sites.",
    forms: "Formulaires\u00A0: champs remplis",
    formsNote:
      "{pages} pages capturées, remplies par {fewest} à {people} candidats inventés chacune et comparées champ par champ. Toute autre valeur que celle attendue est fausse.",
    platform: "Plateforme",
    pages: "Pages",
    allPages: "Toutes, sites propres compris",
    right: "Justes",
    wrong: "Faux",
    missed: "Oubliés",
    cvs: "CV\u00A0: ce que les programmes relisent",
    cvsNote:
      "Plus faible F1 du contact, des employeurs, intitulés, dates et puces, d’après les CV de {people} personnes inventées\u00A0: PDF, et Word (mammoth).",
    template: "Modèle",
    ownParser: "Postulo",
  },
  last: {
    title: "Remplissez une fois. Décidez à chaque fois.",
    text: "{count} candidatures remplies par mois ne coûtent rien.",
    register: "Créer votre compte",
  },
};
