import { Button, Group, Modal, NativeSelect } from "@mantine/core";
import type { Application } from "@postulo/domain/application";
import { guessColumns, sheetColumns } from "@postulo/domain/application-sheet";
import { readCsv } from "@postulo/domain/csv";
import { useMemo, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { AsyncButton } from "../../ui/async-button.tsx";
import { planImport, type ColumnChoice, type ImportPlan } from "./import-plan.ts";
import { sheetMessages } from "./messages.ts";
import { useColumnWords } from "../use-column-words.ts";
import { useImport } from "./use-import.ts";
import "@mantine/core/styles/Paper.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import "@mantine/core/styles/Overlay.layer.css";
import classes from "./import-dialog.module.css";

interface ImportDialogProps {
  readonly rows: readonly Application[];
  readonly today: string;
  readonly onClose: () => void;
}

interface OpenedFile {
  readonly headings: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly columns: ColumnChoice;
}

/** Reads a sheet, shows what it would do, and does it when asked. */
export default function ImportDialog({ rows, today, onClose }: ImportDialogProps) {
  const t = useTranslate(sheetMessages);
  const [file, setFile] = useState<OpenedFile>();
  const importing = useImport(onClose);
  const plan = useMemo(
    () => file && planImport({ ...file, existing: rows, today }),
    [file, rows, today],
  );

  async function open(chosen: File) {
    const [headings = [], ...lines] = readCsv(await chosen.text());
    setFile({ headings, lines, columns: guessColumns(headings) });
  }

  return (
    <Modal.Root opened onClose={onClose} centered radius="lg" shadow="md" size="lg">
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body className={classes["body"]}>
          <Modal.Title>{t("import.title")}</Modal.Title>
          <p>{t("import.text")}</p>
          <label className={classes["file"]}>
            {t("import.file")}
            <input
              type="file"
              accept=".csv,text/csv,text/tab-separated-values,text/plain"
              onChange={(event) => {
                const chosen = event.currentTarget.files?.[0];
                if (chosen) void open(chosen);
              }}
            />
          </label>
          {file ? (
            <Mapping file={file} onChange={(columns) => setFile({ ...file, columns })} />
          ) : null}
          {plan ? <Plan plan={plan} /> : null}
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <AsyncButton
              isPending={importing.isPending}
              onPress={() => {
                if (plan && plan.rows.length > 0) importing.mutate(plan.rows);
              }}
            >
              {t("import.start", { count: plan?.rows.length ?? 0 })}
            </AsyncButton>
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface MappingProps {
  readonly file: OpenedFile;
  readonly onChange: (columns: ColumnChoice) => void;
}

function Mapping({ file, onChange }: MappingProps) {
  const t = useTranslate(sheetMessages);
  const words = useColumnWords();
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

const shownProblems = 20;

function Plan({ plan: { rows, known, wrong } }: { readonly plan: ImportPlan }) {
  const t = useTranslate(sheetMessages);
  return (
    <div aria-live="polite">
      <p>
        {t("import.willAdd", { count: rows.length })}{" "}
        {known > 0 ? t("import.known", { count: known }) : null}{" "}
        {wrong.length > 0 ? t("import.wrong", { count: wrong.length }) : null}
      </p>
      <ul>
        {wrong.slice(0, shownProblems).map(({ line, problems }) => (
          <li key={line}>
            {t("import.line", { line })}{" "}
            {problems.map((problem) => t(`import.problems.${problem}`)).join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
