import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Votre changement d’adresse",
  requested: "Demandé le",
  explanation:
    "Il prend effet lorsque les deux adresses l’ont confirmé, par le lien ou le code de l’e-mail envoyé à chacune. D’ici là, connectez-vous avec {current}.",
  expired: "Les liens ont expiré. Renvoyez les e-mails ou annulez le changement.",
  confirmed: "Confirmée",
  waiting: "Pas encore confirmée",
  code: "Code envoyé à {email}",
  confirm: "Confirmer",
  wrongLength: "Saisissez les {count} chiffres du message",
  wrongCode: "Ce code est erroné ou a expiré. Prenez celui du message le plus récent.",
  tooMany: "Trop de tentatives. Patientez un instant, puis réessayez.",
  codeFailed: "Le code n’a pas pu être vérifié",
  half: "Cette adresse a confirmé. Il manque encore l’autre.",
  complete: "Votre adresse e-mail est modifiée",
  completeText: "Désormais, connectez-vous avec {email}.",
  resend: "Renvoyer les e-mails",
  resent: "Les e-mails sont en route.",
  resendFailed: "Les e-mails n’ont pas pu être envoyés",
  cancel: "Annuler le changement",
  cancelled: "Le changement est annulé",
  cancelledText: "Votre adresse reste {current}.",
  nothingPending: "Il n’y a pas de changement à annuler",
  nothingPendingText: "Il a été terminé ou annulé ailleurs.",
  cancelFailed: "Le changement n’a pas pu être annulé",
  loadFailed: "Impossible de savoir si un changement d’adresse est en cours.",
};
