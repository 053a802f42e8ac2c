import { useMediaQuery } from "../../ui/hooks/use-media-query.ts";
import type { Application } from "@postulo/domain/application";
import { Suspense, useCallback, useMemo, useState } from "react";
import { IconBriefcase, IconFilterOff } from "../../ui/icons.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { ApplicationCards } from "./application-cards.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { listItems, type ListItem, type RowGroup } from "./row-groups.ts";
import { applicationMessages } from "../messages.ts";
import type { ShownDetails } from "../row/row-details.tsx";
import type { RowTools } from "../row/row-tools.ts";
import type { BulkActions } from "../bulk/use-bulk-actions.ts";
import { useSelection } from "../bulk/use-selection.ts";
import { useSelecting } from "../bulk/use-selecting.ts";
import { SheetActions } from "../sheets/sheet-actions.tsx";
import { useListKeys } from "./use-list-keys.ts";
import type { ListView } from "./use-list-view.ts";
import type { RowActions } from "../row/row-actions.ts";
import { longListRows } from "./use-visible-rows.ts";
import { useAfterFirstPaint } from "./use-after-first-paint.ts";
import { useRowEditing } from "../row/use-row-editing.ts";
import { ReadMailButton } from "../../schedule/read-mail-button.tsx";
import { ButtonRow } from "../../ui/form/button-row.tsx";
import { Button } from "../../ui/form/button.tsx";
import type { ViewName } from "../view-name.ts";
import { WorkspaceView } from "../workspace-view.tsx";

const noItems: readonly ListItem[] = [];
const noGroups: ReadonlySet<string> = new Set();

const SelectionBar = lazyComponent(() => import("../bulk/selection-bar.tsx"));
const RowDetails = lazyComponent(() => import("../row/row-details.tsx"));

interface ApplicationListProps {
  readonly rows: readonly Application[];
  /** The filtered applications in their order. */
  readonly shown: readonly Application[];
  /** The groups of the shown rows; undefined without any. */
  readonly groups: readonly RowGroup[] | undefined;
  /** The query without which it is unknown which applications to show. */
  readonly unknown:
    | { readonly isError: boolean; readonly refetch: () => Promise<unknown> }
    | undefined;
  readonly view: ListView;
  readonly viewName: ViewName;
  readonly actions: RowActions;
  readonly bulk: BulkActions;
  readonly canAdd: boolean;
  /** While the add form is open, the empty list shows no hint. */
  readonly isFormOpen: boolean;
  /** ISO date in the browser's time zone. */
  readonly today: string;
  /** The id of the application that is open beside the list. */
  readonly openId: string | undefined;
}

/** The context of the rows: actions, and the shared popover. */
function useRowTools(given: Pick<RowTools, "actions" | "toggle" | "isLight" | "today">) {
  const { actions, toggle, isLight, today } = given;
  const { modes, openEditor, closeEditor } = useRowEditing();
  const [details, setDetails] = useState<ShownDetails>();
  const showDetails = useCallback<RowTools["showDetails"]>(
    (kind, row, trigger) => setDetails({ kind, row, trigger }),
    [],
  );
  const tools = useMemo<RowTools>(
    () => ({ actions, openEditor, closeEditor, toggle, showDetails, isLight, today }),
    [actions, openEditor, closeEditor, toggle, showDetails, isLight, today],
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

/** What the list shows one below the other, and which of its groups are collapsed. */
function useListItems(rows: readonly Application[], groups: readonly RowGroup[] | undefined) {
  const [collapsed, setCollapsed] = useState(noGroups);
  const items = useMemo(() => listItems(rows, groups, collapsed), [rows, groups, collapsed]);
  const toggleGroup = useCallback(
    (id: string) =>
      setCollapsed(
        (now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]),
      ),
    [],
  );
  return { items, collapsed, toggleGroup };
}

/** The applications in the view that is open: a table, or cards on narrow screens, a board, or statistics. */
export function ApplicationList(props: ApplicationListProps) {
  const { rows, shown, groups, unknown, view, viewName, actions, bulk, canAdd, today, openId } =
    props;
  const isWide = useMediaQuery("(min-width: 48em)");
  const isSettled = useAfterFirstPaint();
  const { items, collapsed, toggleGroup } = useListItems(shown, groups);
  const place = { isWide, isTable: viewName === "table" };
  const selection = useSelecting(useSelection(shown, items), place);
  const { tools, modes, popover } = useRowTools({
    actions,
    toggle: selection.toggle,
    isLight: !isSettled || shown.length > longListRows,
    today,
  });
  useListKeys(viewName === "table" ? items : noItems, tools);

  if (rows.length === 0)
    return props.isFormOpen ? null : <EmptyList canAdd={canAdd} today={today} isWide={isWide} />;
  const list = { items, collapsed, onToggleGroup: toggleGroup, tools, modes, selection };
  return (
    <>
      <ListToolbar
        view={view}
        isList={viewName === "table"}
        isPhone={!isWide}
        selection={selection}
        sheets={{ rows, shown, canAdd, today }}
      />
      <WorkspaceView
        view={view}
        name={viewName}
        rows={shown}
        actions={actions}
        isBesideSheet={openId !== undefined}
      >
        {unknown ? (
          <Unknown query={unknown} />
        ) : shown.length === 0 ? (
          <NothingFound onClear={view.clearFilters} />
        ) : isWide ? (
          <ApplicationsTable
            {...list}
            columns={view.columns}
            density={view.density}
            order={view.order}
            openId={openId}
            onSort={view.sortBy}
          />
        ) : (
          <ApplicationCards {...list} />
        )}
      </WorkspaceView>
      {selection.hasBar ? (
        <Suspense>
          <SelectionBar selection={selection} actions={bulk} today={today} />
        </Suspense>
      ) : null}
      {popover}
    </>
  );
}

interface EmptyListProps extends Pick<ApplicationListProps, "canAdd" | "today"> {
  readonly isWide: boolean;
}

function EmptyList({ canAdd, today, isWide }: EmptyListProps) {
  const t = useTranslate(applicationMessages);
  return (
    <EmptyState
      icon={<IconBriefcase size={22} aria-hidden />}
      action={
        <ButtonRow>
          {isWide ? null : <ReadMailButton />}
          <SheetActions rows={[]} shown={[]} canAdd={canAdd} today={today} />
        </ButtonRow>
      }
    >
      {canAdd ? t("emptyManual") : t("emptyExtension")}
    </EmptyState>
  );
}

function Unknown({ query }: { readonly query: NonNullable<ApplicationListProps["unknown"]> }) {
  const t = useTranslate(applicationMessages);
  if (!query.isError) return <SkeletonRows height={52} />;
  return <LoadFailure title={t("filters.unknown")} onRetry={() => void query.refetch()} />;
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  const t = useTranslate(applicationMessages);
  return (
    <EmptyState
      icon={<IconFilterOff size={22} aria-hidden />}
      action={
        <Button
          variant="default"
          onClick={() => {
            // Clearing the filters removes this button.
            document.querySelector<HTMLElement>("[data-filter-button]")?.focus();
            onClear();
          }}
        >
          {t("filters.clear")}
        </Button>
      }
    >
      {t("filters.nothing")}
    </EmptyState>
  );
}
