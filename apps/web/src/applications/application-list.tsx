import { useMediaQuery } from "@mantine/hooks";
import type { Application } from "@postulo/domain/application";
import { IconBriefcase } from "@tabler/icons-react";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ApplicationCards } from "./application-cards.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { applicationMessages } from "./messages.ts";
import { readSortOrder, sortApplications, sortParameters, type SortColumn } from "./sort-order.ts";
import { useRowActions } from "./use-row-actions.ts";

interface ApplicationListProps {
  readonly rows: readonly Application[];
  readonly canAdd: boolean;
  /** The form stands above: whoever fills it in need not be told that there is nothing yet. */
  readonly isFormOpen: boolean;
}

/** The applications in the order of the address: a table, or cards where a table has no room. */
export function ApplicationList({ rows, canAdd, isFormOpen }: ApplicationListProps) {
  const t = useTranslate(applicationMessages);
  const isWide = useMediaQuery("(min-width: 48em)", undefined, { getInitialValueInEffect: false });
  const [parameters, setParameters] = useSearchParams();
  const actions = useRowActions();
  const { column, ascending } = readSortOrder(parameters);
  const sorted = useMemo(
    () => sortApplications(rows, { column, ascending }),
    [rows, column, ascending],
  );

  function sortBy(chosen: SortColumn) {
    const sort = sortParameters({ column, ascending }, chosen);
    setParameters((now) => new URLSearchParams({ ...Object.fromEntries(now), ...sort }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  if (rows.length === 0) {
    return isFormOpen ? null : (
      <EmptyState icon={<IconBriefcase size={22} aria-hidden />}>
        {canAdd ? t("emptyManual") : t("emptyExtension")}
      </EmptyState>
    );
  }
  if (!isWide) return <ApplicationCards rows={sorted} actions={actions} />;
  return (
    <ApplicationsTable
      rows={sorted}
      order={{ column, ascending }}
      actions={actions}
      onSort={sortBy}
    />
  );
}
