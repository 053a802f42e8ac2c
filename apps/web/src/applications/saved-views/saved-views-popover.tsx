import { savedViewLimits, type SavedView } from "@postulo/domain/saved-view";
import { useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { showToast, showUndoToast } from "../../ui/feedback/toast.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Popover } from "../../ui/overlay/popover.tsx";
import { filterParameters } from "../list/list-filter.ts";
import type { ListView } from "../list/use-list-view.ts";
import { applicationMessages } from "../messages.ts";
import { savedViewMessages } from "./messages.ts";
import { NewViewForm } from "./new-view-form.tsx";
import { SavedViewRow, ViewChoice } from "./saved-view-row.tsx";
import classes from "./saved-views.module.css";
import { useChangeSavedView, useDeleteSavedView, useSavedViews } from "./use-saved-views.ts";
import { useOrderedViews } from "./use-view-order.ts";
import { ViewOrder } from "./view-order.tsx";

interface SavedViewsPopoverProps {
  readonly view: ListView;
  /** The saved view that is shown; undefined without one. */
  readonly saved: SavedView | undefined;
  /** Whether what is shown differs from it. */
  readonly isChanged: boolean;
  /** The button that opened it. */
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Chooses, saves, renames, updates, moves and deletes named views. */
export default function SavedViewsPopover(props: SavedViewsPopoverProps) {
  const { anchor, onClose } = props;
  const tList = useTranslate(applicationMessages);
  const t = useTranslate(savedViewMessages);
  const { data: views, isError, refetch } = useSavedViews(true);
  return (
    <Popover anchor={anchor} label={tList("savedViews.label")} onClose={onClose}>
      <div className={classes["menu"]}>
        {views ? (
          <ViewMenu {...props} views={views} />
        ) : isError ? (
          <LoadFailure title={t("loadFailed")} onRetry={() => void refetch()} />
        ) : (
          <div aria-hidden>
            {["70%", "45%", "60%"].map((width) => (
              <Skeleton key={width} className={classes["loading"]} width={width} />
            ))}
          </div>
        )}
      </div>
    </Popover>
  );
}

type ViewMenuProps = SavedViewsPopoverProps & { readonly views: readonly SavedView[] };

/** The views with what is done with them, or with the buttons that change their order. */
function ViewMenu(props: ViewMenuProps) {
  const { view, saved, isChanged, onClose } = props;
  const views = useOrderedViews(props.views);
  const t = useTranslate(savedViewMessages);
  const [isSorting, setIsSorting] = useState(false);
  const canSort = views.length > 1;
  const isOrdering = canSort && isSorting;
  return (
    <>
      {isOrdering ? <ViewOrder views={views} /> : <ViewList {...props} views={views} />}
      {canSort ? (
        <Button
          variant={isOrdering ? "default" : "subtle"}
          color="neutral"
          size="compact-sm"
          className={classes["order"]}
          onClick={() => setIsSorting(!isOrdering)}
        >
          {t(isOrdering ? "orderDone" : "order")}
        </Button>
      ) : null}
      {saved && isChanged && !isOrdering ? (
        <SaveChanges view={view} saved={saved} onDone={onClose} />
      ) : null}
      {isOrdering ? null : <NewViewForm view={view} views={views} onDone={onClose} />}
    </>
  );
}

function ViewList({ view, views, saved, isChanged, onClose }: ViewMenuProps) {
  const t = useTranslate(savedViewMessages);
  const remove = useRemoveView();
  const shown = new URLSearchParams(view.query);
  const isFiltered = filterParameters.some((name) => shown.has(name));

  function open(chosen: SavedView | undefined) {
    onClose();
    view.openSaved(chosen);
  }

  return (
    <ul className={classes["views"]}>
      <li className={classes["view"]}>
        <ViewChoice
          name={t("all")}
          isShown={!saved && !isFiltered}
          onChoose={() => open(undefined)}
        />
      </li>
      {views.map((one) => (
        <SavedViewRow
          key={one.id}
          view={one}
          isShown={one.id === saved?.id}
          isChanged={one.id === saved?.id && isChanged}
          onChoose={() => open(one)}
          onRemove={() => remove(one)}
        />
      ))}
    </ul>
  );
}

/** Deletes a view; the undo restores it with its id, so that addresses with it are valid again. */
function useRemoveView() {
  const t = useTranslate(savedViewMessages);
  const removing = useDeleteSavedView(t("removeFailed"));
  const restoring = useChangeSavedView(t("restoreFailed"));

  async function restore({ version: _version, ...row }: SavedView) {
    const problem = await restoring.mutateAsync({ kind: "add", row });
    if (problem === undefined) return;
    const text = t(problem, { count: savedViewLimits.rows });
    showToast({ title: t("restoreFailed"), text, tone: "danger" });
  }

  return (seen: SavedView) =>
    removing.mutate(seen.id, {
      onSuccess: (deleted) =>
        showUndoToast({
          title: t("removed"),
          text: seen.name,
          onUndo: () => void restore(deleted ?? seen).catch(() => undefined),
        }),
    });
}

interface SaveChangesProps {
  readonly view: ListView;
  readonly saved: SavedView;
  readonly onDone: () => void;
}

/** Stores what is shown as the saved view. */
function SaveChanges({ view, saved, onDone }: SaveChangesProps) {
  const t = useTranslate(savedViewMessages);
  const change = useChangeSavedView(t("failed"));
  const [problem, setProblem] = useState<string>();
  async function save() {
    if (view.query.length > savedViewLimits.query) return setProblem(t("tooLong"));
    const outcome = await change.mutateAsync({
      kind: "edit",
      seen: saved,
      values: { query: view.query },
    });
    if (outcome !== undefined) return setProblem(t(outcome, { count: savedViewLimits.rows }));
    showToast({ title: t("updated"), text: saved.name, tone: "success" });
    onDone();
  }
  return (
    <div className={classes["changes"]}>
      <AsyncButton
        isPending={change.isPending}
        fullWidth
        onPress={() => void save().catch(() => undefined)}
      >
        {t("saveChanges")}
      </AsyncButton>
      {problem ? (
        <p role="alert" className={classes["problem"]}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
