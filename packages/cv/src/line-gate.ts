import { checkClaim, type ClaimVerdict } from "@postulo/evidence/check-claim";
import { type Entry, readEntries } from "@postulo/evidence/entry";
import type { StoredProfile } from "@postulo/evidence/profile";
import { type Posting, readPosting } from "@postulo/posting/posting";
import type { RewordedLine } from "./cv-operation.ts";
import { isLineWithoutRemarks } from "./line-without-remarks.ts";

type Month = { readonly year: number; readonly month: number };

export type LineGate = {
  /** Whether the text says only what its entry says. */
  readonly check: (line: Pick<RewordedLine, "entry" | "text">) => ClaimVerdict;
  /** Refuses what is wrong, and what is doubtful and not confirmed. */
  readonly acceptsLine: (line: RewordedLine) => boolean;
};

/** Entries whose facts belong to no employer or school. */
const isBackground = ({ kind }: Entry) => kind === "skill" || kind === "person" || kind === "note";

/** A line as a statement of the applicant: "I managed budgets. I wrote reports". */
const inFirstPerson = (text: string) =>
  text.replace(
    /(?<=^|[.!] )(?!(?:I|je)(?!\p{L})|j['’])\p{L}/giu,
    (first) => `I ${first.toLowerCase()}`,
  );

/**
 * The gate of reworded lines: a line is a claim whose source is its own entry, the skills, notes and the summary. Other jobs are not
 * known to it, so that neither their facts nor a word of their names count.
 */
export function createLineGate(profile: StoredProfile, posting: string, today: Month): LineGate {
  let read: { readonly entries: readonly Entry[]; readonly posting: Posting } | undefined;
  const check: LineGate["check"] = ({ entry, text }) => {
    read ??= { entries: readEntries(profile), posting: readPosting(posting) };
    const entries = read.entries.filter((one) => one.id === entry || isBackground(one));
    const cited = entries.map(({ id }) => id);
    const context = { entries, posting: read.posting, today, cited };
    const plain = checkClaim(text, context);
    if (plain.verdict !== "accepted") return plain;
    // A line whose words the posting has would pass for a statement about the posting.
    const { verdict, reasons } = checkClaim(inFirstPerson(text), context);
    return { verdict: verdict === "accepted" ? verdict : "doubtful", reasons };
  };
  return {
    check,
    acceptsLine: (line) => {
      if (isLineWithoutRemarks(line)) return true;
      const { verdict } = check(line);
      return verdict === "accepted" || (verdict === "doubtful" && line.isConfirmed);
    },
  };
}
