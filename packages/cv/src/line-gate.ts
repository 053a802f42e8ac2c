import { checkClaim, type ClaimVerdict } from "@postulo/evidence/check-claim";
import { type Entry, readEntries } from "@postulo/evidence/entry";
import type { StoredProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/letter/posting";
import type { RewordedLine } from "./cv-operation.ts";

type Month = { readonly year: number; readonly month: number };

export type LineGate = {
  /** Whether the text says only what its entry says. */
  readonly check: (line: Pick<RewordedLine, "entry" | "text">) => ClaimVerdict;
  /** Refuses what is wrong, and what is doubtful and not confirmed. */
  readonly acceptsLine: (line: RewordedLine) => boolean;
};

/** Entries whose facts belong to no employer or school. */
const isBackground = ({ kind }: Entry) => kind === "skill" || kind === "person" || kind === "note";

/**
 * The gate of reworded lines: a line is a claim whose source is its own entry, the skills, notes and the summary. Other jobs are not
 * known to it, so that neither their facts nor a word of their names count.
 */
export function createLineGate(profile: StoredProfile, posting: string, today: Month): LineGate {
  const entries = readEntries(profile);
  const known = { posting: readPosting(posting), today };
  const check: LineGate["check"] = ({ entry, text }) => {
    const sources = entries.filter((one) => one.id === entry || isBackground(one));
    return checkClaim(text, { ...known, entries: sources, cited: sources.map(({ id }) => id) });
  };
  return {
    check,
    acceptsLine: (line) => {
      const { verdict } = check(line);
      return verdict === "accepted" || (verdict === "doubtful" && line.isConfirmed);
    },
  };
}
