import { connectionAttributes, type ExtensionState } from "@postulo/contract/connection-attributes";
import { tellWorker } from "./page/tell-worker.ts";

const { token: tokenAttribute, user: userAttribute, state: stateAttribute } = connectionAttributes;

declare global {
  // A property of the content script's global object can only be declared this way.
  var postuloConnectPage: boolean | undefined;
}

/** Tells the page that the extension is there, and whether it acts for the person who is signed in. */
async function answerState(holder: Element): Promise<void> {
  const userId = holder.getAttribute(userAttribute) ?? "";
  const answer = userId === "" ? undefined : await tellWorker({ kind: "isConnected", userId });
  const state: ExtensionState = answer?.kind === "done" ? "connected" : "installed";
  holder.setAttribute(stateAttribute, state);
}

/**
 * Stands on pages of the server that this extension came from, or was signed in to before: says that it is there, and tells the worker
 * when the owner of the page asks for a connection, so that one click is enough.
 */
function watchForConnection(): void {
  let told = "";
  const answered = new WeakMap<Element, string>();
  const look = () => {
    for (const holder of document.querySelectorAll(`[${userAttribute}]`)) {
      const asked = holder.getAttribute(userAttribute) ?? "";
      if (answered.get(holder) === asked) continue;
      answered.set(holder, asked);
      void answerState(holder);
    }
    const token = document.querySelector(`[${tokenAttribute}]`)?.getAttribute(tokenAttribute) ?? "";
    if (token === "" || token === told) return;
    told = token;
    void tellWorker({ kind: "connectHere" });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [tokenAttribute, userAttribute],
  });
  look();
}

// It may come by the manifest, by registration, and into pages that were open when it was installed.
if (globalThis.postuloConnectPage !== true) {
  globalThis.postuloConnectPage = true;
  watchForConnection();
}
