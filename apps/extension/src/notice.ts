import { holdsApplicationForm } from "./page/application-form.ts";
import { rootOf } from "./page/closed-root.ts";
import { tellWorker } from "./page/tell-worker.ts";
import { watchForForm } from "./page/watch-for-form.ts";

// Stands on the pages of known platforms and tells when one holds an application form.
watchForForm({
  isLikely: () => holdsApplicationForm(document, rootOf),
  notice: async () => (await tellWorker({ kind: "noticed" }))?.kind === "done",
});
