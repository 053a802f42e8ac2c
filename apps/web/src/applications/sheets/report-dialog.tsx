import { maxPrintedApplications } from "@postulo/domain/limits";
import { bodyOf, callServer } from "@postulo/contract/call-server";
import type { ErrorCodeOf } from "@postulo/contract/endpoint";
import { getApplicationReport, reportFormats } from "@postulo/contract/reports";
import { RequestError } from "@postulo/contract/request-error";
import { isCalendarDay } from "@postulo/domain/application-edit";
import { useLanguage } from "../../i18n/language-context.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { saveAs } from "../../ui/save-as.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { useFields, type Problems } from "../../ui/form/use-fields.ts";
import { sheetMessages, type messages } from "./messages.ts";
import { daysOf, reportPeriods } from "./report-period.ts";
import { Button } from "../../ui/form/button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import classes from "./import-dialog.module.css";

interface ReportDialogProps {
  /** ISO date in the browser's time zone. */
  readonly today: string;
  readonly onClose: () => void;
}

type Draft = {
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly format: string;
};

/** The dates of a named period, or the entered ones. */
function rangeOf({ period, from, to }: Draft, today: string) {
  const known = reportPeriods.find((one) => one === period);
  return known === undefined || known === "custom" ? { from, to } : daysOf(known, today);
}

function problemsOf(draft: Draft, today: string): Problems<Draft, typeof messages> {
  const { from, to } = rangeOf(draft, today);
  return {
    from: isCalendarDay(from) ? undefined : "report.wrongDate",
    to: !isCalendarDay(to) ? "report.wrongDate" : to < from ? "report.wrongOrder" : undefined,
  };
}

/** Message keys of error codes; undefined for errors that every request may have. */
const reasons: Readonly<
  Record<ErrorCodeOf<typeof getApplicationReport>, "report.invalid" | "report.tooMany" | undefined>
> = {
  not_authenticated: undefined,
  insufficient_aal: undefined,
  invalid_from: "report.invalid",
  invalid_to: "report.invalid",
  invalid_period: "report.invalid",
  invalid_format: "report.invalid",
  invalid_language: "report.invalid",
  too_many_applications: "report.tooMany",
  too_many_at_once: undefined,
  busy: undefined,
};

/** Fetches the report of a period from the server. */
function useReport(today: string) {
  const t = useTranslate(sheetMessages);
  const { client } = useSignedIn();
  const { language } = useLanguage();
  return async (draft: Draft): Promise<void> => {
    const { from, to } = rangeOf(draft, today);
    const { format } = draft;
    const query = { from, to, format, language };
    const result = await callServer(getApplicationReport, { ...client.server, query });
    const text = result.kind === "refused" ? reasons[result.code] : undefined;
    if (result.kind === "refused" && text)
      throw new RequestError(t(text, { count: maxPrintedApplications }), result.error);
    saveAs(bodyOf(result), `${t("report.fileName")}-${from}-${to}.${format}`);
    showToast({ title: t("report.done") });
  };
}

/** The form for period and format of a report, which it downloads. */
export default function ReportDialog({ today, onClose }: ReportDialogProps) {
  const t = useTranslate(sheetMessages);
  const fetchReport = useReport(today);
  const { form, field, submit, isPending } = useFields<Draft, typeof messages>({
    initialValues: { period: "thisMonth", ...daysOf("thisMonth", today), format: "pdf" },
    check: (draft) => problemsOf(draft, today),
    messages: sheetMessages,
    failureTitle: t("report.failed"),
    onSubmit: async (draft) => {
      await fetchReport(draft);
      onClose();
    },
  });
  return (
    <Dialog title={t("report.title")} onClose={onClose}>
      <p>{t("report.text")}</p>
      <form className={classes["form"]} onSubmit={submit} noValidate>
        <NativeSelect
          label={t("report.period")}
          data={reportPeriods.map((value) => ({ value, label: t(`report.periods.${value}`) }))}
          {...field("period")}
        />
        {form.values.period === "custom" ? (
          <div className={classes["range"]}>
            <TextInput type="date" label={t("report.from")} {...field("from")} />
            <TextInput type="date" label={t("report.to")} {...field("to")} />
          </div>
        ) : null}
        <NativeSelect
          label={t("report.format")}
          data={reportFormats.map((value) => ({ value, label: t(`report.formats.${value}`) }))}
          {...field("format")}
        />
        <ButtonRow isFooter>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <AsyncButton isPending={isPending}>{t("report.download")}</AsyncButton>
        </ButtonRow>
      </form>
    </Dialog>
  );
}
