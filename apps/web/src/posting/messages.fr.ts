import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  source: {
    named: "{kind}\u00A0: {name}",
    experience: "Expérience",
    education: "Formation",
    contribution: "Engagement",
    skill: "Compétence",
    language: "Langue",
    website: "Site web",
    note: "Remarque",
    personal: "Vos coordonnées et votre présentation",
    posting: "L’annonce",
    why: "Votre réponse\u00A0: pourquoi ce poste ou cet employeur",
    know: "Votre réponse\u00A0: ce qu’ils doivent savoir",
    gone: "Un élément qui n’est plus dans votre profil",
  },
  requirements: {
    title: "Ce que l’annonce demande",
    count: "{shown} sur {count} dans votre profil",
    must: "Exigé",
    nice: "Apprécié",
    duty: "Ce que vous feriez",
    notInProfile: "Non trouvé dans votre profil. L’avez-vous ?",
    notDone: "Non trouvé dans votre profil. L’avez-vous déjà fait ?",
    closest: "Le plus proche\u00A0: «\u00A0{text}\u00A0»",
    missing: "Non trouvé dans votre profil : {terms}.",
    add: "L’ajouter",
    addNamed: "{add} : {text}",
    comparing: "Comparaison avec votre profil…",
    offline: "Comparé à votre profil dès que la connexion revient",
    failed: "Votre profil n’a pas pu être comparé à cette annonce.",
    retry: "Réessayer",
  },
  machines: {
    title: "Destiné à des machines",
    hint: "L’annonce donne des ordres à des programmes d’IA. Ils ne sont pas suivis.",
  },
};
