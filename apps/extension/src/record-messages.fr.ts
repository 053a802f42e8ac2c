import type { Translation } from "@postulo/i18n/messages";
import type { record as english } from "./record-messages.ts";

export const record: Translation<typeof english> = {
  title: "Enregistrer cette candidature",
  open: "Enregistrer une candidature depuis cette page",
  save: "Garder cette offre",
  saving: "Enregistrement…",
  saved: "Gardée dans vos candidatures, avec le texte de l’annonce.",
  incomplete: "Postulo n’a pas tout trouvé sur cette page : complétez, puis gardez l’offre.",
  lead: "Enregistrez-la une fois envoyée.",
  job_title: "Intitulé du poste",
  company_name: "Entreprise",
  location: "Lieu (facultatif)",
  job_url: "Lien vers l’offre",
  submit: "Je l’ai envoyée : l’enregistrer",
  submitAgain: "L’enregistrer à nouveau",
  busy: "Enregistrement…",
  recorded: "Enregistrée dans vos candidatures.",
  learned: "Gardé dans votre profil pour les prochains formulaires :",
  learnedAnswer: "{question} : {answer}",
  replacedAnswer: "{question} : {answer} (avant : {before})",
  forget: "Ne pas garder ces réponses",
  asked: "Avez-vous envoyé cette candidature ?",
  confirmed: "La page confirme votre candidature",
  submitConfirmed: "L’enregistrer",
  doNotRecord: "Ne pas l’enregistrer",
  completeIt: "Complétez ce que Postulo n’y a pas trouvé, pour l’enregistrer.",
  notSent: "Pas encore",
  takeBack: "Pas encore envoyée : annuler l’enregistrement",
  takenBack:
    "C’est repris : elle n’est plus enregistrée comme envoyée. Rouvrez son formulaire pour continuer.",
  tracked: "Déjà dans vos candidatures : {jobTitle} chez {companyName}, {appliedAt}.",
  trackedSaved:
    "Déjà enregistrée dans vos candidatures, pas encore envoyée : {jobTitle} chez {companyName}.",
  unrecorded: {
    title: "Candidatures d’autres onglets",
    lead: "Gardées sur cet appareil, {days} jours au plus, jusqu’à votre décision.",
    confirmed: "La page l’a confirmée le {day}, et Postulo n’a pas pu l’enregistrer alors.",
    gone: "Vous avez rempli son formulaire, au plus tard le {day}, et Postulo n’a pas pu vous demander alors si vous l’avez envoyée.",
    sent: "Je l’ai envoyée : l’enregistrer",
    drop: "Ne pas l’enregistrer",
    inPanel: {
      plural: {
        one: "{count} candidature n’a pas pu être enregistrée.",
        other: "{count} candidatures n’ont pas pu être enregistrées.",
      },
    },
    see: "La voir dans la fenêtre de Postulo",
  },
  problems: {
    required: "Obligatoire.",
    invalidUrl: "Ce n’est pas une adresse web.",
    invalidDate: "Ce n’est pas une date.",
  },
};
