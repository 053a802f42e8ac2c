import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  title: "Bring your data along",
  description:
    "Puts the archive of “Export everything” into this account, here or on another server. The account must be empty. Documents in it use up no credit; your plan stays the one you have here.",
  choose: "Import an archive",
  input: "ZIP archive of an export",
  importing: "Importing {name}… Keep this page open.",
  done: "Your data were imported",
  failed: "Your data were not imported",
  unchanged: "Nothing was changed.",
  unknown: "It is not known whether your data were imported",
  unknownText:
    "The server could not be reached or has failed. Load this page again: either everything is there, or nothing.",
  inTheWay: "This account is not empty. In the way: {list}.",
  rows: {
    profile: "your profile",
    education: {
      plural: { one: "{count} education entry", other: "{count} education entries" },
    },
    experiences: {
      plural: { one: "{count} experience entry", other: "{count} experience entries" },
    },
    contributions: { plural: { one: "{count} contribution", other: "{count} contributions" } },
    other: { plural: { one: "{count} note or answer", other: "{count} notes or answers" } },
    competencies: { plural: { one: "{count} skill", other: "{count} skills" } },
    websites: { plural: { one: "{count} website", other: "{count} websites" } },
    files: { plural: { one: "{count} document", other: "{count} documents" } },
    job_applied: { plural: { one: "{count} application", other: "{count} applications" } },
    letters: { plural: { one: "{count} letter", other: "{count} letters" } },
    letter_answers: {
      plural: { one: "answers for {count} posting", other: "answers for {count} postings" },
    },
    cvs: { plural: { one: "{count} CV for a posting", other: "{count} CVs for postings" } },
    saved_view: { plural: { one: "{count} saved view", other: "{count} saved views" } },
  },
  errors: {
    import_running: "An import is running already.",
    import_busy: "Many imports are running at the moment. Try again in a minute.",
    import_interrupted: "The import was interrupted. Try again in a minute.",
    disk_full: "The server's disk is full. Tell the operator of this server, and try again later.",
    not_an_export: "This file is no export of Postulo.",
    newer_export: "This export comes from a newer version of Postulo.",
    damaged_archive: "The archive is damaged.",
    document_missing: "The document “{about}” is missing in the archive.",
    documents_share_file: "The document “{about}” has no file of its own in the archive.",
    unsafe_path: "The document “{about}” has a path that is not allowed.",
    unsafe_link: "“{about}” is not a web address. Links begin with https:// or http://.",
    archive_too_large:
      "The archive is too large: at most {archiveMegabytes} MB, with {textMegabytes} MB of text.",
    document_too_large: "The document “{about}” is larger than {megabytes} MB.",
    document_infected: "A virus was found in the document “{about}”: nothing was imported.",
    document_not_scanned:
      "The documents could not be checked for viruses, so nothing was imported. Try again later.",
    too_many_documents: "The archive holds more than {documents} documents.",
    too_many_files: "The archive holds more than {files} files.",
    too_many_rows: "The archive holds more entries of one kind than can be imported.",
    row_too_large: "An entry in the archive is larger than {rowMegabytes} MB.",
    document_limit:
      "The archive holds more documents than your plan can still import ({about}). A larger plan takes them in.",
  },
} as const;

export const importMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
