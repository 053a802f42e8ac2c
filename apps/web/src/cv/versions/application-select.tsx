import { NativeSelect } from "../../ui/form/native-select.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { versionMessages } from "./messages.ts";
import { jobName, useCvApplications } from "./stored-cvs.ts";

interface ApplicationSelectProps {
  readonly value: string | null | undefined;
  readonly onPick: (id: string | null) => void;
}

/** One of the user's applications; renders nothing without any. Reserves its space while loading. */
export function ApplicationSelect({ value, onPick }: ApplicationSelectProps) {
  const t = useTranslate(versionMessages);
  const applications = useCvApplications();
  const rows = applications.data ?? [];
  if (rows.length === 0 && !applications.isPending) return null;
  return (
    <NativeSelect
      label={t("start.application")}
      disabled={applications.isPending}
      value={rows.some(({ id }) => id === value) ? (value ?? "") : ""}
      data={[
        { value: "", label: t("start.noApplication") },
        ...rows.map(({ id, job_title: title, company_name: company }) => ({
          value: id,
          label: jobName({ title, company }),
        })),
      ]}
      onChange={(event) => onPick(event.currentTarget.value || null)}
    />
  );
}
