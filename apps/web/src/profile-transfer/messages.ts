import { defineCatalogue } from "../i18n/catalogue.ts";

export const messages = {
  title: "Bring your profile along, or take it with you",
  text: "Import a JSON Resume or the ZIP of your LinkedIn data: what is empty is filled in, what is new is added, and nothing is overwritten.",
  import: "Import a file",
  input: "JSON Resume or LinkedIn export",
  export: "Export as JSON Resume",
  importing: "Importing {name}…",
  imported: "Profile imported",
  filled: { plural: { one: "{count} value filled in", other: "{count} values filled in" } },
  added: { plural: { one: "{count} entry added", other: "{count} entries added" } },
  nothingNew: "Everything in this file was already in your profile.",
  skipped: {
    plural: {
      one: "{count} entry lacked too much to be added",
      other: "{count} entries lacked too much to be added",
    },
  },
  fileName: "resume.json",
  errors: {
    import: "Import Error",
    export: "Export Error",
    unreadable: "This is neither a JSON Resume nor the ZIP of a LinkedIn export.",
    tooLarge: "The file is larger than {megabytes} MB.",
  },
} as const;

export const transferMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
