import { holdsApplicationForm } from "./page/application-form.ts";
import { rootOf } from "./page/closed-root.ts";
import { notifyWorker } from "./page/notify-worker.ts";
import { watchForForm } from "./page/watch-for-form.ts";

// Runs on pages of known platforms and notifies the worker of an application form.
watchForForm({
  isLikely: () => holdsApplicationForm(document, rootOf),
  notice: async () => {
    const answer = await notifyWorker({ kind: "noticed" });
    if (answer?.kind === "done") return true;
    return answer?.kind === "noForm" ? false : undefined;
  },
});
