import { maxLengthOf } from "@postulo/domain/application-columns";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { FileChoice } from "../../ui/form/file-choice.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import { applicationMessages } from "../messages.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import type { ReadColumn, usePosting } from "./use-posting.ts";
import classes from "./posting-field.module.css";

interface PostingFieldProps {
  readonly text: string;
  readonly posting: ReturnType<typeof usePosting>;
}

/** The text of the posting: pasted, or from a file. */
export function PostingField({ text, posting }: PostingFieldProps) {
  const t = useTranslate(applicationMessages);
  const { state } = posting;
  return (
    <div className={classes["posting"]}>
      <Textarea
        label={t("form.posting.label")}
        description={t("form.posting.description")}
        rows={2}
        maxRows={10}
        maxLength={maxLengthOf("posting_text")}
        value={text}
        onChange={(event) => posting.change(event.currentTarget.value)}
      />
      <div className={classes["below"]}>
        <FileChoice
          label={t("form.posting.choose")}
          hint=".txt, .html"
          accept=".txt,.html,.htm,text/plain,text/html"
          onFile={(file) => void posting.open(file)}
        />
        <output>{state?.kind === "read" ? <FoundColumns columns={state.columns} /> : null}</output>
      </div>
      {state && state.kind !== "read" ? (
        <Notice tone="danger">
          {t(`form.posting.${state.kind}`, { count: maxLengthOf("posting_text") ?? 0 })}
        </Notice>
      ) : null}
    </div>
  );
}

function FoundColumns({ columns }: { readonly columns: readonly ReadColumn[] }) {
  const t = useTranslate(applicationMessages);
  const { nameOf } = useColumnTexts();
  if (columns.length === 0) return t("form.posting.nothing");
  return t("form.posting.read", { columns: columns.map(nameOf).join(", ") });
}
