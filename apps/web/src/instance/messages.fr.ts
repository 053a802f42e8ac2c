import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Ce serveur",
  description:
    "Des chiffres sur l’ensemble du serveur. Aucun ne concerne une personne en particulier.",
  loadFailed: "Les chiffres n’ont pas pu être chargés.",
  works: "Tout fonctionne.",
  degraded: "À vérifier\u00A0: {components}",
  component: {
    database: "base de données",
    reads: "base de données de lecture",
    storage: "stockage des documents",
    mail: "e-mails",
    queue: "files d’attente",
    disk: "espace disque",
    model: "modèle de langage",
    scanner: "antivirus",
  },
  people: {
    title: "Personnes",
    all: "Comptes",
    signedIn: "Connectés sur {days} jours",
    new: "Créés sur {days} jours",
    unconfirmed: "Non confirmés",
    deleted: "Supprimés sur {days} jours",
  },
  plans: { title: "Formules" },
  storage: { title: "Stockage", bytes: "Utilisé", objects: "Documents" },
  mails: {
    title: "E-mails",
    refused: "E-mails quotidiens refusés sur {days} jours",
    retried: "E-mails en nouvelle tentative",
  },
  queues: {
    title: "Files d’attente",
    queue: "File",
    length: "En attente",
    delay: "Retard du plus ancien",
    onTime: "Aucun",
    digests: "E-mails quotidiens",
    mailingList: "E-mails des listes",
    objectDeletions: "Documents à supprimer",
  },
};
