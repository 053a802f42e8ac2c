import type { Application } from "@postulo/domain/application";
import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import { IconDownload, IconReport, IconUpload } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { applicationMessages } from "../messages.ts";
import { useRequested } from "../use-requested.ts";
import { Button } from "../../ui/form/button.tsx";

const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));
const ImportDialog = lazyComponent(() => import("./import-dialog.tsx"));

const dialogs = ["import", "report"] as const;

interface SheetActionsProps {
  /** All applications, for detecting duplicates on import. */
  readonly rows: readonly Application[];
  /** The filtered applications in their order. */
  readonly shown: readonly Application[];
  readonly canAdd: boolean;
  readonly today: string;
}

/** The menu for export, report and import. */
export function SheetActions({ rows, shown, canAdd, today }: SheetActionsProps) {
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

  return (
    <>
      {shown.length > 0 ? (
        <AsyncButton
          variant="subtle"
          color="neutral"
          title={t("export.label")}
          leftSection={<IconDownload size={16} aria-hidden />}
          isPending={exporting.isPending}
          onPress={() => exporting.mutate()}
        >
          <span data-label>{t("export.label")}</span>
        </AsyncButton>
      ) : null}
      {rows.length > 0 ? (
        <Button
          variant="subtle"
          color="neutral"
          title={t("report.label")}
          leftSection={<IconReport size={16} aria-hidden />}
          onClick={() => setDialog("report")}
        >
          <span data-label>{t("report.label")}</span>
        </Button>
      ) : null}
      {canAdd ? (
        <Button
          variant="subtle"
          color="neutral"
          title={t("import.label")}
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={() => setDialog("import")}
        >
          <span data-label>{t("import.label")}</span>
        </Button>
      ) : null}
      <Suspense fallback={<CancelOnEscape onCancel={close} />}>
        {dialog === "import" ? <ImportDialog rows={rows} today={today} onClose={close} /> : null}
        {dialog === "report" ? <ReportDialog today={today} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
