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
  },
  errors: {
    import_running: "An import is running already.",
    not_an_export: "This file is no export of Postulo.",
    newer_export: "This export comes from a newer version of Postulo.",
    damaged_archive: "The archive is damaged.",
    document_missing: "The document “{about}” is missing in the archive.",
    archive_too_large: "The archive is too large: at most 512 MB, with 64 MB of text.",
    document_too_large: "The document “{about}” is larger than 10 MB.",
    too_many_documents: "The archive holds more than 1,000 documents.",
  },
} as const;
