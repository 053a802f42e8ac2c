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
  },
  import: {
    title: "Import applications",
    text: "From Huntr, Teal, Simplify or any sheet saved as CSV. Nothing is stored before you have seen what it would do.",
    choose: "Choose a file",
    faults: {
      tooLarge: "This file is larger than 10 MB.",
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
    line: "Line {line}:",
    problems: {
      noTitle: "no job title",
      noCompany: "no company",
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
