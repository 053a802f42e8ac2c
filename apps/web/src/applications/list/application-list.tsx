import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import type { Application } from "@postulo/domain/application";
import { Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { IconBriefcase, IconFilterOff } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { ApplicationCards } from "./application-cards.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { DueList } from "./due-list.tsx";
import { filterApplications, sourcesOf } from "./list-filter.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { applicationMessages } from "../messages.ts";
import { OverviewCard } from "../overview-card.tsx";
import type { ShownDetails } from "../row/row-details.tsx";
import type { RowTools } from "../row/row-tools.ts";
import { SheetActions } from "../sheets/sheet-actions.tsx";
import { sortApplications } from "./sort-order.ts";
import { useListKeys } from "./use-list-keys.ts";
import { useListView } from "./use-list-view.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { longListRows } from "./use-visible-rows.ts";
import { useRowsBehind } from "../analytics/use-statistics.ts";
import { useAfterFirstPaint } from "./use-after-first-paint.ts";
import { useRowEditing } from "../row/use-row-editing.ts";
import { Button } from "../../ui/form/button.tsx";

const RowDetails = lazyComponent(() => import("../row/row-details.tsx"));

interface ApplicationListProps {
  readonly rows: readonly Application[];
  readonly actions: RowActions;
  readonly canAdd: boolean;
  /** While the add form is open, the empty list shows no hint. */
  readonly isFormOpen: boolean;
  /** ISO date in the browser's time zone. */
  readonly today: string;
  /** The id of the application that is open beside the list. */
  readonly openId: string | undefined;
  /** Renders that application. @param shown the rows as they are filtered and sorted */
  readonly sheet: (shown: readonly Application[]) => ReactNode;
}

/** The context of the rows: actions, and the shared popover. */
function useRowTools(actions: RowActions, isLight: boolean) {
  const { modes, openEditor, closeEditor } = useRowEditing();
  const [details, setDetails] = useState<ShownDetails>();
  const showDetails = useCallback<RowTools["showDetails"]>(
    (kind, row, trigger) => setDetails({ kind, row, trigger }),
    [],
  );
  const tools = useMemo<RowTools>(
    () => ({ actions, openEditor, closeEditor, showDetails, isLight }),
    [actions, openEditor, closeEditor, showDetails, isLight],
  );
  const popover = details ? (
    <Suspense fallback={<CancelOnEscape onCancel={() => setDetails(undefined)} />}>
      <RowDetails
        shown={details}
        onClose={() => setDetails(undefined)}
        onEdit={({ row, kind }) => {
          setDetails(undefined);
          openEditor(row.id, kind);
        }}
      />
    </Suspense>
  ) : null;
  return { tools, modes, popover };
}

/** The filtered rows in the order given by the URL. */
function useRowsInView(
  rows: readonly Application[],
  { filter, order }: ReturnType<typeof useListView>,
  today: string,
): readonly Application[] {
  const behind = useRowsBehind(rows, filter.only);
  return useMemo(
    () => sortApplications(filterApplications(behind, filter, today), order),
    [behind, filter, order, today],
  );
}

/** The filtered and sorted applications: a table, or cards on narrow screens. */
export function ApplicationList(props: ApplicationListProps) {
  const { rows, actions, canAdd, isFormOpen, today, openId, sheet } = props;
  const isWide = useMediaQuery("(min-width: 48em)");
  const view = useListView();
  const isSettled = useAfterFirstPaint();
  const sorted = useRowsInView(rows, view, today);
  const sources = useMemo(() => sourcesOf(rows), [rows]);
  const { tools, modes, popover } = useRowTools(
    actions,
    !isSettled || sorted.length > longListRows,
  );
  useListKeys(sorted, tools.openEditor);

  if (rows.length === 0) {
    return (
      <>
        {isFormOpen ? null : <EmptyList canAdd={canAdd} today={today} />}
        {sheet(rows)}
      </>
    );
  }
  return (
    <>
      <DueList rows={rows} today={today} actions={actions} />
      {canAdd ? (
        <OverviewCard
          rows={rows}
          actions={actions}
          tab={view.tab}
          onTab={view.openTab}
          onShow={(key) => view.filterBy("only", key)}
        />
      ) : null}
      <ListToolbar view={view} sources={sources}>
        <SheetActions rows={rows} shown={sorted} canAdd={canAdd} today={today} />
      </ListToolbar>
      {sorted.length === 0 ? (
        <NothingFound onClear={view.clearFilters} />
      ) : isWide ? (
        <ApplicationsTable
          rows={sorted}
          order={view.order}
          tools={tools}
          modes={modes}
          openId={openId}
          onSort={view.sortBy}
        />
      ) : (
        <ApplicationCards rows={sorted} tools={tools} modes={modes} />
      )}
      {popover}
      {sheet(sorted)}
    </>
  );
}

function EmptyList({ canAdd, today }: Pick<ApplicationListProps, "canAdd" | "today">) {
  const t = useTranslate(applicationMessages);
  return (
    <EmptyState
      icon={<IconBriefcase size={22} aria-hidden />}
      action={<SheetActions rows={[]} shown={[]} canAdd={canAdd} today={today} />}
    >
      {canAdd ? t("emptyManual") : t("emptyExtension")}
    </EmptyState>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslate(applicationMessages);
  return (
    <EmptyState
      icon={<IconFilterOff size={22} aria-hidden />}
      action={
        <Button variant="default" onClick={onClear}>
          {t("filters.clear")}
        </Button>
      }
    >
      {t("filters.nothing")}
    </EmptyState>
  );
}
