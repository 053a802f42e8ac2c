import type { Application } from "@postulo/domain/application";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import { IconDownload, IconReport, IconUpload } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import type { MenuAction } from "../../ui/overlay/action-menu.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { applicationMessages } from "../messages.ts";
import { useRequested } from "../use-requested.ts";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));
const ImportDialog = lazyComponent(() => import("./import-dialog.tsx"));

const dialogs = ["import", "report"] as const;

export interface SheetActionsProps {
  /** All applications, for detecting duplicates on import. */
  readonly rows: readonly Application[];
  /** The filtered applications in their order. */
  readonly shown: readonly Application[];
  readonly canAdd: boolean;
  readonly today: string;
}

/** An action that is a button or an item of a menu, and needs neither of them. */
type SheetAction = MenuAction & { readonly onChoose: () => void };

/** Export, report and import as far as they are possible, and the dialog that is open. */
export function useSheetActions({ rows, shown, canAdd, today }: SheetActionsProps) {
  const t = useTranslate(applicationMessages);
  const signedIn = useSignedIn();
  const [dialog, setDialog] = useRequested(dialogs);
  const close = () => setDialog(undefined);

  const exporting = useMutation({
    mutationKey: ["export"],
    meta: { errorTitle: t("export.failed") },
    mutationFn: async () => {
      const { downloadSheet } = await import("./download-sheet.ts");
      await downloadSheet(signedIn, shown, `${t("export.fileName")}-${today}.csv`);
    },
  });
  const actions: SheetAction[] = [];
  if (shown.length > 0)
    actions.push({
      label: t("export.label"),
      icon: <IconDownload size={16} aria-hidden />,
      isPending: exporting.isPending,
      onChoose: () => exporting.mutate(),
    });
  if (rows.length > 0)
    actions.push({
      label: t("report.label"),
      icon: <IconReport size={16} aria-hidden />,
      onChoose: () => setDialog("report"),
    });
  if (canAdd)
    actions.push({
      label: t("import.label"),
      icon: <IconUpload size={16} aria-hidden />,
      onChoose: () => setDialog("import"),
    });
  const open = (
    <Suspense fallback={<CancelOnEscape onCancel={close} />}>
      {dialog === "import" ? <ImportDialog rows={rows} today={today} onClose={close} /> : null}
      {dialog === "report" ? <ReportDialog today={today} onClose={close} /> : null}
    </Suspense>
  );
  return { actions, open };
}

/** The buttons for export, report and import. */
export function SheetActions(props: SheetActionsProps) {
  const { actions, open } = useSheetActions(props);
  return (
    <>
      {actions.map(({ label, icon, isPending = false, onChoose }) => (
        <AsyncButton
          key={label}
          variant="subtle"
          color="neutral"
          title={label}
          leftSection={icon}
          isPending={isPending}
          onPress={onChoose}
        >
          <span data-label>{label}</span>
        </AsyncButton>
      ))}
      {open}
    </>
  );
}
