import type { Translation } from "@postulo/i18n/messages";
import type { messages as english } from "./messages.ts";

export const messages: Translation<typeof english> = {
  title: "Importer vos données",
  description:
    "Place l’archive obtenue par « Tout exporter » dans ce compte, ici ou sur un autre serveur. Le compte doit être vide. Les documents qu’elle contient n’utilisent aucun crédit ; votre formule reste celle d’ici.",
  choose: "Importer une archive",
  input: "Archive ZIP d’un export",
  importing: "Import de {name}… Gardez cette page ouverte.",
  done: "Vos données ont été importées",
  failed: "Vos données n’ont pas été importées",
  unchanged: "Rien n’a été modifié.",
  unknown: "On ne sait pas si vos données ont été importées",
  unknownText:
    "Le serveur est injoignable ou a échoué. Rechargez cette page : soit tout y est, soit rien.",
  inTheWay: "Ce compte n’est pas vide. Il contient : {list}.",
  rows: {
    profile: "votre profil",
    education: { plural: { one: "{count} formation", other: "{count} formations" } },
    experiences: { plural: { one: "{count} expérience", other: "{count} expériences" } },
    contributions: { plural: { one: "{count} engagement", other: "{count} engagements" } },
    other: { plural: { one: "{count} note ou réponse", other: "{count} notes ou réponses" } },
    competencies: { plural: { one: "{count} compétence", other: "{count} compétences" } },
    websites: { plural: { one: "{count} site web", other: "{count} sites web" } },
    files: { plural: { one: "{count} document", other: "{count} documents" } },
    job_applied: { plural: { one: "{count} candidature", other: "{count} candidatures" } },
    letters: { plural: { one: "{count} lettre", other: "{count} lettres" } },
    letter_answers: {
      plural: {
        one: "des réponses pour {count} annonce",
        other: "des réponses pour {count} annonces",
      },
    },
    cvs: { plural: { one: "{count} CV pour une annonce", other: "{count} CV pour des annonces" } },
    saved_view: {
      plural: { one: "{count} vue enregistrée", other: "{count} vues enregistrées" },
    },
  },
  errors: {
    import_running: "Un import est déjà en cours.",
    import_busy: "De nombreux imports sont en cours. Réessayez dans une minute.",
    import_interrupted: "L’import a été interrompu. Réessayez dans une minute.",
    disk_full:
      "Le disque du serveur est plein. Prévenez l’exploitant de ce serveur et réessayez plus tard.",
    not_an_export: "Ce fichier n’est pas un export de Postulo.",
    newer_export: "Cet export provient d’une version plus récente de Postulo.",
    damaged_archive: "L’archive est endommagée.",
    document_missing: "Le document « {about} » manque dans l’archive.",
    documents_share_file: "Le document « {about} » n’a pas de fichier à lui dans l’archive.",
    unsafe_path: "Le document « {about} » a un chemin qui n’est pas autorisé.",
    unsafe_link:
      "« {about} » n’est pas une adresse web. Les liens commencent par https:// ou http://.",
    archive_too_large:
      "L’archive est trop grande : {archiveMegabytes} Mo au plus, dont {textMegabytes} Mo de texte.",
    document_too_large: "Le document « {about} » dépasse {megabytes} Mo.",
    document_infected: "Un virus a été trouvé dans le document « {about} » : rien n’a été importé.",
    document_not_scanned:
      "Les documents n’ont pas pu être analysés par l’antivirus : rien n’a été importé. Réessayez plus tard.",
    too_many_documents: "L’archive contient plus de {documents} documents.",
    too_many_files: "L’archive contient plus de {files} fichiers.",
    too_many_rows: "L’archive contient plus d’éléments d’un même type que l’import n’en accepte.",
    row_too_large: "Un élément de l’archive dépasse {rowMegabytes} Mo.",
    document_limit:
      "L’archive contient plus de documents que votre formule ne peut encore en importer ({about}). Une formule supérieure les accepte.",
  },
};
