/** Application stages in the order of a search, as they are stored. */
export const stages = [
  "applied",
  "phoneScreen",
  "interview1",
  "interview2",
  "interview3",
  "finalInterview",
  "offer",
  "rejected",
  "withdrawn",
] as const;
export type Stage = (typeof stages)[number];

/** The columns of the pipeline. */
export const pipelineGroups = ["applied", "interviews", "offer", "closed"] as const;
export type PipelineGroup = (typeof pipelineGroups)[number];

const groupOfStage: Readonly<Record<Stage, PipelineGroup>> = {
  applied: "applied",
  phoneScreen: "interviews",
  interview1: "interviews",
  interview2: "interviews",
  interview3: "interviews",
  finalInterview: "interviews",
  offer: "offer",
  rejected: "closed",
  withdrawn: "closed",
};

const firstStageOfGroup: Readonly<Record<PipelineGroup, Stage>> = {
  applied: "applied",
  interviews: "phoneScreen",
  offer: "offer",
  closed: "rejected",
};

export function pipelineGroupOf(stage: Stage): PipelineGroup {
  return groupOfStage[stage];
}

/** The stage a card has after it was dropped on a column. On its own column it keeps the stage it has: Interview 3 stays Interview 3. */
export function stageAfterDrop(current: Stage, column: PipelineGroup): Stage {
  return groupOfStage[current] === column ? current : firstStageOfGroup[column];
}
