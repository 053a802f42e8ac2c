import { displayedChoice } from "../collect/shown-value.ts";
import type { ChooseOption, ChoiceTarget } from "../plan/answers/choice-target.ts";
import type { Action, Driver, DriverFailure } from "./driver.ts";
import { clearList, pickFromList, type Picked } from "./custom-list.ts";

type Pick = Extract<Action, { kind: "pick" }>;

const refusals: Readonly<Record<Exclude<Picked, "picked">, DriverFailure>> = {
  alreadyChosen: { kind: "left", reason: "alreadyFilled" },
  noMatchingChoice: { kind: "left", reason: "noMatchingChoice" },
  didNotOpen: { kind: "failed", failure: "didNotOpen" },
  notKept: { kind: "failed", failure: "changedByPage" },
};

const worstFirst = ["notKept", "alreadyChosen", "noMatchingChoice", "didNotOpen"] as const;

/** The option that a list showed. */
function targetOf(shown: string): ChoiceTarget {
  const callingCode = /\+(\d+)/.exec(shown)?.[1];
  const region = /\b[A-Z]{2}\b/.exec(shown)?.[0];
  return callingCode ? { by: "callingCode", callingCode, region } : { by: "text", texts: [shown] };
}

/** The driver of a custom list. */
export function listDriver(element: HTMLElement, { targets }: Pick, choose: ChooseOption): Driver {
  const atFirst = displayedChoice(element);
  let refusal: DriverFailure | undefined;
  let chosen = "";
  const isOneOfSeveral = targets.length > 1;
  return {
    element,
    isEmpty: () => displayedChoice(element) === "",
    write: async () => {
      const taken = new Set<Picked>();
      for (const one of targets) {
        if (element.isConnected)
          taken.add(await pickFromList(element, one, { choose, isOneOfSeveral }));
      }
      chosen = displayedChoice(element);
      const worst = worstFirst.find((one) => taken.has(one));
      refusal = taken.has("picked") || !worst ? undefined : refusals[worst];
    },
    holds: () => chosen !== "" && displayedChoice(element) === chosen && refusal === undefined,
    shown: () => displayedChoice(element),
    clear: async () => {
      if (atFirst === "") return clearList(element);
      await pickFromList(element, targetOf(atFirst), { choose, isOneOfSeveral: false });
      return displayedChoice(element) === atFirst;
    },
    refusal: () => refusal,
  };
}
