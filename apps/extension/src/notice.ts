import { holdsApplicationForm } from "./page/application-form.ts";
import { rootOf } from "./page/closed-root.ts";
import { tellWorker } from "./page/tell-worker.ts";

const pauseMs = 500;

/**
 * Stands on the pages of known platforms and tells once that one holds an application form. Until there is an input at all it
 * does nothing but wait for the page to change.
 */
function watchForForm(): void {
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!holdsApplicationForm(document, rootOf)) return;
    observer.disconnect();
    tellWorker({ kind: "noticed" });
  };
  const observer = new MutationObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look, pauseMs);
  });
  observer.observe(document, { subtree: true, childList: true });
  look();
}

watchForForm();
