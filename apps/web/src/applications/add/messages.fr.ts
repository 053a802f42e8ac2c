import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  label: "Texte de l’annonce (facultatif)",
  description:
    "Collez-le ou déposez un fichier : intitulé, lien, entreprise, lieu, contrat, salaire, contact et date limite en sont repris. Le texte est conservé avec la candidature.",
  contact_name: "Nom du contact",
  contact_email: "E-mail du contact",
  contact_phone: "Téléphone du contact",
  next_action_date: "Date limite",
  choose: "Choisir un fichier",
  formats: "PDF, Word, texte ou page web",
  reading: "Lecture du fichier…",
  read: "Repris de l’annonce, à vérifier : {columns}",
  onlyLink:
    "Seul le lien a été lu. Collez aussi le texte de l’annonce\u00A0: le reste en est repris.",
  nothing: "Rien n’a pu être repris avec certitude. Le texte est conservé.",
  noText:
    "Ce fichier ne contient pas de texte. C’est peut-être une image : saisissez ou collez l’essentiel.",
  encrypted:
    "Ce fichier est protégé par un mot de passe. Ouvrez-le, copiez son texte et collez-le ici.",
  unsupported:
    "Ce type de fichier ne peut pas être lu. Ouvrez-le, copiez son texte et collez-le ici.",
  unreadable: "Ce fichier n’a pas pu être lu. Ouvrez-le, copiez son texte et collez-le ici.",
  busy: "D’autres fichiers sont en cours de lecture. Réessayez dans un instant.",
  unreachable:
    "Ce fichier est lu par le serveur, qui est injoignable. Collez son texte ou réessayez plus tard.",
  tooLong: "Cette annonce contient plus que les {count} caractères conservés.",
  replaced: "Le fichier a remplacé le texte de l’annonce",
};
