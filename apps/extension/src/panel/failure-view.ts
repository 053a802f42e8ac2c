import type { Failure } from "@postulo/contract/extension-messages";
import { busyButton, element, notice } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { requestWorker } from "./request-worker.ts";

function textButton(text: string, work: () => void): HTMLElement {
  const button = element("button", { type: "button" }, text);
  button.addEventListener("click", work);
  return button;
}

function retryButton({ t }: Words, onRetry: () => Promise<void>): HTMLElement {
  const texts = { idle: t("panel.retry"), busy: t("loading") };
  const { button, run } = busyButton(texts, { type: "button", "data-name": "retry" });
  button.addEventListener("click", () => void run(onRetry));
  return button;
}

/** What has failed: a reading, or an action, which is then tried again. */
type Failed = {
  readonly failure: Failure;
  /** Whether the user wanted to fill: nothing is written before the server has answered. */
  readonly isFilling?: boolean;
  readonly onRetry: () => Promise<void>;
};

/** A failure, with the button that helps. */
export function failureView(words: Words, { failure, isFilling, onRetry }: Failed): HTMLElement {
  const { t } = words;
  const isUnreached = failure === "serverNotReachable";
  const also = isUnreached && isFilling === true ? `${t("panel.nothingFilled")} ` : "";
  const problem = notice("danger", `${t(`failures.${failure}`)} ${also}`);
  if (failure === "signedOut" || failure === "notSignedIn")
    problem.append(textButton(t("panel.signIn"), () => void requestWorker({ kind: "openSignIn" })));
  else if (failure === "limitReached")
    problem.append(textButton(t("upgrade"), () => void requestWorker({ kind: "openPricing" })));
  else if (failure === "secondFactorMissing")
    problem.append(textButton(t("openAccount"), () => void requestWorker({ kind: "openAccount" })));
  else if (isUnreached || failure === "unexpected") problem.append(retryButton(words, onRetry));
  return problem;
}
