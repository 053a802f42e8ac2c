import { defaultCvTemplate } from "@postulo/domain/cv-look";
import { applyOperations } from "./apply-operations.ts";
import {
  type CvDocument,
  type CvEntry,
  type CvSection,
  entriesOf,
  type SkillGroupKind,
  skillsOf,
} from "./cv-document.ts";
import {
  type ChangeReason,
  type CvGate,
  type CvOperation,
  type OrderedList,
  withId,
} from "./cv-operation.ts";
import { headlineOf } from "./headline.ts";
import { isLineWithoutRemarks } from "./line-without-remarks.ts";
import { fitToPages } from "./internal/fit-to-pages.ts";
import type { CvPage } from "./internal/page-estimate.ts";
import { leaveOutRemarks } from "./internal/leave-out-remarks.ts";
import { scoreParts, type PartScores } from "./internal/part-scores.ts";
import { postingGate, type MatchedRequirement, type PostingMatch } from "./posting-match.ts";
import { raisedParts } from "./raised-parts.ts";
import { accountFor, type RequirementAccount } from "./requirement-account.ts";

export type ProposedVersion = {
  readonly operations: readonly CvOperation[];
  readonly document: CvDocument;
  readonly account: RequirementAccount;
};

const reasonOf = ({ id, text }: MatchedRequirement): ChangeReason => ({
  kind: "requirement",
  requirement: id,
  text,
});

/** An order of parts by score; undefined where it is the one they have. */
function orderByScore(
  list: OrderedList,
  ids: readonly string[],
  { scores, strongest }: PartScores,
): CvOperation | undefined {
  const score = (id: string) => scores.get(id) ?? 0;
  const first = ids.filter((id) => score(id) > 0).toSorted((a, b) => score(b) - score(a));
  const reason = first[0] === undefined ? undefined : strongest.get(first[0]);
  if (!reason || first.every((id, at) => ids[at] === id)) return undefined;
  return withId({ kind: "order", list, first }, reasonOf(reason));
}

const orderLines = (entry: CvEntry, scores: PartScores) =>
  orderByScore(
    { of: "lines", entry: entry.id },
    entry.lines.map(({ id }) => id),
    scores,
  );

function orderSkills(master: CvDocument, scores: PartScores): CvOperation[] {
  return master.sections.flatMap((section) =>
    section.kind === "skills"
      ? section.groups.flatMap(
          ({ kind, skills }) =>
            orderByScore(
              { of: "skills", group: kind },
              skills.map(({ id }) => id),
              scores,
            ) ?? [],
        )
      : [],
  );
}

/** At least this much of the posting's title must be in a title that was held. */
const minTitleScore = 0.5;

function chooseHeadline(master: CvDocument, { title, titleScores }: PostingMatch): CvOperation[] {
  const score = (entry: CvEntry) => titleScores.get(entry.id) ?? 0;
  const jobs = entriesOf(master).filter(({ id }) => titleScores.has(id));
  const current = Math.max(
    0,
    ...jobs.filter((job) => headlineOf(job) === master.headline).map(score),
  );
  const [best] = jobs.toSorted((a, b) => score(b) - score(a));
  if (!best || title === undefined || score(best) < minTitleScore || score(best) <= current)
    return [];
  const reason: ChangeReason = { kind: "postingTitle", text: title };
  return [withId({ kind: "headline", entry: best.id }, reason)];
}

function renameSkills(
  master: CvDocument,
  match: PostingMatch,
  { strongest }: PartScores,
): CvOperation[] {
  return skillsOf(master).flatMap(({ id, name }): CvOperation[] => {
    const posted = match.skillNames.get(id);
    const requirement = strongest.get(id);
    if (posted === undefined || posted === name || !requirement) return [];
    return [withId({ kind: "renameSkill", skill: id, name: posted }, reasonOf(requirement))];
  });
}

/** At least so many requirements must be proven by nothing but skills before skills come first. */
const minSkillProofs = 2;

/** A driver's licences come before the jobs when the posting asks for them and no job proves them; languages are no reason. */
function leadWithSkills(master: CvDocument, match: PostingMatch): CvOperation[] {
  const groups = new Map(
    master.sections.flatMap((section) =>
      section.kind === "skills"
        ? section.groups
            .filter(({ kind }) => kind !== "languages")
            .flatMap(({ kind, skills }) => skills.map(({ id }) => [id, kind] as const))
        : [],
    ),
  );
  const proven = match.requirements.filter(
    ({ kind, provenBy }) =>
      kind === "must" && provenBy.length > 0 && provenBy.every((id) => groups.has(id)),
  );
  const [first] = proven;
  if (!first || proven.length < minSkillProofs) return [];
  const kinds = proven.flatMap(({ provenBy }) => provenBy.flatMap((id) => groups.get(id) ?? []));
  const leading = [...new Set<SkillGroupKind>(kinds)];
  const reason = reasonOf(first);
  const orders = [
    { kind: "order", list: { of: "sections" }, first: ["skills"] },
    { kind: "order", list: { of: "skillGroups" }, first: leading },
  ] as const;
  return orders
    .filter((order) => raisedParts(master, order).length > 0)
    .map((order) => withId(order, reason));
}

const isSkills = (section: CvSection) => section.kind === "skills";

/** The names that a version may give to skills. */
export function gateOf(
  master: CvDocument,
  match: PostingMatch,
  acceptsLine?: CvGate["acceptsLine"],
): CvGate {
  const names = skillsOf(master).flatMap(({ id, name }) => {
    const posting = match.skillNames.get(id);
    return posting === undefined ? [] : [{ own: name, posting }];
  });
  return postingGate(names, acceptsLine);
}

/**
 * A version of the CV for a posting, without a model: the same profile and posting give the same operations. What proves a
 * must is brought to the first page, by order first, and by hiding what nothing asks for where the CV is longer than a page.
 */
export function proposeVersion(
  master: CvDocument,
  match: PostingMatch,
  page: CvPage = { paper: "a4", template: defaultCvTemplate },
): ProposedVersion {
  const scores = scoreParts(match.requirements);
  const gate = gateOf(master, match, isLineWithoutRemarks);
  const chosen = [
    ...leaveOutRemarks(master),
    ...chooseHeadline(master, match),
    ...(master.sections.some(isSkills) ? leadWithSkills(master, match) : []),
    ...entriesOf(master).flatMap((entry) => orderLines(entry, scores) ?? []),
    ...orderSkills(master, scores),
    ...renameSkills(master, match, scores),
  ];
  const { document } = applyOperations(master, chosen, gate);
  // Entries in another language than the posting seldom match it, so a missing match is no reason to hide them.
  const hidden = match.isSameLanguage ? fitToPages(document, match, { scores, page }) : [];
  const isReplaced = ({ id }: CvOperation) => hidden.some((operation) => operation.id === id);
  const operations = [...chosen.filter((operation) => !isReplaced(operation)), ...hidden];
  const version = applyOperations(master, operations, gate);
  return { operations, document: version.document, account: accountFor(version.document, match) };
}
