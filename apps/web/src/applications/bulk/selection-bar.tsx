import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { distinctTags } from "@postulo/domain/tags";
import { useMutation } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { IconDownload, IconTrash, IconX } from "../../ui/icons.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { applicationMessages } from "../messages.ts";
import type { BulkActions } from "./use-bulk-actions.ts";
import type { Selecting } from "./use-selecting.ts";
import classes from "./selection-bar.module.css";

const TagChanges = lazyComponent(() => import("./tag-changes.tsx"));

interface SelectionBarProps {
  readonly selection: Selecting;
  readonly actions: BulkActions;
  /** ISO date, for the name of the file. */
  readonly today: string;
}

/** What can be done with the selected applications. On a phone it is at the bottom of the screen, outside of the list. */
export default function SelectionBar(props: SelectionBarProps) {
  return props.selection.end ? createPortal(<Bar {...props} />, document.body) : <Bar {...props} />;
}

function Bar({ selection, actions, today }: SelectionBarProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const { rows, clear, end: onEnd } = selection;
  const edit = (values: ApplicationEdit) => actions.edit(rows, values);
  /** Moves the focus before the bar is removed. */
  function finish() {
    document.querySelector<HTMLElement>("[data-select-all]")?.focus();
    clear();
    onEnd?.();
  }
  const isEmpty = rows.length === 0;
  return (
    <section
      className={classes["bar"]}
      data-action-bar
      data-on-phone={onEnd ? true : undefined}
      aria-label={t("bulk.label")}
    >
      <output>{t("bulk.selected", { count: rows.length })}</output>
      {onEnd ? <SelectAll onPress={selection.selectAll} /> : null}
      <Choice
        label={t("bulk.stage")}
        name={tProduct("applicationColumns.application_stage")}
        options={stages}
        isDisabled={isEmpty}
        labelOf={(stage) => tProduct(`stages.${stage}`)}
        onChoose={(stage) => edit({ application_stage: stage })}
      />
      <Choice
        label={t("bulk.priority")}
        name={tProduct("applicationColumns.priority_level")}
        options={priorities}
        isDisabled={isEmpty}
        labelOf={(priority) => tProduct(`priorities.${priority}`)}
        onChoose={(priority) => edit({ priority_level: priority })}
      />
      <Tags rows={rows} isOnPhone={onEnd !== undefined} onChange={actions.tag} />
      <ExportButton selection={selection} today={today} />
      <Button
        variant="subtle"
        color="danger"
        title={t("bulk.remove")}
        disabled={isEmpty}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={() => {
          actions.remove(rows);
          finish();
        }}
      >
        <span data-label>{t("bulk.remove")}</span>
      </Button>
      <ActionIcon size="control" aria-label={t("bulk.clear")} onClick={finish}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  );
}

/** Ends the first of the two lines that the bar has on a phone. */
function SelectAll({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslate(applicationMessages);
  return (
    <>
      <Button variant="subtle" onClick={onPress}>
        {t("bulk.all")}
      </Button>
      <hr className={classes["break"]} aria-hidden />
    </>
  );
}

interface TagsProps {
  readonly rows: Selecting["rows"];
  readonly isOnPhone: boolean;
  readonly onChange: BulkActions["tag"];
}

/** Opens what adds a tag to the selected applications, or removes one that some of them have. */
function Tags({ rows, isOnPhone, onChange }: TagsProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="subtle"
        color="neutral"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-label={t("bulk.tags")}
        disabled={rows.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {tProduct("applicationColumns.tags")}
      </Button>
      {anchor ? (
        <Suspense fallback={<CancelOnEscape onCancel={close} />}>
          <TagChanges
            anchor={anchor}
            isSheet={isOnPhone}
            tags={distinctTags(rows.map((row) => row.tags))}
            onChange={(change) => {
              onChange(rows, change);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
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
      title={t("bulk.export")}
      disabled={selection.rows.length === 0}
      leftSection={<IconDownload size={16} aria-hidden />}
      isPending={exporting.isPending}
      onPress={() => exporting.mutate()}
    >
      <span data-label>{t("bulk.export")}</span>
    </AsyncButton>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly Value[];
  readonly isDisabled?: boolean;
  readonly labelOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A select that acts, and shows its name again. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, name, options, isDisabled = false, labelOf, onChoose } = props;
  return (
    <select
      aria-label={label}
      value=""
      disabled={isDisabled}
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
