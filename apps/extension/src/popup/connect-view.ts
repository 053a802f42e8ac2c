import { busyButton, element, notice } from "../dom/element.ts";
import type { Words } from "../dom/words.ts";
import { sendRequest } from "./ask.ts";
import { requestHostAccess } from "./host-access.ts";

type Options = {
  readonly words: Words;
  readonly tabId: number;
  readonly server: string;
  readonly onConnected: () => Promise<void>;
};

/** Connects with the one-time token of the account page in the active tab. */
export function connectView({ words, tabId, server, onConnected }: Options): HTMLElement {
  const { t } = words;
  const messages = element("div", {});
  const texts = { idle: t("connect.submit"), busy: t("connect.busy") };
  const { button, run } = busyButton(texts, { class: "primary", type: "button" });
  const connect = async () => {
    if (!(await requestHostAccess(server))) {
      messages.replaceChildren(notice("danger", t("failures.permissionDenied")));
      return;
    }
    const answer = await sendRequest({ kind: "connect", tabId });
    if (answer.kind === "signedIn") return onConnected();
    const text =
      answer.kind === "refused"
        ? t(`refusals.${answer.refusal}`)
        : t(`failures.${answer.kind === "failed" ? answer.failure : "unexpected"}`);
    messages.replaceChildren(notice("danger", text));
  };
  button.addEventListener("click", () => void run(connect));
  return element(
    "section",
    {},
    element("h1", { tabindex: "-1" }, t("connect.title")),
    element("p", {}, t("connect.lead", { server: new URL(server).host })),
    messages,
    button,
  );
}
