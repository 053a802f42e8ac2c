import { classify } from "./classify.ts";
import { collect } from "./collect.ts";
import { openForm } from "./form-session.ts";
import { plan } from "./plan.ts";
import { openSight } from "./sight/sight.ts";
import { camilleWithEverything } from "./testing/applicant.ts";
import { longForm } from "./testing/long-form.ts";

/** How long the engine takes on a long form, in milliseconds, and how many fields it filled. */
type LongFormTimes = {
  readonly fields: number;
  /** Collected, classified and planned. */
  readonly plannedMs: number;
  readonly filledMs: number;
  readonly filled: number;
};

/** Writes a form of so many fields into the page and takes the time; `runs` before it let the browser compile. */
async function measureLongForm(fieldCount: number, runs = 0): Promise<LongFormTimes> {
  const takeTime = () => {
    document.body.innerHTML = longForm(fieldCount);
    // The browser lays a page out before anybody can click on the extension.
    document.body.getBoundingClientRect();
    const started = performance.now();
    const page = collect(document);
    plan(classify(page.fields), camilleWithEverything, "en");
    return { fields: page.fields.length, plannedMs: performance.now() - started };
  };
  for (let run = 0; run < runs; run++) takeTime();
  const planned = takeTime();
  const started = performance.now();
  const look = openSight(document, {
    shadowRootOf: (element) => element.shadowRoot,
    isOurs: () => false,
  });
  const lines = await openForm(document, { look }).fill(camilleWithEverything);
  const filled = lines.filter(({ outcome }) => outcome.kind === "filled").length;
  return { ...planned, filledMs: performance.now() - started, filled };
}

/** How long the engine takes to read the form of the page it stands in, and then to say what its fields ask for, in milliseconds. */
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
