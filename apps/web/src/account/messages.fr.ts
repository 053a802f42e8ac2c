import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Compte",
  description: "Votre formule, votre connexion et vos données.",
  sections: {
    label: "Rubriques du compte",
    overview: "Aperçu",
    plan: "Formule",
    extension: "Extension",
    notifications: "Notifications",
    login: "Connexion",
    sessions: "Sessions",
    sent: "Données envoyées",
    data: "Vos données",
    delete: "Suppression",
  },
  email: "Adresse e-mail",
  education: "Formations",
  experiences: "Expériences",
  skills: "Compétences",
  loadFailed: "L’aperçu n’a pas pu être chargé.",
  logout: "Déconnexion",
  changeEmail: {
    title: "Changer d’adresse e-mail",
    description: "Les deux adresses, l’actuelle et la nouvelle, doivent confirmer le changement.",
    field: "Nouvelle adresse e-mail",
    submit: "Changer d’adresse",
    required: "L’adresse e-mail est obligatoire",
    invalid: "Veuillez saisir une adresse e-mail valide",
    failed: "Échec du changement d’adresse e-mail",
    done: "Adresse e-mail mise à jour",
    doneText:
      "Consultez la nouvelle adresse pour la confirmer. {current} et {email} doivent toutes deux confirmer\u202F; d’ici là, votre adresse reste {current}.",
    changedText: "Désormais, connectez-vous avec {email}.",
    same: "C’est déjà votre adresse",
  },
  changePassword: {
    title: "Changer de mot de passe",
    description: "Vos autres sessions seront fermées.",
    field: "Nouveau mot de passe",
    confirm: "Confirmez le nouveau mot de passe",
    submit: "Changer de mot de passe",
    required: "Tous les champs sont obligatoires",
    tooShort: "Le nouveau mot de passe doit compter au moins {minimum} caractères",
    differ: "Les mots de passe ne correspondent pas",
    codeLength: "Saisissez les {count} chiffres du message",
    wrongCode: "Ce code est erroné ou a expiré. Prenez celui du message le plus récent.",
    failed: "Échec du changement de mot de passe",
    done: "Mot de passe mis à jour",
    doneText: "Vos autres sessions sont fermées.",
  },
  errors: {
    same_password: "C’est déjà votre mot de passe. Choisissez-en un autre.",
    weak_password: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    insufficient_aal: "Confirmez d’abord votre identité avec votre second facteur, puis réessayez.",
    email_exists: "Un autre compte utilise cette adresse.",
    over_email_send_rate_limit:
      "Trop d’e-mails ont été demandés. Patientez quelques minutes, puis réessayez.",
    over_request_rate_limit: "Trop de tentatives. Patientez un instant, puis réessayez.",
  },
  export: {
    title: "Vos données",
    description:
      "Une archive avec tout ce que vous avez enregistré ici : vos documents, vos lettres et vos comptes rendus, le tout en JSON et en tableaux, et votre profil au format JSON Resume.",
    submit: "Tout exporter",
    failed: "Vos données n’ont pas pu être exportées.",
  },
  deletion: {
    title: "Supprimer le compte",
    description:
      "Supprime définitivement votre profil, vos fichiers, vos candidatures et vos sessions. Une formule payante prend fin aussitôt.",
    open: "Supprimer le compte",
    dialogTitle: "Supprimer votre compte ?",
    dialogText:
      "Tout ce que vous avez enregistré ici est supprimé définitivement, et une formule payante prend fin aussitôt. C’est irréversible.",
    confirm: "Supprimer définitivement",
    keep: "Garder mon compte",
    done: "Compte supprimé",
    failed: "Échec de la suppression du compte",
    failedText: "Une erreur est survenue. Veuillez réessayer.",
  },
};
