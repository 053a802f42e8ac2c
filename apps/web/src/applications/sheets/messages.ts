import { defineCatalogue } from "../../i18n/catalogue.ts";

export const messages = {
  cancel: "Cancel",
  report: {
    title: "Report of your search",
    text: "One page with the date, company, position and outcome of each application of a period, as employment agencies require.",
    period: "Period",
    periods: {
      thisMonth: "This month",
      lastMonth: "Last month",
      threeMonths: "The last three months",
      custom: "Other dates",
    },
    from: "From",
    to: "Until",
    wrongDate: "Enter a date",
    wrongOrder: "It must not be before the first day",
    format: "Format",
    formats: { pdf: "PDF", csv: "CSV (spreadsheet)" },
    download: "Download",
    fileName: "applications",
    done: "Report downloaded",
    failed: "Error making the report",
    invalid: "The server does not accept this period.",
    tooMany: "A PDF holds {count} applications: choose a shorter period, or CSV.",
  },
  import: {
    title: "Import applications",
    text: "From Huntr, Teal, Simplify, LinkedIn (“Job Applications.csv” and “Saved Jobs.csv” of its data export) or any sheet saved as CSV. Nothing is stored before you have seen what it would do.",
    choose: "Choose a file",
    faults: {
      tooLarge: "This file is larger than {megabytes} MB.",
      noSheet:
        "This file is no sheet with headings and lines. In your spreadsheet, save it as CSV and choose that file.",
    },
    mapping: "Which column is what",
    none: "Not in the file",
    start: { plural: { one: "Import {count} line", other: "Import {count} lines" } },
    willAdd: { plural: { one: "{count} line is new.", other: "{count} lines are new." } },
    known: {
      plural: {
        one: "{count} line is in your list already and is left out.",
        other: "{count} lines are in your list already and are left out.",
      },
    },
    wrong: {
      plural: {
        one: "{count} line cannot be read and is left out.",
        other: "{count} lines cannot be read and are left out.",
      },
    },
    moreProblems: {
      plural: { one: "And {count} more line.", other: "And {count} more lines." },
    },
    dateOrder: {
      question: "These dates can be read in two ways. Which one is right?",
      dayFirst: "The day comes first",
      monthFirst: "The month comes first",
    },
    stages: {
      question: "Which stage do these mean?",
      name: {
        plural: { one: "“{name}” ({count} line)", other: "“{name}” ({count} lines)" },
      },
      omit: "Leave out",
    },
    withoutDate: {
      plural: {
        one: "Applied date of the {count} line that has none",
        other: "Applied date of the {count} lines that have none",
      },
    },
    withoutLink: {
      label: {
        plural: {
          one: "Also import the {count} line without a link",
          other: "Also import the {count} lines without a link",
        },
      },
      description:
        "An application needs a link to its posting. These get a web search for the job title and the company, and a note that says so. You can replace it in the details of the application.",
      note: "The imported file had no link to the posting. The link is a web search for the job title and the company.",
    },
    preview: "The first applications as they will be",
    line: "Line {line}:",
    problems: {
      noTitle: "no job title",
      noCompany: "no company",
      noUrl: "no link to the posting",
      wrongUrl: "no address of the posting",
      wrongDate: "no such date",
      unknownStage: "unknown stage",
      wrongEmail: "no e-mail address",
      tooLong: "too long",
    },
    done: {
      plural: { one: "{count} application imported", other: "{count} applications imported" },
    },
    failed: "Error importing applications",
    undone: "Import undone",
    undoFailed: "Error undoing the import",
  },
} as const;

export const sheetMessages = defineCatalogue(messages, { fr: () => import("./messages.fr.ts") });
