import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Politique de confidentialité",
  description:
    "Ce que Postulo conserve sur vous, pourquoi, combien de temps, et ce que vous pouvez y faire.",
  intro:
    "Cette politique dit ce que Postulo conserve sur vous, pourquoi, et ce que vous pouvez y faire.\n\nPostulo est un logiciel libre que chacun peut héberger. « Nous » désigne la personne ou l’organisation qui exploite le serveur que vous utilisez.",
  sections: {
    collected: {
      title: "Les informations que nous recueillons",
      text: "Nous conservons ce que vous nous confiez et ce dont le produit a besoin pour travailler pour vous. Nous n’affichons aucune publicité, ne suivons personne d’un site à l’autre et n’achetons aucune donnée.",
    },
    profile: {
      title: "Profil",
      text: "Ce que vous saisissez ou déposez : nom, adresse e-mail, téléphone, adresse postale, âge et genre si vous les indiquez, présentation, formations, expériences, engagements, compétences, sites web, notes libres et fichiers. Un CV que vous faites analyser est lu pour remplir votre profil ; le fichier analysé n’est pas conservé, sauf si vous l’enregistrez parmi vos fichiers.",
    },
    applications: {
      title: "Données de candidature",
      text: "Les candidatures que vous suivez : poste, entreprise, adresse de l’annonce, dates, étape et historique, priorité, contacts et rappels. L’extension de navigateur lit le formulaire de la page où vous le lui demandez, et transmet à ce serveur la candidature que vous lui faites enregistrer.",
    },
    generated: {
      title: "Contenus générés",
      text: "Les offres d’emploi que vous collez servent à écrire votre lettre. Chaque lettre est conservée dans votre compte, avec son offre d’emploi et ses versions, jusqu’à ce que vous la supprimiez.",
    },
    usage: {
      title: "Données d’utilisation",
      text: "Le nombre de lettres, de documents et de candidatures utilisés dans le mois, car les formules ont des limites. Vos sessions, avec leur début et le type de navigateur. L’adresse depuis laquelle vous vous connectez, le temps nécessaire pour empêcher que l’on devine des mots de passe.\n\nVotre navigateur garde dans son propre espace votre session, votre langue et votre thème, ainsi qu’un cookie qui ne contient que votre langue. Tant que vous êtes connecté, il garde aussi la dernière liste de vos candidatures, pour que vous puissiez la lire hors ligne, et un CV que vous vérifiez jusqu’à ce que vous l’enregistriez ou l’abandonniez ; la déconnexion efface les deux.",
    },
    use: {
      title: "L’usage que nous en faisons",
      text: "- Remplir des formulaires de candidature avec vos réponses, quand vous le demandez.\n- Écrire des lettres à partir de votre profil.\n- Vous montrer où en sont vos candidatures.\n- Protéger votre compte et vous envoyer les messages qu’il exige.\n- Vous envoyer des nouvelles, uniquement si vous vous êtes inscrit et l’avez confirmé ; chacun de ces messages contient un lien pour y mettre fin.\n\nNous ne vendons pas vos données et ne les utilisons pas pour entraîner des modèles.",
    },
    sharing: {
      title: "Le partage",
      text: "Personne d’autre que vous ne voit votre profil et vos candidatures. Nous ne transmettons des données que dans ces cas :\n\n- aux employeurs et aux sites de recrutement auxquels vous envoyez vous-même une candidature ;\n- aux prestataires de ce serveur : hébergement, envoi des messages, stockage des fichiers et, si des formules sont vendues, le prestataire de paiement, qui seul voit votre carte ;\n- à un fournisseur d’IA, si ce serveur en utilise un (voir « IA » ci-dessous) ;\n- à une autorité, lorsque la loi nous y oblige.",
    },
    security: {
      title: "La sécurité",
      text: "Les mots de passe sont conservés sous forme d’empreintes irréversibles. La base de données veille elle-même à ce que chacun n’atteigne que ses propres lignes et fichiers. Les jetons sont eux aussi conservés sous forme d’empreintes, et les données personnelles restent hors des journaux. Aucun système n’est parfait : si une violation vous concerne, nous vous en informons sans délai, ainsi que l’autorité.",
    },
    retention: {
      title: "La durée de conservation",
      text: "Nous conservons vos données tant que vous avez un compte. Ce que vous supprimez disparaît aussitôt de votre compte, et un fichier disparaît aussi du serveur. Les éléments de votre profil, les lettres et les candidatures sont mis de côté pendant {days} jours, en cas d’erreur, puis effacés ; une candidature peut être rétablie pendant ce temps. Si vous supprimez votre compte, votre profil, vos candidatures, vos fichiers et vos sessions sont supprimés avec lui. En cas de paiement, la loi nous impose de garder les pièces comptables, sans votre profil.",
    },
    rights: {
      title: "Vos droits",
      text: "Vous pouvez consulter, corriger, exporter et supprimer vos données, en limiter l’usage ou vous y opposer, et les emporter ailleurs. Vous pouvez faire l’essentiel vous-même dans le produit ; pour le reste, voir « Nous contacter » ci-dessous. Vous pouvez aussi saisir une autorité de protection des données, en France la CNIL.",
    },
    ai: {
      title: "IA",
      text: "Tant que ce serveur n’est relié à aucun fournisseur d’IA, les lettres sont composées sur le serveur lui-même à partir de vos propres données, les CV y sont lus, et rien n’en sort. S’il est relié à l’un d’eux, l’offre d’emploi et les éléments dont la lettre a besoin lui sont envoyés ; votre nom et vos coordonnées ne le sont pas. Le texte d’un CV que vous avez fait analyser l’est aussi, une fois que votre nom et vos coordonnées en ont été retirés, dans la mesure où nous les y avons trouvés. Une ligne de votre CV pour laquelle vous demandez une autre formulation l’est aussi, avec ce que l’annonce demande à ce sujet ; si nous y trouvons votre nom ou des coordonnées, rien n’est envoyé. Les résultats peuvent être inexacts : relisez-les avant de les envoyer. Aucune décision vous concernant n’est prise par une machine.",
    },
    thirdParties: {
      title: "Sites tiers",
      text: "Les sites de recrutement et les autres sites vers lesquels nous renvoyons ont leurs propres politiques. Ils répondent de ce que vous leur envoyez.",
    },
    children: {
      title: "Mineurs",
      text: "Postulo ne s’adresse pas aux enfants de moins de {age} ans, et nous ne conservons pas sciemment de données à leur sujet. Si vous pensez qu’un enfant possède un compte, dites-le-nous (voir « Nous contacter » ci-dessous) et nous le supprimerons.",
    },
    changes: {
      title: "Modifications",
      text: "Lorsque cette politique change, sa date change, et nous vous prévenons avant que rien d’important ne prenne effet.",
    },
    contact: {
      title: "Nous contacter",
      text: "Pour toute question sur vos données, écrivez à {contact}.",
      missing:
        "L’exploitant de ce serveur n’a pas indiqué d’adresse de contact. Les mentions légales contiennent ce que l’on sait par ailleurs de lui.",
    },
  },
};
