import { openForm } from "@postulo/autofill/form-session";
import type { PageApi } from "./page-api.ts";
import { FrameForm } from "./page/frame-form.ts";
import { shadowRootOf } from "./page/page-root.ts";
import { notifyWorker } from "./page/notify-worker.ts";
import { watchChanges } from "./page/watch-changes.ts";

const minFramePixels = 60;

/** Smaller frames are ignored. */
const isSeen = () =>
  window === window.top || (innerWidth >= minFramePixels && innerHeight >= minFramePixels);

function createApi(): PageApi {
  const session = openForm(document, {
    shadowRootOf,
    address: new URL(location.href),
    look: globalThis.postuloSight,
    // Nothing is read without it.
    planner: globalThis.postuloPlanner ?? (() => []),
  });
  const form = new FrameForm(session, globalThis.postuloOwnAnswers);
  let isWatched = false;
  let hasFilled = false;
  let wasConfirmed = false;

  const onChanged = () => {
    const isConfirmed = hasFilled && globalThis.postuloSent?.isConfirmed() === true;
    const isNews = isConfirmed && !wasConfirmed;
    wasConfirmed = isConfirmed;
    void notifyWorker({ kind: isNews ? "confirmed" : "pageChanged" });
  };
  const beforeLeaving = () => {
    const lines = hasFilled ? form.beforeLeaving() : [];
    if (lines.length > 0) void notifyWorker({ kind: "written", lines });
  };
  const watch = () => {
    if (isWatched) return;
    isWatched = true;
    watchChanges(document, onChanged);
    const listening = { capture: true, passive: true };
    document.addEventListener("input", () => form.forgetKept(), listening);
    // Enter in a field presses the form's button as well. Clicks of the engine are not trusted.
    document.addEventListener("click", ({ isTrusted }) => isTrusted && beforeLeaving(), listening);
    addEventListener("pagehide", beforeLeaving);
  };
  return {
    read: (applicant) => {
      if (!isSeen()) return [];
      const fields = form.read(applicant);
      if (fields.length > 0) watch();
      return fields;
    },
    fill: async (applicant, only) => {
      if (!isSeen()) return [];
      hasFilled = true;
      watch();
      return form.fill(applicant, only);
    },
    undo: () => form.undo(),
    answered: () => (isSeen() ? form.answered() : []),
    elementsOf: (fieldId) => session.elementsOf(fieldId),
    keys: () => (isSeen() ? session.keys() : []),
    isApplication: () => isSeen() && session.isApplication(),
  };
}

// The script may be injected again into the same page: its state for undo must be preserved.
globalThis.postuloPage ??= createApi();
