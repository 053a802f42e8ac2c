import { shownChoice } from "../collect/shown-value.ts";
import type { Action, Driver, Refusal } from "./driver.ts";
import { clearList, pickFromList, type Picked } from "./drawn-list.ts";

type Pick = Extract<Action, { kind: "pick" }>;

const refusals: Readonly<Record<Exclude<Picked, "picked">, Refusal>> = {
  noMatchingChoice: { kind: "left", reason: "noMatchingChoice" },
  didNotOpen: { kind: "failed", failure: "didNotOpen" },
  notKept: { kind: "failed", failure: "changedByPage" },
};

const worstFirst = ["notKept", "noMatchingChoice", "didNotOpen"] as const;

/** A list that is drawn by the page's script. */
export function listDriver(element: HTMLElement, { wanted }: Pick): Driver {
  let refusal: Refusal | undefined;
  let chosen = "";
  return {
    element,
    isEmpty: () => shownChoice(element) === "",
    write: async () => {
      const taken = new Set<Picked>();
      for (const one of wanted) {
        if (element.isConnected) taken.add(await pickFromList(element, one, wanted.length > 1));
      }
      chosen = shownChoice(element);
      const worst = worstFirst.find((one) => taken.has(one));
      refusal = taken.has("picked") || !worst ? undefined : refusals[worst];
    },
    holds: () => chosen !== "" && shownChoice(element) === chosen && refusal === undefined,
    shown: () => shownChoice(element),
    clear: () => clearList(element),
    refusal: () => refusal,
  };
}
