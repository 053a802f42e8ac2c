import type { SectionKind, SkillGroupKind } from "./cv-document.ts";

/** Why a version differs from the master. */
export type ChangeReason =
  /** A requirement of the posting, with its words. */
  | { readonly kind: "requirement"; readonly requirement: string; readonly text: string }
  /** The title of the posting. */
  | { readonly kind: "postingTitle"; readonly text: string }
  /** It matches no requirement, so that entries that do come first. */
  | { readonly kind: "notRequired" }
  /** It reads as private, negative or an aside. */
  | { readonly kind: "remark" }
  /** The person's own wish. */
  | { readonly kind: "manual" };

/** A list whose order a version may change. Jobs and educations keep theirs, which is that of their dates. */
export type OrderedList =
  | { readonly of: "sections" }
  | { readonly of: "lines"; readonly entry: string }
  | { readonly of: "skillGroups" }
  | { readonly of: "skills"; readonly group: SkillGroupKind };

/** What an operation does. */
export type CvChange =
  /** Puts these first, in this order: kinds of sections or groups, or ids of lines or skills. */
  | {
      readonly kind: "order";
      readonly list: OrderedList;
      readonly first: readonly (SectionKind | SkillGroupKind | (string & {}))[];
    }
  /**
   * Hides a line, skill, note or contribution, or the summary (`profile`). A job or education keeps one line with its title,
   * organisation and dates, so that there is no gap.
   */
  | { readonly kind: "hide"; readonly target: string }
  /** Shows a note that is on a CV only when the person chooses it. */
  | { readonly kind: "show"; readonly target: string }
  /** Of the lines of an entry only this one stays. */
  | { readonly kind: "shorten"; readonly entry: string; readonly line: string }
  /** The title of this entry becomes the headline. */
  | { readonly kind: "headline"; readonly entry: string }
  /** Another name of the same skill. */
  | { readonly kind: "renameSkill"; readonly skill: string; readonly name: string }
  /** Another wording of the same facts. `isConfirmed`: the person says that it is true although the gate doubts it. */
  | {
      readonly kind: "reword";
      readonly line: string;
      readonly text: string;
      readonly isConfirmed?: boolean | undefined;
    };

/** One change of the master, which can be accepted or rejected by itself. `id` is `operationId` of the change. */
export type CvOperation = CvChange & { readonly id: string; readonly reason: ChangeReason };

function listKey(list: OrderedList): string {
  switch (list.of) {
    case "sections":
    case "skillGroups":
      return list.of;
    case "lines":
      return `lines:${list.entry}`;
    case "skills":
      return `skills:${list.group}`;
  }
}

/** What a change is about: of two changes with the same id a version has one. */
export function operationId(change: CvChange): string {
  switch (change.kind) {
    case "order":
      return `order:${listKey(change.list)}`;
    case "hide":
    case "show":
      return `${change.kind}:${change.target}`;
    case "shorten":
      return `shorten:${change.entry}`;
    case "headline":
      return "headline";
    case "renameSkill":
      return `renameSkill:${change.skill}`;
    case "reword":
      return `reword:${change.line}`;
  }
}

export const withId = (change: CvChange, reason: ChangeReason): CvOperation => ({
  ...change,
  id: operationId(change),
  reason,
});

/** The checks of what did not come from the profile. Without them nothing is renamed or reworded. */
export type CvGate = {
  /** Whether both names mean the same skill. */
  readonly isSameSkill: (name: string, other: string) => boolean;
  /** Whether the text says nothing that the line, or the others of its entry, do not say. */
  readonly acceptsLine: (reworded: RewordedLine) => boolean;
};
export type RewordedLine = {
  readonly entry: string;
  /** As the person wrote it. */
  readonly line: string;
  readonly text: string;
  /** By the person, of a wording that is doubtful. */
  readonly isConfirmed: boolean;
};

export const closedGate: CvGate = { isSameSkill: () => false, acceptsLine: () => false };

/** Why an operation was not applied. */
export type RejectionReason = "unknownTarget" | "notSameSkill" | "gate" | "empty";
