import { maxLengthOf } from "@postulo/domain/application-columns";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { openPosting, type OpenedPosting } from "../../posting/open-posting.ts";
import type { ReadJob } from "../../posting/read-job.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showUndoToast } from "../../ui/feedback/toast.tsx";
import { useWindowEvent } from "../../ui/hooks/use-window-event.ts";
import { postingMessages } from "./messages.ts";

const maxLength = maxLengthOf("posting_text") ?? 0;

/** Milliseconds without a keystroke before the posting is read. */
const debounceMs = 250;

export type ReadColumn = keyof ReadJob;
const readColumns: readonly ReadColumn[] = [
  "job_title",
  "job_url",
  "source",
  "company_name",
  "location",
  "employment_type",
  "salary",
  "contact_name",
  "contact_email",
  "contact_phone",
  "next_action_date",
];

type Values = Readonly<Record<string, string>>;

interface Form {
  readonly getValues: () => Values;
  readonly setValues: (changed: Record<string, string>) => void;
}

/** What was read of the posting in the form; undefined before. */
type ReadState =
  | { readonly kind: "read"; readonly columns: readonly ReadColumn[] }
  | { readonly kind: "reading" }
  | { readonly kind: Exclude<OpenedPosting["kind"], "opened"> };

/** Fills fields that are empty or still have what was read before, and returns what was read. */
function useFilledFields({ getValues, setValues }: Form) {
  const filled = useRef<Partial<ReadJob>>({});
  return (job: ReadJob): readonly ReadColumn[] => {
    const values = getValues();
    const columns = readColumns.filter(
      (column) => values[column] === (filled.current[column] ?? ""),
    );
    setValues(Object.fromEntries(columns.map((column) => [column, job[column]])));
    filled.current = job;
    return columns.filter((column) => job[column] !== "");
  };
}

/**
 * The posting in the form. What is read of it fills empty fields, and fields that still have what was read before; what
 * was typed or cleared is kept.
 */
export function usePosting({ getValues, setValues }: Form) {
  const t = useTranslate(postingMessages);
  const { client } = useSignedIn();
  const [state, setState] = useState<ReadState>();
  const fill = useFilledFields({ getValues, setValues });
  /** Aborted when the text changes, and when the form is submitted or closed: a later result must not change it. */
  const reading = useRef(new AbortController());

  function stop() {
    reading.current.abort();
    reading.current = new AbortController();
  }
  useEffect(() => () => reading.current.abort(), []);

  async function read(text: string, { signal }: AbortController) {
    const { readJob } = await import("../../posting/read-job.ts");
    if (!signal.aborted) setState({ kind: "read", columns: fill(readJob(text)) });
  }

  function change(text: string) {
    stop();
    if (text.length > maxLength) {
      setState({ kind: "tooLong" });
      return;
    }
    setState(undefined);
    setValues({ posting_text: text });
    const present = reading.current;
    const timer = setTimeout(() => {
      // Without a connection the reader may not load: the text is kept.
      read(text, present).catch(() => undefined);
    }, debounceMs);
    present.signal.addEventListener("abort", () => clearTimeout(timer));
  }

  async function open(file: File) {
    stop();
    const { signal } = reading.current;
    setState({ kind: "reading" });
    try {
      const opened = await openPosting(file, client);
      if (signal.aborted) return;
      if (opened.kind === "opened") replace(opened.text);
      else setState({ kind: opened.kind });
    } catch (error) {
      if (!signal.aborted) setState(undefined);
      throw error;
    }
  }

  function replace(text: string) {
    const { posting_text: before = "" } = getValues();
    change(text);
    if (before.trim() === "" || before === text) return;
    showUndoToast({
      title: t("replaced"),
      onUndo: () => {
        // A closed form would save its values as a draft.
        if (!reading.current.signal.aborted) change(before);
      },
    });
  }

  return { state, change, open, stop };
}

/** More lines than a field has are a posting. */
const isPosting = (text: string) => text.trim().split(/\r?\n/).length > 2;

/** Takes a posting that is pasted into another field of the form, as long as there is none, and a dropped file. */
export function usePostingInput(
  form: RefObject<HTMLElement | null>,
  posting: Pick<ReturnType<typeof usePosting>, "change" | "open">,
  isEmpty: boolean,
): void {
  const isInForm = ({ target }: Event) => target instanceof Node && form.current?.contains(target);
  useWindowEvent("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!isInForm(event) || event.target instanceof HTMLTextAreaElement) return;
    if (!isEmpty || !isPosting(pasted)) return;
    event.preventDefault();
    posting.change(pasted);
  });
  useWindowEvent("dragover", (event) => {
    if (isInForm(event) && event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  useWindowEvent(
    "drop",
    (event) => {
      const file = isInForm(event) && event.dataTransfer?.files.item(0);
      if (!file) return;
      event.preventDefault();
      void posting.open(file);
    },
    // Before an open application takes the file for an invitation.
    { capture: true },
  );
}
