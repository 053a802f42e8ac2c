import { displayedChoice } from "../collect/shown-value.ts";
import type { Action, Driver, DriverFailure } from "./driver.ts";
import { clearList, pickFromList, type Picked } from "./custom-list.ts";

type Pick = Extract<Action, { kind: "pick" }>;

const refusals: Readonly<Record<Exclude<Picked, "picked">, DriverFailure>> = {
  noMatchingChoice: { kind: "left", reason: "noMatchingChoice" },
  didNotOpen: { kind: "failed", failure: "didNotOpen" },
  notKept: { kind: "failed", failure: "changedByPage" },
};

const worstFirst = ["notKept", "noMatchingChoice", "didNotOpen"] as const;

/** The driver of a custom list. */
export function listDriver(element: HTMLElement, { targets }: Pick): Driver {
  let refusal: DriverFailure | undefined;
  let chosen = "";
  return {
    element,
    isEmpty: () => displayedChoice(element) === "",
    write: async () => {
      const taken = new Set<Picked>();
      for (const one of targets) {
        if (element.isConnected) taken.add(await pickFromList(element, one, targets.length > 1));
      }
      chosen = displayedChoice(element);
      const worst = worstFirst.find((one) => taken.has(one));
      refusal = taken.has("picked") || !worst ? undefined : refusals[worst];
    },
    holds: () => chosen !== "" && displayedChoice(element) === chosen && refusal === undefined,
    shown: () => displayedChoice(element),
    clear: () => clearList(element),
    refusal: () => refusal,
  };
}
