import { useNewestApplications, type NamedApplication } from "./newest-applications.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";

interface ApplicationSelectProps {
  readonly label: string;
  /** The label of the option without an application. */
  readonly none: string;
  readonly value: string | null | undefined;
  readonly onPick: (id: string | null) => void;
}

export const nameOf = ({ job_title, company_name }: NamedApplication) =>
  `${job_title}, ${company_name}`;

/** Selects one of the user's applications; renders nothing without any. Reserves its space while loading. */
export function ApplicationSelect({ label, none, value, onPick }: ApplicationSelectProps) {
  const applications = useNewestApplications();
  const rows = applications.data ?? [];
  if (rows.length === 0 && !applications.isPending) return null;
  return (
    <NativeSelect
      label={label}
      disabled={applications.isPending}
      value={rows.some(({ id }) => id === value) ? (value ?? "") : ""}
      data={[
        { value: "", label: none },
        ...rows.map((row) => ({ value: row.id, label: nameOf(row) })),
      ]}
      onChange={(event) => onPick(event.currentTarget.value || null)}
    />
  );
}
