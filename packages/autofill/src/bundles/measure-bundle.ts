import { classify } from "../classify.ts";
import { collect } from "../collect.ts";
import { openForm } from "../form-session.ts";
import { planFields } from "../plan/plan-fields.ts";
import { createVisibilityCheck } from "../visibility/visibility-check.ts";
import { camilleWithEverything } from "../testing/applicant.ts";
import { longForm } from "../testing/long-form.ts";

/** Times of the engine on a long form, in milliseconds, and the number of filled fields. */
type LongFormTimes = {
  readonly fields: number;
  /** Collected, classified and planned. */
  readonly plannedMs: number;
  readonly filledMs: number;
  readonly filled: number;
};

/** Measures a generated form; `runs` earlier runs let the browser compile. */
async function measureLongForm(fieldCount: number, runs = 0): Promise<LongFormTimes> {
  const takeTime = () => {
    document.body.innerHTML = longForm(fieldCount);
    // Forces layout, which in real use precedes a click on the extension.
    document.body.getBoundingClientRect();
    const started = performance.now();
    const page = collect(document);
    planFields(classify(page.fields), camilleWithEverything, "en");
    return { fields: page.fields.length, plannedMs: performance.now() - started };
  };
  for (let run = 0; run < runs; run++) takeTime();
  const planned = takeTime();
  const started = performance.now();
  const look = createVisibilityCheck(document, {
    shadowRootOf: (element) => element.shadowRoot,
    isOurs: () => false,
  });
  const lines = await openForm(document, { look, planner: planFields }).fill(camilleWithEverything);
  const filled = lines.filter(({ outcome }) => outcome.kind === "filled").length;
  return { ...planned, filledMs: performance.now() - started, filled };
}

/** Times to collect and to classify the fields of the current page, in milliseconds. */
function measureForm(): { fields: number; collectedMs: number; classifiedMs: number } {
  document.body.getBoundingClientRect();
  const started = performance.now();
  const page = collect(document);
  const collected = performance.now();
  const { length } = classify(page.fields);
  const ended = performance.now();
  return { fields: length, collectedMs: collected - started, classifiedMs: ended - collected };
}

/** For measuring in a browser: `measureLongForm(150)`, `measureForm()`. */
Object.assign(globalThis, { measureLongForm, measureForm });
