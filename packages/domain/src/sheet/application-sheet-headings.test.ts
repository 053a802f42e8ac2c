import { describe, expect, test } from "vitest";
import { guessColumns, readLine } from "./application-sheet.ts";

describe("a column is recognised by the headings of other tools", () => {
  test.each([
    [
      "job_title",
      ["Title", "Job title", "Position", "Role", "Poste", "Intitulé du poste", "Intitulé"],
    ],
    ["company_name", ["Company", "Company name", "Employer", "Entreprise", "Société", "Employeur"]],
    [
      "job_url",
      ["URL", "Link", "Job URL", "Job post URL", "Job link", "Posting", "Lien", "Annonce"],
    ],
    ["location", ["Location", "City", "Lieu", "Ville"]],
    [
      "employment_type",
      ["Employment type", "Contract type", "Contract", "Job type", "Type de contrat", "Contrat"],
    ],
    [
      "applied_at",
      ["Date applied", "Applied", "Applied date", "Applied at", "Date", "Date de candidature"],
    ],
    ["source", ["Source", "Board", "Job board", "Found on", "Platform", "Site"]],
    ["application_stage", ["Stage", "Status", "List", "List name", "Étape", "Statut"]],
    ["priority_level", ["Priority", "Excitement", "Priorité"]],
    ["contact_name", ["Contact", "Contact name", "Recruiter", "Recruteur"]],
    ["contact_email", ["Contact email", "Email", "E-mail", "Courriel"]],
    ["contact_phone", ["Contact phone", "Phone", "Téléphone"]],
    ["next_action", ["Next action", "Next step", "Prochaine action"]],
    [
      "next_action_date",
      ["Next action date", "Follow up", "Follow-up date", "Due date", "Échéance"],
    ],
    ["reminder_set", ["Reminder", "Rappel"]],
    [
      "saved_at",
      [
        "Date saved",
        "Saved",
        "Date added",
        "Added",
        "Created",
        "Created at",
        "Date d'ajout",
        "Ajoutée le",
        "Enregistrée le",
      ],
    ],
    ["tags", ["Tag", "Labels", "Étiquettes"]],
    ["salary", ["Salary range", "Compensation", "Pay", "Salaire", "Rémunération"]],
    ["notes", ["Note", "Comments", "Comment", "Commentaires", "Remarques"]],
  ])("%s", (column, headings) => {
    for (const heading of [...headings, column])
      expect(guessColumns(["Unknown", ` ${heading.toUpperCase()} `])).toEqual({ [column]: 1 });
  });
});

describe("a stage is recognised by the names of other tools", () => {
  const stageOf = (text: string) => {
    const columns = { job_title: 0, company_name: 1, job_url: 2, application_stage: 3 };
    const line = readLine(["Cook", "Le Bouchon", "https://jobs.example/1", text], columns, {
      dateOrder: "dayFirst",
      appliedAt: "2026-11-21",
      missingLinkNote: undefined,
    });
    return line.kind === "row" ? line.row.application_stage : line.problems;
  };
  test.each([
    [
      "saved",
      ["Wishlist", "Bookmarked", "Interested", "To apply", "Applying", "Enregistrée", "À postuler"],
    ],
    ["applied", ["Sent", "Envoyée", "Candidature envoyée", ""]],
    ["phoneScreen", ["Phone screen", "Recruiter screening", "Entretien téléphonique"]],
    ["finalInterview", ["Final round"]],
    ["interview1", ["Interview", "Interviewing", "Entretiens", "1st interview", "1er entretien"]],
    ["interview2", ["Interview 2", "2nd interview", "2e entretien"]],
    ["interview3", ["Interview 3", "3rd interview", "3e entretien"]],
    ["offer", ["Offer received", "Negotiating", "Accepted", "Hired", "Offre reçue"]],
    ["rejected", ["Rejected", "Not selected", "Refusée"]],
    ["withdrawn", ["Withdrew", "I withdrew", "Retirée"]],
    ["noResponse", ["Ghosted", "No answer", "Sans réponse"]],
  ])("%s", (stage, names) => {
    expect(names.map((name) => [name, stageOf(name)])).toEqual(names.map((name) => [name, stage]));
  });

  test("other words are not", () => {
    for (const name of [
      "Interview 34",
      "3rd interview of 4",
      "soon",
      "sent back",
      "not applied",
      "not saved",
      "before interview",
      "pre interview 2",
      "pre interview 3",
      "saved by",
      "2nd interview of 4",
      "Declined",
      "Closed",
      "Archived",
      "Rejected after phone screen",
      "Offer declined",
      "No offer",
      "Final rejection",
      "Not accepted",
    ])
      expect(stageOf(name)).toEqual(["unknownStage"]);
  });
});
