import { answerKeys } from "@postulo/domain/answer-key";
import type { Applicant } from "../applicant.ts";
import { openForm } from "../form-session.ts";
import { planFields } from "../plan/plan-fields.ts";
import type { FormSession } from "../form-session.ts";
import { consentKeys, keyClassOf, profileKeys, sensitiveKeys } from "../field-key.ts";
import type { PlannedField } from "../plan.ts";
import type { ReceiptLine } from "../receipt.ts";
import { createVisibilityCheck } from "../visibility/visibility-check.ts";
import { simulateWidgets } from "./simulate-widgets.ts";

/** The result of a fixture: the numbers of fields by outcome. */
export type Measured = {
  /** The name of the recognised platform, or empty. */
  readonly recognised: string;
  readonly fields: number;
  readonly right: number;
  readonly wrong: number;
  readonly left: number;
  /** Fields with a stored value, which a perfect engine fills. */
  readonly answerable: number;
  readonly milliseconds: number;
  /** Wrong values, and skipped fields that could be filled. */
  readonly notes: readonly string[];
};

/** Attaches declarative shadow roots, which parsers do only while loading a page. */
function openDeclaredRoots(root: Document): void {
  for (const template of root.querySelectorAll("template")) {
    if (!template.hasAttribute("shadowrootmode")) continue;
    const host = template.parentElement;
    if (host && !host.shadowRoot) host.attachShadow({ mode: "open" }).append(template.content);
    template.remove();
  }
}

function* everything(root: Document | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* everything(element.shadowRoot);
  }
}

/** Removes the expected keys from the fixture and returns them. */
function takeExpectations(root: Document): ReadonlyMap<Element, string> {
  const expected = new Map<Element, string>();
  for (const element of everything(root)) {
    const key = element.getAttribute("data-expect");
    if (key === null) continue;
    expected.set(element, key);
    element.removeAttribute("data-expect");
  }
  return expected;
}

/** Whether a field can be filled: not custom questions, consents, sensitive fields and résumé-parsing uploads. */
function isAnswerable(key: string, planned: PlannedField | undefined): boolean {
  const isKnown = planned !== undefined && planned.key === key;
  if (!isKnown) return key !== "none" && key !== "custom_question" && key !== "resume_parse_file";
  return planned.step.kind !== "skip" || lacking.has(planned.step.reason);
}

/** Reasons to skip that are limitations of the engine. */
const lacking = new Set([
  "unsupportedWidget",
  "noMatchingChoice",
  "notEditable",
  "notShown",
  "notVisible",
]);

type Ended = {
  readonly expected: string;
  readonly planned: PlannedField | undefined;
  readonly line: ReceiptLine | undefined;
};

const keys = [...profileKeys, ...answerKeys, ...sensitiveKeys, ...consentKeys];

const isFilled = ({ line }: Ended) => line?.outcome.kind === "filled";
const isRight = (one: Ended) => isFilled(one) && one.line?.key === one.expected;
const isDelicate = (key: string) => ["consent", "sensitive"].some((kind) => classOf(key) === kind);
const classOf = (key: string) => keyClassOf(known(key) ?? "none");
const known = (key: string) => keys.find((one) => one === key);

function noteOf({ expected, planned, line }: Ended): string {
  const step = planned?.step.kind === "skip" ? planned.step.reason : planned?.step.kind;
  return `${expected}: read as ${planned?.key ?? "nothing"}, ${step ?? "unread"}, ${JSON.stringify(line?.outcome)}`;
}

type Trial = {
  readonly session: FormSession;
  readonly planned: readonly PlannedField[];
  readonly applicant: Applicant;
};

async function endings(
  expected: ReadonlyMap<Element, string>,
  { session, planned, applicant }: Trial,
): Promise<readonly Ended[]> {
  const fieldOf = new Map(
    planned.flatMap((one) =>
      session.elementsOf(one.fieldId).map((element) => [element, one] as const),
    ),
  );
  const lines = await session.fill(
    applicant,
    planned.map(({ fieldId }) => fieldId),
  );
  return [...expected].map(([element, key]) => {
    const field = element instanceof HTMLElement ? fieldOf.get(element) : undefined;
    const line = field && lines.find((one) => one.fieldId === field.fieldId);
    return { expected: key, planned: field, line };
  });
}

/** Fills a fixture with all values of the applicant, and counts the outcomes. */
export async function measureFixture(
  root: Document,
  address: URL,
  applicant: Applicant,
): Promise<Measured> {
  openDeclaredRoots(root);
  const expected = takeExpectations(root);
  simulateWidgets(root);
  const look = createVisibilityCheck(root, {
    shadowRootOf: (element) => element.shadowRoot,
    isOurs: () => false,
  });
  const session = openForm(root, {
    address,
    look,
    planner: planFields,
    settled: () => Promise.resolve(),
  });
  const started = performance.now();
  const all = session.plan(applicant);
  const milliseconds = performance.now() - started;
  const ended = await endings(expected, { session, planned: all, applicant });
  const answerable = ended.filter(
    ({ expected: key, planned }) => !isDelicate(key) && isAnswerable(key, planned),
  );
  const wrong = ended.filter((one) => isFilled(one) && !isRight(one));
  return {
    recognised: session.platform?.platform.name ?? "",
    fields: ended.filter(({ expected: key }) => key !== "none").length,
    right: ended.filter(isRight).length,
    wrong: wrong.length,
    left: ended.filter((one) => one.expected !== "none" && !isFilled(one)).length,
    answerable: answerable.length,
    milliseconds,
    notes: [...wrong, ...answerable.filter((one) => !isFilled(one))].map(noteOf),
  };
}
