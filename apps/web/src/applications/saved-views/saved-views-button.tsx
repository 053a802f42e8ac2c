import { Suspense } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Button } from "../../ui/form/button.tsx";
import { IconBookmark } from "../../ui/icons.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import type { ListView } from "../list/use-list-view.ts";
import { viewQuery } from "../list/view-query.ts";
import { applicationMessages } from "../messages.ts";
import classes from "./saved-views-button.module.css";
import { useSavedViews } from "./use-saved-views.ts";

const SavedViewsPopover = lazyComponent(() => import("./saved-views-popover.tsx"));

interface SavedViewsButtonProps {
  readonly view: ListView;
  /** The element at which the saved views are open, if they are. */
  readonly anchor: HTMLElement | undefined;
  readonly onAnchor: (anchor: HTMLElement | undefined) => void;
  /** Whether there is a button only while a saved view is shown, because a menu opens them too. */
  readonly isOnlyNamed: boolean;
}

/** The name of the saved view that is shown, and whether it was changed; opens the menu of saved views. */
export function SavedViewsButton(props: SavedViewsButtonProps) {
  const { view, anchor, onAnchor: setAnchor, isOnlyNamed } = props;
  const { data } = useSavedViews(view.savedId !== undefined);
  const saved = data?.find(({ id }) => id === view.savedId);
  const isChanged =
    saved !== undefined && viewQuery(new URLSearchParams(saved.query)) !== view.query;
  const close = () => setAnchor(undefined);
  return (
    <>
      {isOnlyNamed && !saved ? null : (
        <ViewButton
          name={saved?.name}
          isChanged={isChanged}
          isOpen={anchor !== undefined}
          onOpen={setAnchor}
        />
      )}
      {anchor ? (
        <Suspense fallback={<CancelOnEscape onCancel={close} />}>
          <SavedViewsPopover
            view={view}
            saved={saved}
            isChanged={isChanged}
            anchor={anchor}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

interface ViewButtonProps {
  /** Of the saved view that is shown, if any. */
  readonly name: string | undefined;
  readonly isChanged: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (button: HTMLElement) => void;
}

function ViewButton({ name, isChanged, isOpen, onOpen }: ViewButtonProps) {
  const t = useTranslate(applicationMessages);
  const isNamed = name !== undefined;
  const label = t(`savedViews.${isChanged ? "changed" : isNamed ? "named" : "label"}`, {
    name: name ?? "",
  });
  return (
    <Button
      variant="default"
      className={classes["button"]}
      leftSection={<IconBookmark size={16} aria-hidden />}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
      aria-label={label}
      data-named={isNamed || undefined}
      data-changed={isChanged || undefined}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <span data-label className={classes["name"]}>
        {name ?? t("savedViews.label")}
      </span>
    </Button>
  );
}
