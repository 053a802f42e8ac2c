import { trashDays } from "@postulo/domain/limits";
import { Suspense, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { lazyComponent } from "../../ui/lazy-component.tsx";
import { applicationMessages } from "../messages.ts";
import { useTrashCount } from "../queries.ts";
import classes from "./trash.module.css";

const TrashList = lazyComponent(() => import("./trash-list.tsx"));

interface TrashProps {
  readonly onRestore: (id: string) => void;
}

/** The applications deleted within `trashDays`, with undo; nothing while there are none. List and code are fetched when opened. */
export function Trash({ onRestore }: TrashProps) {
  const t = useTranslate(applicationMessages);
  const [isOpen, setIsOpen] = useState(false);
  const count = useTrashCount();
  // An open list stays after its last application was restored, since it has the focus.
  if (!isOpen && !count.isError && !count.data) return null;
  return (
    <details className={classes["trash"]} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t("trash.title")}</summary>
      <p>{t("trash.text", { days: trashDays })}</p>
      {isOpen ? (
        <Suspense fallback={<SkeletonRows rows={2} />}>
          <TrashList onRestore={onRestore} />
        </Suspense>
      ) : null}
    </details>
  );
}
