import { maxLengthOf } from "@postulo/domain/application-columns";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { FileChoice } from "../../ui/form/file-choice.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { postingMessages } from "./messages.ts";
import { useAddedLabels } from "./use-added-labels.ts";
import type { ReadColumn, usePosting } from "./use-posting.ts";
import classes from "./posting-field.module.css";

const accepted = ".pdf,.docx,.doc,.odt,.rtf,.txt,.html,.htm";

interface PostingFieldProps {
  readonly text: string;
  readonly posting: ReturnType<typeof usePosting>;
}

/** The text of the posting: pasted, or from a file. */
export function PostingField({ text, posting }: PostingFieldProps) {
  const t = useTranslate(postingMessages);
  const { state } = posting;
  const isReading = state?.kind === "reading";
  return (
    <div className={classes["posting"]}>
      <Textarea
        label={t("label")}
        description={t("description")}
        rows={2}
        maxRows={10}
        maxLength={maxLengthOf("posting_text")}
        value={text}
        onChange={(event) => posting.change(event.currentTarget.value)}
      />
      <div className={classes["below"]}>
        <FileChoice
          label={t("choose")}
          hint={t("formats")}
          accept={accepted}
          isBusy={isReading}
          onFile={(file) => void posting.open(file)}
        />
        <output>
          {isReading ? t("reading") : null}
          {state?.kind === "read" ? <FoundColumns columns={state.columns} /> : null}
        </output>
      </div>
      {state && state.kind !== "read" && state.kind !== "reading" ? (
        <Notice tone="danger">{t(state.kind, { count: maxLengthOf("posting_text") ?? 0 })}</Notice>
      ) : null}
    </div>
  );
}

/** The columns that a link without the posting's text provides. */
const ofLink: ReadonlySet<ReadColumn> = new Set(["job_url", "source"]);

function FoundColumns({ columns }: { readonly columns: readonly ReadColumn[] }) {
  const t = useTranslate(postingMessages);
  const labelOf = useAddedLabels();
  if (columns.length === 0) return t("nothing");
  if (columns.every((column) => ofLink.has(column))) return t("onlyLink");
  return t("read", { columns: columns.map(labelOf).join(", ") });
}
