import type { Failure } from "@postulo/contract/extension-messages";
import { element, notice } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { requestWorker } from "./request-worker.ts";

function textButton(text: string, work: () => void): HTMLElement {
  const button = element("button", { type: "button" }, text);
  button.addEventListener("click", work);
  return button;
}

/** A failure, with the button that helps. */
export function failureView({ t }: Words, failure: Failure, onRetry: () => void): HTMLElement {
  const problem = notice("danger", `${t(`failures.${failure}`)} `);
  if (failure === "signedOut")
    problem.append(textButton(t("panel.signIn"), () => void requestWorker({ kind: "openSignIn" })));
  else if (failure === "limitReached")
    problem.append(textButton(t("upgrade"), () => void requestWorker({ kind: "openPricing" })));
  else if (failure === "secondFactorMissing")
    problem.append(textButton(t("openAccount"), () => void requestWorker({ kind: "openAccount" })));
  else if (failure === "serverNotReachable" || failure === "unexpected")
    problem.append(textButton(t("panel.retry"), onRetry));
  return problem;
}
