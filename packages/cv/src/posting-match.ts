import type { Month } from "@postulo/posting/profile-parts";
import type { CvGate } from "./cv-operation.ts";

/** What a posting asks for, and which parts of the CV prove it. */
export type MatchedRequirement = {
  readonly id: string;
  readonly kind: "must" | "nice" | "duty";
  /** In the words of the posting. */
  readonly text: string;
  /** Ids of lines, entries, skills and notes, or `profile` for the summary. */
  readonly provenBy: readonly string[];
  /** What of it the profile does not name, in the words of the posting. */
  readonly missing: readonly string[];
  /** Where nothing of the CV proves it: notes that do, which are not on CVs. */
  readonly inNotes: readonly string[];
  /** Where nothing proves it: what the profile says that comes closest. */
  readonly closest?: string | undefined;
};

/** What a posting asks for and which entries of the profile show it: the input of a version of the CV. */
export type PostingMatch = {
  readonly title: string | undefined;
  /** Whether posting and CV are in one language. In two, only what the table of terms has in both is recognised. */
  readonly isSameLanguage: boolean;
  readonly requirements: readonly MatchedRequirement[];
  /** How well the title of an entry fits the title of the posting; 0 is not at all. */
  readonly titleScores: ReadonlyMap<string, number>;
  /** The posting's name of the same skill, by the skill's id. */
  readonly skillNames: ReadonlyMap<string, string>;
  /** Until when present jobs count as experience; without it, they do not. */
  readonly today?: Month | undefined;
};

/** The gate of versions without a model: names of skills are those of the posting, and no line is reworded. */
export function postingGate(
  names: readonly { readonly own: string; readonly posting: string }[],
  acceptsLine: CvGate["acceptsLine"] = () => false,
): CvGate {
  const pairs = new Set(names.map(({ own, posting }) => `${own}\n${posting}`));
  return { isSameSkill: (own, other) => pairs.has(`${own}\n${other}`), acceptsLine };
}
