import { listedWishes } from "@postulo/posting/wishes";
import { type CvDocument, type CvSection, skillText } from "./cv-document.ts";
import type { MatchedRequirement, PostingMatch } from "./posting-match.ts";

/** What a posting asks for, and where the CV shows it. */
export type AccountRow = Pick<MatchedRequirement, "id" | "kind" | "text" | "missing"> &
  (
    | { readonly status: "shown"; readonly on: readonly ShownPart[] }
    /** In the profile, but not in this version. */
    | { readonly status: "hidden" }
    /** In a note of the profile, which is not on CVs. */
    | { readonly status: "inNotes"; readonly notes: readonly string[] }
    /** With what comes closest in the profile, which proves nothing. */
    | { readonly status: "notInProfile"; readonly closest?: string | undefined }
  );

/** A part of the CV by its id, and its text. */
export type ShownPart = { readonly id: string; readonly text: string };

/** "The posting asks for 12 things: 8 shown, 1 hidden, 1 in a note, 2 not in the profile." */
export type RequirementAccount = {
  readonly asked: number;
  readonly shown: number;
  readonly hidden: number;
  readonly inNotes: number;
  readonly notInProfile: number;
  readonly rows: readonly AccountRow[];
};

function partsOfSection(section: CvSection): ShownPart[] {
  if (section.kind === "notes") return [...section.lines];
  if (section.kind === "skills")
    return section.groups.flatMap(({ skills }) =>
      skills.map((skill) => ({ id: skill.id, text: skillText(skill) })),
    );
  return section.entries.flatMap(({ id, title, lines }) => [{ id, text: title }, ...lines]);
}

/** The parts of a document in their order on the page. */
export function shownParts(document: CvDocument): ShownPart[] {
  const summary = document.summary.join(" ");
  return [
    ...(summary === "" ? [] : [{ id: "profile", text: summary }]),
    ...document.sections.flatMap(partsOfSection),
  ];
}

/** Compares what a posting asks for (its duties only where it asks for nothing else) with a version. It is a list, not a score: readers of applications share none. */
export function accountFor(
  document: CvDocument,
  { requirements }: Pick<PostingMatch, "requirements">,
): RequirementAccount {
  const parts = shownParts(document);
  const rows = listedWishes(requirements).map(
    ({ id, kind, text, missing, provenBy, inNotes, closest }): AccountRow => {
      const on = provenBy.flatMap((proof) => parts.find((part) => part.id === proof) ?? []);
      const row = { id, kind, text, missing };
      if (provenBy.length === 0 && inNotes.length > 0)
        return { ...row, status: "inNotes", notes: inNotes };
      if (provenBy.length === 0) return { ...row, status: "notInProfile", closest };
      return on.length === 0 ? { ...row, status: "hidden" } : { ...row, status: "shown", on };
    },
  );
  const count = (status: AccountRow["status"]) =>
    rows.filter((row) => row.status === status).length;
  return {
    asked: rows.length,
    shown: count("shown"),
    hidden: count("hidden"),
    inNotes: count("inNotes"),
    notInProfile: count("notInProfile"),
    rows,
  };
}
