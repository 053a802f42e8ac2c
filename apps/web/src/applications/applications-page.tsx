import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconBriefcase, IconPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Notice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { AddForm } from "./add-form.tsx";
import { ApplicationCards } from "./application-cards.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { applicationMessages } from "./messages.ts";
import { useApplications } from "./queries.ts";
import { readSortOrder, sortApplications, sortParameters } from "./sort-order.ts";
import { useCanAdd } from "./use-can-add.ts";
import { useRowActions } from "./use-row-actions.tsx";
import classes from "./applications.module.css";

/** Today where the person is, as an ISO day. */
function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The tracker: every application of the person, and the form that adds one. */
export function ApplicationsPage() {
  const t = useTranslate(applicationMessages);
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = useCanAdd();
  const applications = useApplications();
  const count = applications.data?.length;

  return (
    <>
      <PageHeader
        title={t("title")}
        description={count ? t("count", { count }) : t("description")}
        action={
          canAdd && !isAdding ? (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setIsAdding(true)}
            >
              {t("add")}
            </Button>
          ) : null
        }
      />
      <div className={classes["stack"]}>
        {canAdd && isAdding ? (
          <AddForm today={localToday()} onDone={() => setIsAdding(false)} />
        ) : null}
        <ApplicationList applications={applications} canAdd={canAdd} />
      </div>
    </>
  );
}

interface ApplicationListProps {
  readonly applications: ReturnType<typeof useApplications>;
  readonly canAdd: boolean | undefined;
}

function ApplicationList({ applications, canAdd }: ApplicationListProps) {
  const t = useTranslate(applicationMessages);
  const isWide = useMediaQuery("(min-width: 48em)", undefined, { getInitialValueInEffect: false });
  const [parameters, setParameters] = useSearchParams();
  const actions = useRowActions();
  const order = readSortOrder(parameters);
  const { data, isError, refetch } = applications;
  const rows = useMemo(
    () => sortApplications(data ?? [], { column: order.column, ascending: order.ascending }),
    [data, order.column, order.ascending],
  );

  if (isError && !data) {
    return (
      <Notice tone="danger" title={t("loadFailed")}>
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </Notice>
    );
  }
  if (!data || canAdd === undefined) return <SkeletonRows height={56} />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<IconBriefcase size={22} aria-hidden />}>
        {canAdd ? t("emptyManual") : t("emptyExtension")}
      </EmptyState>
    );
  }
  if (!isWide) return <ApplicationCards rows={rows} actions={actions} />;
  return (
    <ApplicationsTable
      rows={rows}
      order={order}
      actions={actions}
      onSort={(column) =>
        setParameters(
          (now) =>
            new URLSearchParams({ ...Object.fromEntries(now), ...sortParameters(order, column) }),
          {
            replace: true,
          },
        )
      }
    />
  );
}
