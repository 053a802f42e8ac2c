import { tellWorker } from "./page/tell-worker.ts";

const tokenAttribute = "data-postulo-connection";

/**
 * Stands on the account page of the server that this extension was signed in to before, and tells when its owner asks for a
 * connection there: then one click is enough.
 */
function watchForConnection(): void {
  let told = "";
  const look = () => {
    const token = document.querySelector(`[${tokenAttribute}]`)?.getAttribute(tokenAttribute) ?? "";
    if (token === "" || token === told) return;
    told = token;
    void tellWorker({ kind: "connectHere" });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [tokenAttribute],
  });
  look();
}

watchForConnection();
