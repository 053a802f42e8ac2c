import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Invitation à un entretien",
  hint: "Le fichier de calendrier (.ics) reçu avec l’e-mail. Il est lu dans ce navigateur ; rien n’est enregistré avant votre confirmation.",
  drop: "Déposez-le ici, ou",
  choose: "choisissez un fichier",
  paste: "Ou collez son texte",
  read: "Lire l’invitation",
  which: "Le fichier contient plusieurs événements. Lequel est l’entretien ?",
  tooLarge: "Ce fichier est trop volumineux pour une invitation.",
  tooMany:
    "Ce fichier contient {count} événements : il semble être un calendrier entier. Une invitation en a {most} au plus.",
  unreadable: "Aucun événement daté n’y a été trouvé. Une invitation commence par BEGIN:VCALENDAR.",
  allDay: "L’invitation n’indique pas d’heure. Saisissez-la avant d’enregistrer.",
  floating: "L’invitation n’indique pas de fuseau horaire : son heure a été lue à votre horloge.",
  changes: "Elle modifie l’entretien que vous avez prévu {when}.",
  changesAt: "Elle modifie l’entretien chez {company} que vous avez prévu {when}.",
  changed: "Entretien modifié selon l’invitation",
  cancels: "Elle annule l’entretien que vous avez prévu {when}.",
  cancelsUnknown: "Elle annule un entretien qui n’est pas dans votre liste.",
  markCancelled: "Le noter comme annulé",
  keep: "Le garder",
  cancelled: "Entretien noté comme annulé",
};
