import type { Entry } from "./entry.ts";
import { undotted } from "./facts.ts";
import { checkSelf } from "./internal/check-self.ts";
import { checkOther } from "./internal/checks/other-clauses.ts";
import {
  checkForbidden,
  checkFormula,
  checkLinks,
  withoutPostscript,
  withoutSalutation,
  withoutSignature,
} from "./internal/checks/whole-sentence.ts";
import { isAboutCompany, isAboutPosting, softened } from "./internal/clause-subject.ts";
import { clausesOf } from "./internal/clauses.ts";
import { withoutReference } from "./internal/posting-reference.ts";
import type { Reading } from "./internal/reading.ts";
import { readEvidence } from "./internal/sources.ts";
import type { Evidence, PostingText, Source } from "./internal/sources.ts";
import { doubtful, refused } from "./internal/trial.ts";
import type { Month, Reason } from "./internal/trial.ts";

export type { PostingText } from "./internal/sources.ts";
export type { ReasonKind } from "./internal/trial.ts";

/** Cited for a statement about the posting. */
const postingId = "posting";

export type Verdict = "accepted" | "doubtful" | "refused";
export type ClaimVerdict = { readonly verdict: Verdict; readonly reasons: readonly Reason[] };

export type ClaimContext = {
  readonly entries: readonly Entry[];
  readonly posting: PostingText;
  /** The entries that the sentence cites; without them each entry may be its source, one at a time. */
  readonly cited?: readonly string[] | undefined;
  readonly today: Month;
};

/** Cited entries exist. */
function checkCitations(cited: readonly string[] | undefined, { sources }: Evidence): Reason[] {
  const ids = new Set(sources.map(({ entry }) => entry.id));
  return (cited ?? [])
    .filter((id) => id !== postingId && !ids.has(id))
    .map((id) => refused("unsourced", id));
}

/** What a sentence lacks is no reason beside what is wrong with it. */
function verdictOf(all: readonly Reason[]): ClaimVerdict {
  const byWords = new Map(all.toReversed().map((one) => [`${one.kind} ${one.words}`, one]));
  const distinct = [...byWords.values()].toReversed();
  const others = distinct.filter(({ kind }) => kind !== "unsupported");
  const reasons = others.length > 0 ? others : distinct;
  if (reasons.length === 0) return { verdict: "accepted", reasons };
  const isRefused = reasons.some(({ severity }) => severity === "refused");
  return { verdict: isRefused ? "refused" : "doubtful", reasons };
}

/** In characters: a longer sentence is not read. */
const maxLength = 450;

/** Checks a sentence against the entries it cites, or against each one. */
export function checkClaim(written: string, context: ClaimContext): ClaimVerdict {
  const { entries, posting, cited, today } = context;
  if (written.length > maxLength)
    return verdictOf([doubtful("unsupported", `${written.slice(0, 40)}…`)]);
  const evidence = readEvidence(entries, posting);
  const signed = withoutSignature(withoutPostscript(written), evidence);
  const formula = checkFormula(signed, evidence);
  const sentence = withoutSalutation(signed, evidence);
  if (formula) return verdictOf([...checkForbidden(sentence), ...formula]);
  const allowed = cited
    ? evidence.sources.filter(({ entry }) => cited.includes(entry.id))
    : evidence.sources;
  const reading: Reading = { evidence, allowed, isCited: cited !== undefined, today };
  const reasons = [
    ...checkForbidden(signed),
    ...checkLinks(sentence, evidence),
    ...checkCitations(cited, evidence),
  ];
  let anchors: readonly Source[] = [];
  for (const clause of clausesOf(undotted(withoutReference(sentence, posting)))) {
    const isSelf =
      clause.kind === "self" &&
      !isAboutCompany(clause, evidence) &&
      !isAboutPosting(clause, evidence);
    const outcome = isSelf ? checkSelf(clause, reading, anchors) : checkOther(clause, reading);
    reasons.push(...softened(outcome.reasons, clause));
    if (outcome.anchors.length > 0) anchors = outcome.anchors;
  }
  return verdictOf(reasons);
}
