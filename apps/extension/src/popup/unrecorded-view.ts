import type { Answer, Request } from "@postulo/contract/extension-messages";
import type { Unrecorded, Visit } from "@postulo/contract/extension-visit";
import { busyButton, element } from "../dom/element.ts";
import { recordView } from "../dom/record-view.ts";
import { dayIn, type Words } from "../dom/words.ts";
import { maxAgeDays } from "../tracking/unrecorded.ts";
import { sendRequest } from "./ask.ts";
import { announce } from "./elements.ts";

type Options = {
  readonly words: Words;
  readonly unrecorded: readonly Unrecorded[];
  readonly onFailed: (answer: Answer) => void;
};

type EntryOptions = Options & { readonly onDropped: (entry: HTMLElement) => void };

type Action = Extract<Request, { kind: "unrecorded" }>["action"];

const jobOf = ({ job_title: title, company_name: company, job_url: url }: Visit["draft"]) =>
  [title, company].filter((text) => text !== "").join(" · ") || url;

/** One application with the form that records it, and the button that drops it. */
function entryView(
  { words, onFailed, onDropped }: EntryOptions,
  { id, since, visit }: Unrecorded,
): HTMLElement {
  const { t, language } = words;
  const root = element("div", {});
  const send = (action: Action) => sendRequest({ kind: "unrecorded", id, action });
  const day = dayIn(language, since);
  const isConfirmed = visit.isConfirmed === true;
  const asked = {
    title: jobOf(visit.draft),
    lead: t(isConfirmed ? "record.unrecorded.confirmed" : "record.unrecorded.gone", { day }),
    submit: t(isConfirmed ? "record.submitConfirmed" : "record.unrecorded.sent"),
  };
  const drop = busyButton(
    { idle: t("record.unrecorded.drop"), busy: t("loading") },
    { type: "button" },
  );
  const onDrop = async () => {
    const answer = await send({ kind: "notSent" });
    if (answer.kind === "done") onDropped(root);
    else onFailed(answer);
  };
  drop.button.addEventListener("click", () => void drop.run(onDrop));
  const show = (now: Visit) => {
    const form = recordView({
      words,
      visit: now,
      idPrefix: `${id}-`,
      record: (draft, again) => send({ kind: "record", draft, again }),
      takeBack: () => send({ kind: "takeBack" }),
      forget: () => send({ kind: "forgetAnswers" }),
      onVisited,
      onFailed,
      asked,
    });
    root.replaceChildren(form, ...(now.recording === "recorded" ? [] : [drop.button]));
  };
  const onVisited = (now: Visit) => {
    show(now);
    if (now.recording === "recorded") announce(t("record.recorded"));
  };
  show(visit);
  return root;
}

/** What other tabs could not record, such as what was sent while the session had ended; each is recorded by the user's click. */
export function unrecordedView(options: Options): HTMLElement {
  const { words, unrecorded } = options;
  const { t } = words;
  const heading = element("h2", { tabindex: "-1" }, t("record.unrecorded.title"));
  const entries = element("div", {});
  const section = element(
    "section",
    {},
    heading,
    element("p", { class: "small secondary" }, t("record.unrecorded.lead", { days: maxAgeDays })),
    entries,
  );
  const onDropped = (entry: HTMLElement) => {
    entry.remove();
    if (entries.hasChildNodes()) return heading.focus();
    section.remove();
    document.querySelector("h1")?.focus();
  };
  entries.append(...unrecorded.map((one) => entryView({ ...options, onDropped }, one)));
  return section;
}
