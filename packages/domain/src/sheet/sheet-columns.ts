import {
  isApplicationColumn,
  type ApplicationColumn,
  type ApplicationValues,
  type ChoiceColumnName,
} from "../application-columns.ts";

interface InSheet {
  /** Headings of other tools and languages, in lower case. */
  readonly headings: readonly string[];
}
interface ChoiceInSheet<Value> extends InSheet {
  /** How CSV files of other tools name the values, in lower case. */
  readonly aliases: readonly (readonly [RegExp, Value])[];
  /** The value of an empty cell; without one it is null. */
  readonly initial?: Value;
}

/**
 * The whole name must match: "declined", "closed" and "archived" leave open who ended the application and are asked
 * about, and "rejected after the phone screen" is no phone screen.
 */
const stageAliases = [
  [/^(?:wishlist|bookmarked|saved|interested|to apply|applying|enregistrée?|à postuler)$/, "saved"],
  [/^(?:applied|sent|submitted|envoyée?|candidature envoyée|postulée?)$/, "applied"],
  [/^(?:(?:phone|recruiter) (?:screen|screening|interview|call)|screen|screening)$/, "phoneScreen"],
  [/^(?:entretien|appel) téléphonique$/, "phoneScreen"],
  [/^(?:final|final (?:round|interview)|(?:dernier entretien|entretien final))$/, "finalInterview"],
  [
    /^(?:interview(?:ing|s)?|entretiens?|1(?:st|er) (?:interview|entretien)|(?:interview|entretien) 1)$/,
    "interview1",
  ],
  [/^(?:(?:interview|entretien) 2|2(?:nd|e) (?:interview|entretien))$/, "interview2"],
  [/^(?:(?:interview|entretien) 3|3(?:rd|e) (?:interview|entretien))$/, "interview3"],
  [/^(?:offers?(?: (?:received|accepted))?|negotiat(?:ing|ion)|accepted|hired)$/, "offer"],
  [/^(?:offres?(?: (?:reçue|acceptée))?|négociation|acceptée?|embauchée?)$/, "offer"],
  [/^(?:reject(?:ed|ion)|not selected|refus|refusée?)$/, "rejected"],
  [/^(?:withdr(?:ew|awn)|i withdrew|(?:candidature )?retirée?)$/, "withdrawn"],
  [/^(?:ghosted|no (?:response|answer)|(?:sans|pas de) réponse)$/, "noResponse"],
] as const;

/** Teal rates the excitement about a job with one to five stars. */
const excitementAliases = [
  [/^[45](?:\.0)?$/, "high"],
  [/^3(?:\.0)?$/, "medium"],
  [/^[12](?:\.0)?$/, "low"],
] as const;

/** "Full-time" and "part-time" are no kinds of contract. The first match counts. */
const employmentAliases = [
  [/apprenti|alternan|contrat de pro|professionnalisation/, "apprenticeship"],
  [/\bintern(?:ship)?\b|^trainee|\bstage\b|stagiaire/, "internship"],
  [/^cdi(?![a-z])|\bpermanent|durée indéterminée|indefinite|open[- ]ended/, "permanent"],
  [/^cdd(?![a-z])|fixed[- ]term|durée déterminée/, "fixedTerm"],
  [/freelance|indépendant|independent|self[- ]employed|portage/, "freelance"],
  [/int[ée]rim|^temp(?:orary|oraire)?$|agency work/, "temporary"],
] as const;

/** How each column is read from a CSV file, in the order of an export; null for a column that is not in CSV files. */
export const columnsInSheets = {
  job_title: {
    headings: ["title", "job title", "position", "role", "poste", "intitulé du poste", "intitulé"],
  },
  company_name: {
    headings: ["company", "company name", "employer", "entreprise", "société", "employeur"],
  },
  job_url: {
    headings: ["url", "link", "job url", "job post url", "job link", "posting", "lien", "annonce"],
  },
  location: { headings: ["location", "city", "lieu", "ville"] },
  employment_type: {
    headings: [
      "employment type",
      "contract type",
      "contract",
      "job type",
      "type de contrat",
      "contrat",
    ],
    aliases: employmentAliases,
  },
  applied_at: {
    headings: [
      "date applied",
      "applied",
      "applied date",
      "applied at",
      "application date",
      "date",
      "date de candidature",
    ],
  },
  source: { headings: ["source", "board", "job board", "found on", "platform", "site"] },
  application_stage: {
    headings: ["stage", "status name", "status", "list", "list name", "étape", "statut"],
    aliases: stageAliases,
    initial: "applied",
  },
  priority_level: {
    headings: ["priority", "excitement", "priorité"],
    aliases: excitementAliases,
    initial: "medium",
  },
  contact_name: { headings: ["contact", "contact name", "recruiter", "recruteur"] },
  contact_email: { headings: ["contact email", "email", "e-mail", "courriel"] },
  contact_phone: { headings: ["contact phone", "phone", "téléphone"] },
  next_action: { headings: ["next action", "next step", "prochaine action"], aliases: [] },
  next_action_date: {
    headings: [
      "next action date",
      "follow up",
      "follow-up date",
      "follow up at",
      "due date",
      "échéance",
    ],
  },
  reminder_set: { headings: ["reminder", "rappel"] },
  saved_at: {
    headings: [
      "date saved",
      "saved date",
      "saved",
      "date added",
      "added",
      "added at",
      "created",
      "created at",
      "date d'ajout",
      "ajoutée le",
      "enregistrée le",
    ],
  },
  tags: { headings: ["tag", "labels", "label", "étiquettes", "étiquette"] },
  salary: { headings: ["salary range", "compensation", "pay", "salaire", "rémunération"] },
  notes: { headings: ["note", "comments", "comment", "commentaires", "remarques"] },
  posting_text: null,
} as const satisfies {
  readonly [Column in ApplicationColumn]:
    | (Column extends ChoiceColumnName
        ? ChoiceInSheet<NonNullable<ApplicationValues[Column]>>
        : InSheet)
    | null;
};

type Columns = typeof columnsInSheets;
/** The columns of CSV files. */
export type SheetColumn = {
  [Column in ApplicationColumn]: Columns[Column] extends InSheet ? Column : never;
}[ApplicationColumn];

const isSheetColumn = (column: ApplicationColumn): column is SheetColumn =>
  columnsInSheets[column] !== null;

/** In the order of an export; their headings are the stored names. */
export const sheetColumns = Object.keys(columnsInSheets)
  .filter(isApplicationColumn)
  .filter(isSheetColumn);

export const columnInSheet = (column: SheetColumn): InSheet | ChoiceInSheet<string> =>
  columnsInSheets[column];
