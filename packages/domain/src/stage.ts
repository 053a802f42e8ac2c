/** Application stages in the order of a search, as they are stored. */
export const stages = [
  "saved",
  "applied",
  "phoneScreen",
  "interview1",
  "interview2",
  "interview3",
  "finalInterview",
  "offer",
  "rejected",
  "withdrawn",
  "noResponse",
] as const;
export type Stage = (typeof stages)[number];

/** The columns of the pipeline, in their order. */
export const pipelineGroups = [
  "saved",
  "applied",
  "interviews",
  "offer",
  "closed",
  "noResponse",
] as const;
export type PipelineGroup = (typeof pipelineGroups)[number];

/** The columns that are always shown: those of specification section 4, and saved ones; the others only when they have cards. */
export const standardGroups: readonly PipelineGroup[] = [
  "saved",
  "applied",
  "interviews",
  "offer",
  "closed",
];

const groupOfStage: Readonly<Record<Stage, PipelineGroup>> = {
  saved: "saved",
  applied: "applied",
  phoneScreen: "interviews",
  interview1: "interviews",
  interview2: "interviews",
  interview3: "interviews",
  finalInterview: "interviews",
  offer: "offer",
  rejected: "closed",
  withdrawn: "closed",
  noResponse: "noResponse",
};

const firstStageOfGroup: Readonly<Record<PipelineGroup, Stage>> = {
  saved: "saved",
  applied: "applied",
  interviews: "phoneScreen",
  offer: "offer",
  closed: "rejected",
  noResponse: "noResponse",
};

export function pipelineGroupOf(stage: Stage): PipelineGroup {
  return groupOfStage[stage];
}

/** No further stage is expected: closed, or never answered. */
export function isTerminalStage(stage: Stage): boolean {
  const group = groupOfStage[stage];
  return group === "closed" || group === "noResponse";
}

/** Rejected or withdrawn: what was planned is not waited for, and nothing of it is overdue. */
export const isClosed = (stage: Stage): boolean => groupOfStage[stage] === "closed";

const interviewsInOrder: readonly Stage[] = ["interview1", "interview2", "interview3"];

/**
 * The stages that an application passed for certain to be in a stage, also when they were never set: it was sent, and a second
 * interview follows a first. A call, or an interview before an offer, may never have been.
 */
export function impliedStages(stage: Stage): readonly Stage[] {
  if (stage === "saved") return [];
  const at = interviewsInOrder.indexOf(stage);
  return ["applied", ...interviewsInOrder.slice(0, Math.max(at, 0))];
}

/** Stages that wait for an answer of the employer. */
export const waitingStages: readonly Stage[] = stages.filter((stage) =>
  ["applied", "interviews"].includes(groupOfStage[stage]),
);

/**
 * The stage of a card after a drop on a column. On its own column it keeps its stage: Interview 3 stays Interview 3.
 */
export function stageAfterDrop(current: Stage | undefined, column: PipelineGroup): Stage {
  return current !== undefined && groupOfStage[current] === column
    ? current
    : firstStageOfGroup[column];
}
