import { maxDocumentMegabytes } from "@postulo/domain/document";
import type { Application } from "@postulo/domain/application";
import type { SheetReading } from "@postulo/domain/sheet/application-sheet";
import { sheetColumns } from "@postulo/domain/sheet/sheet-columns";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { FileChoice } from "../../ui/form/file-choice.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { importQuestions, planImport, type ImportQuestions } from "./import-plan.ts";
import { ImportPreview } from "./import-preview.tsx";
import { Questions, type ImportAnswers } from "./import-questions.tsx";
import { sheetMessages } from "./messages.ts";
import { openSheet, type OpenedSheet } from "./open-sheet.ts";
import { useColumnTexts } from "../use-column-texts.ts";
import { useImport } from "./use-import.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./import-dialog.module.css";

interface ImportDialogProps {
  readonly rows: readonly Application[];
  readonly today: string;
  readonly onClose: () => void;
}

/** How to parse the lines; undefined while a question is open. */
function readingOf(
  { dateOrder: detected, withoutDate }: ImportQuestions,
  answers: ImportAnswers,
  missingLinkNote: string,
): SheetReading | undefined {
  const dateOrder = detected.kind === "known" ? detected.order : answers.dateOrder;
  if (dateOrder === undefined || (withoutDate > 0 && answers.appliedAt === "")) return undefined;
  const note = answers.takesUnlinked ? missingLinkNote : undefined;
  const { appliedAt, stages } = answers;
  return { dateOrder, appliedAt, missingLinkNote: note, stages };
}

function usePlan(
  file: OpenedSheet | undefined,
  existing: readonly Application[],
  answers: ImportAnswers,
) {
  const note = useTranslate(sheetMessages)("import.withoutLink.note");
  const { stages } = answers;
  const questions = useMemo(() => file && importQuestions(file, stages), [file, stages]);
  const plan = useMemo(() => {
    const reading = questions && readingOf(questions, answers, note);
    return file && reading && planImport({ ...file, existing, reading });
  }, [file, existing, questions, answers, note]);
  return { questions, plan };
}

type FileFault = "tooLarge" | "noSheet";

function Fault({ fault }: { readonly fault: FileFault }) {
  const t = useTranslate(sheetMessages);
  return (
    <Notice tone="danger">
      {t(`import.faults.${fault}`, { megabytes: maxDocumentMegabytes })}
    </Notice>
  );
}

/** Parses a sheet, shows a preview, and imports it on confirmation. */
export default function ImportDialog({ rows, today, onClose }: ImportDialogProps) {
  const t = useTranslate(sheetMessages);
  const [file, setFile] = useState<OpenedSheet>();
  const unanswered = {
    dateOrder: undefined,
    appliedAt: today,
    takesUnlinked: true,
    stages: new Map(),
  };
  const [fault, setFault] = useState<FileFault>();
  const importing = useImport(onClose);
  const [answers, setAnswers] = useState<ImportAnswers>(unanswered);
  const { questions, plan } = usePlan(file, rows, answers);

  async function open(chosen: File) {
    const opened = await openSheet(chosen);
    const isFault = typeof opened === "string";
    setFault(isFault ? opened : undefined);
    // The previous sheet stays, with the selected columns.
    if (isFault) return;
    setFile(opened);
    setAnswers(unanswered);
  }

  return (
    <Dialog title={t("import.title")} variant="large" onClose={onClose}>
      <p>{t("import.text")}</p>
      <p className={classes["file"]}>
        <FileChoice
          label={t("import.choose")}
          hint="CSV"
          accept=".csv,text/csv,text/tab-separated-values,text/plain"
          onFile={(chosen) => void open(chosen)}
        />
        {file ? <span>{file.name}</span> : null}
      </p>
      {fault ? <Fault fault={fault} /> : null}
      {file ? <Mapping file={file} onChange={(columns) => setFile({ ...file, columns })} /> : null}
      {questions ? (
        <Questions questions={questions} answers={answers} onChange={setAnswers} />
      ) : null}
      {plan ? <ImportPreview plan={plan} /> : null}
      <ButtonRow isFooter>
        <Button variant="default" onClick={onClose}>
          {t("cancel")}
        </Button>
        {plan && plan.rows.length > 0 ? (
          <AsyncButton isPending={importing.isPending} onPress={() => importing.mutate(plan.rows)}>
            {t("import.start", { count: plan.rows.length })}
          </AsyncButton>
        ) : null}
      </ButtonRow>
    </Dialog>
  );
}

interface MappingProps {
  readonly file: OpenedSheet;
  readonly onChange: (columns: OpenedSheet["columns"]) => void;
}

function Mapping({ file, onChange }: MappingProps) {
  const t = useTranslate(sheetMessages);
  const words = useColumnTexts();
  const options = [
    { value: "", label: t("import.none") },
    ...file.headings.map((heading, at) => ({ value: String(at), label: heading || `${at + 1}` })),
  ];
  return (
    <fieldset className={classes["mapping"]}>
      <legend>{t("import.mapping")}</legend>
      {sheetColumns.map((column) => (
        <NativeSelect
          key={column}
          size="xs"
          label={words.nameOf(column)}
          data={options}
          value={String(file.columns[column] ?? "")}
          onChange={(event) => {
            const { [column]: _before, ...others } = file.columns;
            const chosen = event.currentTarget.value;
            onChange(chosen === "" ? others : { ...others, [column]: Number(chosen) });
          }}
        />
      ))}
    </fieldset>
  );
}
