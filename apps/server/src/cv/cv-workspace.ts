import type { OpenCv } from "@postulo/contract/cv-version";
import { applyOperations } from "@postulo/cv/apply-operations";
import {
  type CvDocument,
  type CvNote,
  type CvSection,
  isEntrySection,
} from "@postulo/cv/cv-document";
import type { CvGate, CvOperation, RejectionReason } from "@postulo/cv/cv-operation";
import { createLineGate, type LineGate } from "@postulo/cv/line-gate";
import { cvForPosting } from "@postulo/cv/cv-for-posting";
import { profileLanguage } from "@postulo/cv/match-posting";
import type { PostingMatch } from "@postulo/cv/posting-match";
import { gateOf, proposeVersion } from "@postulo/cv/propose-version";
import { type LineText, rebaseOperations } from "@postulo/cv/rebase-operations";
import { defaultCvTemplate } from "@postulo/domain/cv-look";
import type { LetterLanguage } from "@postulo/domain/letter-language";
import type { StoredProfile } from "@postulo/evidence/profile";
import { type Paper, paperOf } from "@postulo/domain/paper";
import type { StoredCv } from "./stored-cv.ts";

/** What a version is made from. */
export type CvSource = {
  readonly profile: StoredProfile;
  readonly posting: string;
  /** Without it, that of the profile's texts, else the fallback. */
  readonly language: LetterLanguage | undefined;
  readonly fallbackLanguage: LetterLanguage;
  readonly today: Date;
};

/** Today's master, what the posting asks of it, and the gates of its changes. */
export type CvWorkspace = {
  readonly master: CvDocument;
  readonly match: PostingMatch;
  readonly lineGate: LineGate;
  readonly gate: CvGate;
  readonly paper: Paper;
};

export type CvWorkspaceOutcome =
  | { readonly kind: "open"; readonly workspace: CvWorkspace }
  | { readonly kind: "refused"; readonly code: "name_missing" | "profile_empty" };

export function openWorkspace(source: CvSource): CvWorkspaceOutcome {
  const { profile, posting, today } = source;
  const language = source.language ?? profileLanguage(profile) ?? source.fallbackLanguage;
  const month = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 };
  const { master, match } = cvForPosting({ profile, language, posting, today: month });
  if (master.name === "") return { kind: "refused", code: "name_missing" };
  if (master.sections.length === 0 && master.summary.length === 0)
    return { kind: "refused", code: "profile_empty" };
  const lineGate = createLineGate(profile, posting, month);
  const gate = gateOf(master, match, lineGate.acceptsLine);
  const paper = paperOf(profile.person.country);
  return { kind: "open", workspace: { master, match, lineGate, gate, paper } };
}

type Saved = { readonly operations: readonly CvOperation[]; readonly lines: readonly LineText[] };

const dropReasons: Readonly<Record<RejectionReason, "gone" | "changed" | "unsupported">> = {
  unknownTarget: "gone",
  empty: "gone",
  notSameSkill: "changed",
  gate: "unsupported",
};

/** Saved operations on today's master. */
export function versionOf({ master, gate }: CvWorkspace, saved: Saved) {
  const rebased = rebaseOperations(master, saved.operations, saved.lines);
  const { document, applied, rejected } = applyOperations(master, rebased.operations, gate);
  const refused = rejected.map(({ operation, reason }) => ({
    operation,
    reason: dropReasons[reason],
    text: operation.kind === "reword" ? operation.text : "",
  }));
  return { document, applied, dropped: [...rebased.dropped, ...refused] };
}

const textsOf = (notes: readonly CvNote[]) => notes.map(({ id, text }) => ({ id, text }));

function shownSection(section: CvSection): OpenCv["master"]["sections"][number] {
  if (isEntrySection(section))
    return {
      ...section,
      entries: section.entries.map(({ period: _period, study: _study, ...entry }) => entry),
    };
  return section.kind === "notes" ? { ...section, lines: textsOf(section.lines) } : section;
}

/** Without what only printing needs. */
const shownMaster = ({ offered = [], ...master }: CvDocument): OpenCv["master"] => ({
  ...master,
  sections: master.sections.map(shownSection),
  ...(offered.length > 0 ? { offered: textsOf(offered) } : {}),
});

/** What is proposed without a model. */
export const proposedOperations = (
  { master, match, paper }: CvWorkspace,
  look?: StoredCv["look"],
): readonly CvOperation[] =>
  proposeVersion(master, match, {
    paper: look?.paper ?? paper,
    template: look?.template ?? defaultCvTemplate,
  }).operations;

/** A stored CV as a page opens it. */
export function openedCv(
  workspace: CvWorkspace,
  cv: StoredCv,
  proposed = proposedOperations(workspace, cv.look),
): OpenCv {
  const { master, match } = workspace;
  const { applied, dropped } = versionOf(workspace, cv);
  return {
    cvId: cv.id,
    ...(cv.title === null ? {} : { title: cv.title }),
    ...(cv.company === null ? {} : { company: cv.company }),
    ...(cv.application_id === null ? {} : { applicationId: cv.application_id }),
    master: shownMaster(master),
    isSameLanguage: match.isSameLanguage,
    requirements: match.requirements,
    skillNames: Object.fromEntries(match.skillNames),
    proposed,
    version: { number: cv.number, operations: applied, ...(cv.look ? { look: cv.look } : {}) },
    dropped,
  };
}
