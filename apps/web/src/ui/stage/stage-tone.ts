import { pipelineGroupOf, type Stage } from "@postulo/domain/stage";

/** The theme's semantic colours. */
export type Tone = "accent" | "neutral" | "success" | "info";

/** The dot of a stage, always shown together with its name. */
export interface Dot {
  readonly tone: Tone;
  /** Not sent yet, or withdrawn. */
  readonly isHollow: boolean;
}

export const stageDot = (stage: Stage): Dot => ({
  tone: stageTone(stage),
  isHollow: stage === "saved" || stage === "withdrawn",
});

/** The colour of a stage's group. */
function stageTone(stage: Stage): Tone {
  switch (pipelineGroupOf(stage)) {
    case "applied":
      return "info";
    case "interviews":
      return "accent";
    case "offer":
      return "success";
    case "saved":
    case "closed":
    case "noResponse":
      return "neutral";
  }
}
