import { pipelineGroupOf, type Stage } from "@postulo/domain/stage";
import type { Priority } from "@postulo/domain/priority";

/** The theme's semantic colours; `quiet` is uncoloured. */
export type Tone = "accent" | "neutral" | "success" | "warning" | "info" | "quiet";

/** The colour of a stage's group, always shown together with its name. */
export function stageTone(stage: Stage): Tone {
  switch (pipelineGroupOf(stage)) {
    case "saved":
      return "quiet";
    case "applied":
      return "info";
    case "interviews":
      return "accent";
    case "offer":
      return "success";
    case "closed":
    case "noResponse":
      return "neutral";
  }
}

export function priorityTone(priority: Priority): Tone {
  switch (priority) {
    case "high":
      return "warning";
    case "medium":
      return "neutral";
    case "low":
      return "quiet";
  }
}
