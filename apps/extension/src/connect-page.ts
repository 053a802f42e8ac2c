import { connectionAttributes, type ExtensionState } from "@postulo/contract/connection-attributes";
import { notifyWorker } from "./page/notify-worker.ts";

const { token: tokenAttribute, user: userAttribute, state: stateAttribute } = connectionAttributes;

declare global {
  // A property of the content script's global object can only be declared this way.
  var postuloConnectPage: boolean | undefined;
}

/** Reports to the page that the extension is installed, and whether it is connected to the page's user. */
async function answerState(holder: Element): Promise<void> {
  const userId = holder.getAttribute(userAttribute) ?? "";
  const answer = userId === "" ? undefined : await notifyWorker({ kind: "isConnected", userId });
  const state: ExtensionState = answer?.kind === "done" ? "connected" : "installed";
  holder.setAttribute(stateAttribute, state);
}

/**
 * Runs on pages of the server that this extension was downloaded from or signed in to: reports that the extension is
 * installed, and notifies the worker when the page requests a connection, so that one click is sufficient.
 */
function watchForConnection(): void {
  let sent = "";
  const answered = new WeakMap<Element, string>();
  const look = () => {
    for (const holder of document.querySelectorAll(`[${userAttribute}]`)) {
      const userId = holder.getAttribute(userAttribute) ?? "";
      if (answered.get(holder) === userId) continue;
      answered.set(holder, userId);
      void answerState(holder);
    }
    const token = document.querySelector(`[${tokenAttribute}]`)?.getAttribute(tokenAttribute) ?? "";
    if (token === "" || token === sent) return;
    sent = token;
    void notifyWorker({ kind: "connectHere" });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [tokenAttribute, userAttribute],
  });
  look();
}

// The script may be injected by the manifest, by registration, and into pages that were open at installation.
if (globalThis.postuloConnectPage !== true) {
  globalThis.postuloConnectPage = true;
  watchForConnection();
}
