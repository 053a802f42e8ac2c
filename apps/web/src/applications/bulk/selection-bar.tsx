import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { useMutation } from "@tanstack/react-query";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { IconDownload, IconTrash, IconX } from "../../ui/icons.tsx";
import { applicationMessages } from "../messages.ts";
import type { BulkActions } from "./use-bulk-actions.ts";
import type { Selection } from "./use-selection.ts";
import classes from "./selection-bar.module.css";

interface SelectionBarProps {
  readonly selection: Selection;
  readonly actions: BulkActions;
  /** ISO date, for the name of the file. */
  readonly today: string;
}

/** What can be done with the selected applications. */
export default function SelectionBar({ selection, actions, today }: SelectionBarProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { rows, clear } = selection;
  const edit = (values: ApplicationEdit) => actions.edit(rows, values);
  /** Moves the focus before the bar is removed. */
  function finish() {
    document.querySelector<HTMLElement>("[data-select-all]")?.focus();
    clear();
  }
  return (
    <section className={classes["bar"]} aria-label={t("bulk.label")}>
      <output>{t("bulk.selected", { count: rows.length })}</output>
      <Choice
        label={t("bulk.stage")}
        name={tProduct("applicationColumns.application_stage")}
        options={stages}
        labelOf={(stage) => tProduct(`stages.${stage}`)}
        onChoose={(stage) => edit({ application_stage: stage })}
      />
      <Choice
        label={t("bulk.priority")}
        name={tProduct("applicationColumns.priority_level")}
        options={priorities}
        labelOf={(priority) => tProduct(`priorities.${priority}`)}
        onChoose={(priority) => edit({ priority_level: priority })}
      />
      <ExportButton selection={selection} today={today} />
      <Button
        variant="subtle"
        color="danger"
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          actions.remove(rows);
          finish();
        }}
      >
        {t("bulk.remove")}
      </Button>
      <ActionIcon size="control" aria-label={t("bulk.clear")} onClick={finish}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  );
}

function ExportButton({ selection, today }: Pick<SelectionBarProps, "selection" | "today">) {
  const t = useTranslate(applicationMessages);
  const signedIn = useSignedIn();
  const exporting = useMutation({
    mutationKey: ["export"],
    meta: { errorTitle: t("export.failed") },
    mutationFn: async () => {
      const { downloadSheet } = await import("../sheets/download-sheet.ts");
      await downloadSheet(signedIn, selection.rows, `${t("export.fileName")}-${today}.csv`);
    },
  });
  return (
    <AsyncButton
      variant="subtle"
      color="neutral"
      leftSection={<IconDownload size={16} aria-hidden />}
      isPending={exporting.isPending}
      onPress={() => exporting.mutate()}
    >
      {t("bulk.export")}
    </AsyncButton>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A select that acts, and shows its name again. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, options, labelOf, onChoose } = props;
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => {
        const chosen = options.find((value) => value === event.currentTarget.value);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      <option value="" hidden>
        {name}
      </option>
      {options.map((value) => (
        <option key={value} value={value}>
          {labelOf(value)}
        </option>
      ))}
    </select>
  );
}
