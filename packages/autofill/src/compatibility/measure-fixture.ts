import type { Applicant } from "../applicant.ts";
import { openForm } from "../form-session.ts";
import type { FormSession } from "../form-session.ts";
import { answerKeys, consentKeys, keyClassOf, profileKeys, sensitiveKeys } from "../field-key.ts";
import type { PlannedField } from "../plan.ts";
import type { ReceiptLine } from "../receipt.ts";
import { openSight } from "../sight/sight.ts";
import { bringToLife } from "./behave.ts";

/** What a fixture gave: how many fields, and how each of them ended. */
export type Measured = {
  /** By which the page was recognised: the platform's name, or nothing. */
  readonly recognised: string;
  readonly fields: number;
  readonly right: number;
  readonly wrong: number;
  readonly left: number;
  /** Fields that the applicant's stored facts answer: what a perfect engine fills. */
  readonly answerable: number;
  readonly milliseconds: number;
  /** What went wrong or was left though it could be filled, for whoever repairs it. */
  readonly notes: readonly string[];
};

/** Opens the shadow roots that a fixture declares, which a parser does only for a page it loads. */
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

/** Takes what the fixture's author knows out of the page, before the engine reads it. */
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

/** What nobody fills for the person: questions of their own, agreements, what is delicate, uploads that overwrite. */
function isAnswerable(key: string, planned: PlannedField | undefined): boolean {
  const isKnown = planned !== undefined && planned.key === key;
  if (!isKnown) return key !== "none" && key !== "custom_question" && key !== "resume_parse_file";
  return planned.step.kind !== "leave" || lacking.has(planned.step.reason);
}

/** Left by the engine's own shortcoming, and not because nothing is stored or nothing may be done. */
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
  const step = planned?.step.kind === "leave" ? planned.step.reason : planned?.step.kind;
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

/** Fills a fixture with everything that the applicant has, and counts. */
export async function measureFixture(
  root: Document,
  address: URL,
  applicant: Applicant,
): Promise<Measured> {
  openDeclaredRoots(root);
  const expected = takeExpectations(root);
  bringToLife(root);
  const look = openSight(root, {
    shadowRootOf: (element) => element.shadowRoot,
    isOurs: () => false,
  });
  const session = openForm(root, { address, look, settled: () => Promise.resolve() });
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
