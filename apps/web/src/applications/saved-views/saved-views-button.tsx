import { Suspense, useState } from "react";
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

/** The name of the saved view that is shown, and whether it was changed; opens the menu of saved views. */
export function SavedViewsButton({ view }: { readonly view: ListView }) {
  const t = useTranslate(applicationMessages);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { data } = useSavedViews(view.savedId !== undefined);
  const saved = data?.find(({ id }) => id === view.savedId);
  const isChanged =
    saved !== undefined && viewQuery(new URLSearchParams(saved.query)) !== view.query;
  const name = saved?.name ?? "";
  const label = t(`savedViews.${isChanged ? "changed" : saved ? "named" : "label"}`, { name });
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="default"
        className={classes["button"]}
        leftSection={<IconBookmark size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        title={label}
        aria-label={label}
        data-named={saved ? true : undefined}
        data-changed={isChanged || undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span data-label className={classes["name"]}>
          {saved?.name ?? t("savedViews.label")}
        </span>
      </Button>
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
